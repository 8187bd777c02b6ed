import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasLostDigits, leavingAfter, readDay, readDecimal, readInstant } from './thai-values.ts'

const now = new Date('2026-11-20T14:05:00+07:00')

test.each([
  ['1,234.50', '1234.5'],
  ['๑,๒๓๔.๕ กก.', '1234.5'],
  ['5.70 บาท/กก.', '5.7'],
  ['0.75%', '0.75'],
  ['-007.00', '-7'],
  ['-0', '0'],
  ['.5', '0.5'],
  ['12345678901234567890.25', '12345678901234567890.25'],
  ['6,5', undefined],
  ['1.8E+11', undefined],
  ['หก', undefined],
  ['', undefined],
])('“%s” is the decimal %s', (text, value) => {
  expect(readDecimal(text)).toBe(value)
})

test('A decimal means the same after it is read', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 18n }),
      fc.integer({ min: 0, max: 99 }),
      (whole, cents) => {
        const written = `${whole}.${`${cents}`.padStart(2, '0')}`
        const [read = '', fraction = ''] = (readDecimal(written) ?? '').split('.')
        expect([BigInt(read), fraction.padEnd(2, '0')]).toEqual([
          whole,
          `${cents}`.padStart(2, '0'),
        ])
      },
    ),
  )
})

test.each([
  ['1.84394E+11', true],
  ['2e11', true],
  ['184394000000', false],
  ['V1E+11', false],
])('“%s” has lost digits: %s', (text, lost) => {
  expect(hasLostDigits(text)).toBe(lost)
})

test.each([
  ['15/11/2569', '2026-11-15'],
  ['15-11-2026', '2026-11-15'],
  ['15/11/69', '2026-11-15'],
  ['15/11/26', '2026-11-15'],
  ['๑๕ พ.ย. ๖๙', '2026-11-15'],
  ['15 พฤศจิกายน 2569', '2026-11-15'],
  ['2026-11-15', '2026-11-15'],
  ['2569-11-15', '2026-11-15'],
  ['20261115', '2026-11-15'],
  ['25691115', '2026-11-15'],
  ['151169', '2026-11-15'],
  ['2026/11/15', '2026-11-15'],
  ['31/02/2569', undefined],
  ['15/13/2569', undefined],
  ['เมื่อวาน', undefined],
])('“%s” is the day %s', (text, day) => {
  expect(readDay(text, now)).toBe(day)
})

test.each([
  ['15/11/2569 14:05', undefined, '2026-11-15T14:05:00+07:00'],
  ['15/11/69 14.05 น.', undefined, '2026-11-15T14:05:00+07:00'],
  ['15 พ.ย. 2569 เวลา 14:05 น.', undefined, '2026-11-15T14:05:00+07:00'],
  ['15/11/2569 2:05 PM', undefined, '2026-11-15T14:05:00+07:00'],
  ['12:05:10 am', '15/11/2569', '2026-11-15T00:05:10+07:00'],
  ['เวลา 08:40 น.', '15/11/2569', '2026-11-15T08:40:00+07:00'],
  ['13:05 PM', '15/11/2569', undefined],
  ['2026-11-15 14:05:30', undefined, '2026-11-15T14:05:30+07:00'],
  ['2569-11-15T04:05:30', undefined, '2026-11-15T04:05:30+07:00'],
  ['2026-11-15T07:05:30Z', undefined, '2026-11-15T14:05:30+07:00'],
  ['2026-11-15T14:05:30.123+0700', undefined, '2026-11-15T14:05:30.123+07:00'],
  ['๐๖:๐๗', '15/11/2569', '2026-11-15T06:07:00+07:00'],
  ['25:00', '15/11/2569', undefined],
  ['14:60', '15/11/2569', undefined],
  ['15/11/2569', undefined, undefined],
])('“%s” with day %s is the instant %s', (text, day, iso) => {
  expect(readInstant(text, now, day)).toEqual(iso === undefined ? undefined : new Date(iso))
})

test.each([
  ['23:30', '00:20', '16T00:20'],
  ['23:30', '17:29', '16T17:29'],
  ['23:30', '17:30', '15T17:30'],
  ['08:15', '08:10', '15T08:10'],
  ['08:15', '09:40', '15T09:40'],
])('A truck that came at %s and left at %s left on the %s', (came, left, then) => {
  const on = (time: string) => new Date(`2026-11-${time}:00+07:00`)
  expect(leavingAfter(on(`15T${came}`), on(`15T${left}`))).toEqual(on(then))
})
