import { expect, test } from 'vitest'
import { valueWords } from './value-words.ts'

test.each([
  ['Grade18', '65', '65.00'],
  ['IncrementPrice', '1234.5', '1,234.50'],
  ['ValueShippingCost', '0.125', '0.125'],
  ['WeightIn', '65', '65'],
])('a number of %s, %s, is read as %s', (field, value, words) => {
  expect(valueWords('number', value, 'th', field)).toBe(words)
})

test.each([
  ['number', '15230', '15,230'],
  ['number', '1234567.5678', '1,234,567.5678'],
  ['number', '610', '610'],
  ['number', 'ไกล', 'ไกล'],
  ['text', '690001', '690001'],
  [undefined, '15230', '15230'],
  ['day', '2025-11-15', '15/11/2568'],
  ['day', '32/11/2568', '32/11/2568'],
  ['instant', '2025-11-15 08:05:00', '15/11/2568 08:05'],
  ['instant', '2025-11-15 08:05:30', '15/11/2568 08:05:30'],
  ['instant', '15/11/2568 8.05', '15/11/2568 8.05'],
  ...['2026-13-01', '2026-02-31', '2026-00-10'].map((no) => ['day', no, no] as const),
  ...[
    '2026-13-20 08:05:30',
    '2026-02-31 08:05:00',
    '2026-11-20 25:00:00',
    '2026-11-20 08:61:00',
  ].map((no) => ['instant', no, no] as const),
] as const)('%s %s is read as %s', (kind, value, words) => {
  expect(valueWords(kind, value, 'th')).toBe(words)
})
