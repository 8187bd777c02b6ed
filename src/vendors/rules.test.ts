import { describe, expect, test } from 'vitest'
import {
  accountDigits,
  estimatedLevel,
  groupAccount,
  hasForeignSigns,
  isAccountTooLong,
  isTax,
  monthsBefore,
} from './rules.ts'

test('an account number has 10 to 15 digits, dashes and spaces ignored', () => {
  const typed = ['123456789', '1234567890', '123-456 789012345', '1234567890123456', '12345678x0']
  expect(typed.map(accountDigits)).toEqual([
    undefined,
    '1234567890',
    '123456789012345',
    undefined,
    undefined,
  ])
})

test.each([
  '1234567890\u202c',
  '\u202d1234567890',
  '1234567890\u200e',
  '123\u200b4567890',
  '123\u20134\u201356789\u20130',
  '123\u20114\u201156789\u20110',
  '123\u00a04\u200956789\u30000',
  '๑๒๓-๔-๕๖๗๘๙-๐',
  '１２３－４－５６７８９－０',
  '\ufeff123\u22124 56789\u00ad0\n',
])('an account pasted as %j is its digits', (pasted) => {
  expect(accountDigits(pasted)).toBe('1234567890')
  expect([hasForeignSigns(pasted), isAccountTooLong(pasted)]).toEqual([false, false])
})

test('a tax is 0 to 15 percent with two decimals', () => {
  const percents = [0, '0.75', 15, '15.01', -1, '0.755', 16]
  expect(percents.map(isTax)).toEqual([true, true, true, false, false, false, false])
})

test.each([
  ['ธ.ก.ส.', '012345678901', '01-234-5-67890-1'],
  ['ออมสิน', '020123456789', '020123456789'],
  ['กรุงไทย', '8012345678', '801-2-34567-8'],
  ['กสิกรไทย', '1234567890', '123-4-56789-0'],
  ['ธอส.', '123456789012', '123456789012'],
  ['เกียรตินาคินภัทร', '12345678901234', '12345678901234'],
  ['ธ.ก.ส.', '1234567890', '1234567890'],
  ['ธนาคารที่ไม่รู้จัก', '1234567890', '123-4-56789-0'],
  [null, '123456789012', '123456789012'],
])('%s writes %s as %s', (bank, digits, written) => {
  expect(groupAccount(digits, bank)).toBe(written)
})

test.each([
  ['2026-11-21', 3, '2026-08-21'],
  ['2026-11-21', 12, '2025-11-21'],
  ['2026-02-15', 3, '2025-11-15'],
  ['2026-05-31', 3, '2026-02-28'],
  ['2028-05-31', 3, '2028-02-29'],
  ['2028-02-29', 12, '2027-02-28'],
  ['2026-12-31', 6, '2026-06-30'],
  ['2026-01-01', 12, '2025-01-01'],
] as const)('%s, %i months before, is %s', (day, months, before) => {
  expect(monthsBefore(day, months)).toBe(before)
})

describe('the level that a year would give', () => {
  const levels = [
    { name: 'Normal', minAverageGrade: '0.00', minTotalWeight: '0.00' },
    { name: 'Silver', minAverageGrade: '17.50', minTotalWeight: '60000.00' },
    { name: 'Gold', minAverageGrade: '18.00', minTotalWeight: '180000.00' },
    { name: 'Premium', minAverageGrade: '18.50', minTotalWeight: '500000.00' },
  ]

  test.each([
    [null, 0, 'Normal'],
    ['17.50', '60000', 'Silver'],
    ['17.49', '60000', 'Normal'],
    ['17.495', '60000', 'Silver'],
    ['17.4949', '60000', 'Normal'],
    ['17.50', '59999.99', 'Normal'],
    ['18.00', '179999.99', 'Silver'],
    ['18.00', '180000.00', 'Gold'],
    ['18.49', '900000', 'Gold'],
    ['18.50', '500000', 'Premium'],
    ['24', '100', 'Normal'],
    ['10', '900000', 'Normal'],
  ])('of %s %% and %s kg is %s', (averageGrade, totalWeight, name) => {
    expect(estimatedLevel(levels, { averageGrade, totalWeight })?.name).toBe(name)
  })

  test('is the highest whose minimums are met, whatever stands between', () => {
    const odd = [levels[0]!, { ...levels[1]!, minTotalWeight: 10_000_000 }, levels[2]!]
    const brought = { averageGrade: 19, totalWeight: 200_000 }
    expect(estimatedLevel(odd, brought)?.name).toBe('Gold')
    expect(estimatedLevel([], brought)).toBeUndefined()
  })
})
