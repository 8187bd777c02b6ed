import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  becameDay,
  hasLostDigits,
  leavingAfter,
  orderOfDays,
  readDay,
  readDecimal,
  readInstant,
  readTimeOfDay,
  withoutTimesAlone,
} from './thai-values.ts'

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

test.each([
  ['2026-11-24', true],
  ['Oct-45', true],
  ['ต.ค.-69', true],
  ['80-1234', false],
  ['24-11-2026', false],
  ['S2/471', false],
])('The code “%s” was taken for a day: %s', (text, isDay) => {
  expect(becameDay(text)).toBe(isDay)
})

test.each(['1899-12-30 08:30:00', '30/12/1899 08:30:00', '1899-12-31T08:30'])(
  'The time %s of a day that nobody means is a time alone',
  (text) => {
    expect(readTimeOfDay(text)).toBe('08:30:00')
  },
)

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
  ['2E+11', true],
  ['1,2E+05', true],
  ['1.2e5', true],
  ['1E5', false],
  ['12E5', false],
  ['184394000000', false],
  ['184.4E+9', true],
  ['10E+5', true],
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
  ['24-Nov-26', '2026-11-24'],
  ['24-พ.ย.-69', '2026-11-24'],
  ['24/พ.ย./2569', '2026-11-24'],
  ['24-พฤศจิกายน-2569', '2026-11-24'],
  ['24 พฤศจิกา 69', '2026-11-24'],
  ['๒๔-พย-๖๙', '2026-11-24'],
  ['วันอังคารที่ 24 พฤศจิกายน พ.ศ. 2569', '2026-11-24'],
  ['Tue, 24 Nov 2026', '2026-11-24'],
  ['November 24, 2026', '2026-11-24'],
  ['Nov-24-26', '2026-11-24'],
  ['5-Sept-26', '2026-09-05'],
  ['24112569', '2026-11-24'],
  ['24112026', '2026-11-24'],
  ['24-Xyz-26', undefined],
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
  ['24112569 08:00', undefined, '2026-11-24T08:00:00+07:00'],
  ['20261124 080000', undefined, '2026-11-24T08:00:00+07:00'],
  ['20261124080000', undefined, '2026-11-24T08:00:00+07:00'],
  ['25691124 0805', undefined, '2026-11-24T08:05:00+07:00'],
  ['24/11/2569 8:00:00 ก่อนเที่ยง', undefined, '2026-11-24T08:00:00+07:00'],
  ['24/11/2569 1:30:00 หลังเที่ยง', undefined, '2026-11-24T13:30:00+07:00'],
  ['24/11/69 หลังเที่ยง 12:05', undefined, '2026-11-24T12:05:00+07:00'],
  ['24-Nov-26 12:10 ก่อนเที่ยง', undefined, '2026-11-24T00:10:00+07:00'],
  ['24-พ.ย.-69 08:30', undefined, '2026-11-24T08:30:00+07:00'],
  ['080000', '24/11/2569', '2026-11-24T08:00:00+07:00'],
  ['086000', '24/11/2569', undefined],
])('“%s” with day %s is the instant %s', (text, day, iso) => {
  expect(readInstant(text, now, { day })).toEqual(iso === undefined ? undefined : new Date(iso))
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

test.each<[what: string, column: string[], days: (string | undefined)[]]>([
  [
    'month first, proved by another row',
    ['03/24/2026', '03/04/2026'],
    ['2026-03-24', '2026-03-04'],
  ],
  ['day first, proved by another row', ['24/03/2026', '03/04/2026'], ['2026-03-24', '2026-04-03']],
  ['year first in two figures', ['26-11-18'], ['2026-11-18']],
  [
    'year first, which would be days to come',
    ['26-10-30', '26-11-01'],
    ['2026-10-30', '2026-11-01'],
  ],
  ['year first of an older list', ['25-06-15', '25-06-16'], ['2025-06-15', '2025-06-16']],
  [
    'month first, proved by a day with dots',
    ['11.14.26', '11.05.26'],
    ['2026-11-14', '2026-11-05'],
  ],
  ['year first of the Buddhist era', ['69-11-18'], ['2026-11-18']],
  ['year first in a run of figures', ['261118'], ['2026-11-18']],
  ['day first in two figures', ['18-11-26', '05-11-26'], ['2026-11-18', '2026-11-05']],
  ['the Buddhist era', ['03/04/2569'], ['2026-04-03']],
  ['the Buddhist era in two figures', ['03/04/69'], ['2026-04-03']],
  [
    'days that a spreadsheet in English took for month before day, beside those that it left',
    ['2026-03-04', '24/03/2026', '2026-04-04'],
    [undefined, '2026-03-24', '2026-04-04'],
  ],
  [
    'days of a spreadsheet beside such as were typed',
    ['2026-03-04', '2026-03-24', '25/03/2026'],
    ['2026-03-04', '2026-03-24', '2026-03-25'],
  ],
  ['day first in these weeks', ['05/11/2026'], ['2026-11-05']],
  [
    'day first, since the days lie together',
    ['03/04/2026', '05/04/2026'],
    ['2026-04-03', '2026-04-05'],
  ],
  ['the same either way', ['04/04/2026'], ['2026-04-04']],
  ['nothing that proves it', ['03/04/2026'], [undefined]],
  ['days that lie together month first', ['04/03/2026', '04/05/2026'], [undefined, undefined]],
  ['a day to come, unless month first', ['11/12/2026'], [undefined]],
  [
    'both in one column',
    ['03/24/2026', '24/03/2026', '03/04/2026'],
    [undefined, '2026-03-24', undefined],
  ],
  [
    'one slip in a list of one week',
    ['01/11/2026', '03/11/2026', '05/15/2026'],
    ['2026-11-01', '2026-11-03', undefined].map((day, at) => (at < 2 ? undefined : day)),
  ],
  ['a year first with strokes, which may be a day', ['26/11/18'], [undefined]],
  [
    'no day at all beside some',
    ['เมื่อวาน', '03/24/2026', '99/99/2026'],
    [undefined, '2026-03-24', undefined],
  ],
])('The days of a column are read in one order: %s', (_what, column, days) => {
  const order = orderOfDays([column], now)(column)
  expect(column.map((text) => readDay(text, now, order))).toEqual(days)
})

test('What one column proves holds for the other of its file, and times in a run of figures prove nothing', () => {
  const [came, left] = [['03/24/2026 08:00'], ['03/04/2026 08:30']]
  expect(orderOfDays([came, left], now)(left)).toBe('mdy')
  expect(orderOfDays([['15/11/2569'], withoutTimesAlone(['101530'])], now)(['15/11/2569'])).toBe(
    'dmy',
  )
  expect(readTimeOfDay('101530')).toBe('10:15:30')
})
