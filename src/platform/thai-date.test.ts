import { describe, expect, test } from 'vitest'
import {
  addDays,
  buddhistYearMonth,
  businessDay,
  fileStamp,
  formatDay,
  formatInstant,
  formatMoment,
  formatMonth,
  formatPast,
  parseThaiDate,
  toOffsetIso,
} from './thai-date.ts'

const afternoon = new Date('2026-11-20T07:05:30.000Z')

describe('the clock of the mill', () => {
  test('a day begins at midnight in UTC+7', () => {
    expect(businessDay(new Date('2026-11-19T16:59:59.999Z'))).toBe('2026-11-19')
    expect(businessDay(new Date('2026-11-19T17:00:00.000Z'))).toBe('2026-11-20')
  })

  test('days are counted over months and leap years', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  })

  test('numbers, files and the wire carry their own forms', () => {
    expect(buddhistYearMonth(afternoon)).toBe('6911')
    expect(buddhistYearMonth(new Date('2026-12-31T17:00:00Z'))).toBe('7001')
    expect(fileStamp(afternoon)).toBe('20261120140530')
    expect(toOffsetIso(afternoon)).toBe('2026-11-20T14:05:30.000+07:00')
  })
})

describe('days in words', () => {
  test.each([
    ['full', 'th', '20 พฤศจิกายน 2569'],
    ['full', 'en', '20 November 2026'],
    ['heading', 'th', 'วันศุกร์ที่ 20 พฤศจิกายน พ.ศ. 2569'],
    ['heading', 'en', 'Friday, 20 November 2026'],
    ['short', 'th', '20 พ.ย. 2569'],
    ['short', 'en', '20 Nov 2026'],
    ['table', 'th', '20/11/2569'],
    ['table', 'en', '20/11/2026'],
  ] as const)('%s in %s', (style, language, words) => {
    expect(formatDay('2026-11-20', style, language)).toBe(words)
  })

  test('a month heads a calendar', () => {
    expect(formatMonth('2026-11-20', 'th')).toBe('พฤศจิกายน 2569')
  })

  test('instants', () => {
    expect(formatInstant(afternoon, 'table', 'th')).toBe('20/11/2569 14:05')
    expect(formatInstant(afternoon, 'brief', 'th')).toBe('20/11 14:05')
    expect(formatInstant(afternoon, 'audit', 'th')).toBe('20/11/2569 14:05:30')
    expect(formatInstant(afternoon, 'short', 'en')).toBe('20 Nov 2026 14:05')
    expect(formatInstant(afternoon, 'time', 'th')).toBe('14:05')
    expect(formatInstant(afternoon, 'clock', 'th')).toBe('14:05 น.')
    expect(formatInstant('2026-11-20T14:05:30.000+07:00', 'time', 'th')).toBe('14:05')
  })

  test('the near past', () => {
    const at = (iso: string) => formatPast(new Date(iso), afternoon, 'th')
    expect(at('2026-11-20T07:05:00Z')).toBe('เมื่อสักครู่')
    expect(at('2026-11-20T07:00:00Z')).toBe('5 นาทีที่แล้ว')
    expect(at('2026-11-20T01:00:00Z')).toBe('วันนี้ 08:00 น.')
    expect(at('2026-11-19T07:05:00Z')).toBe('เมื่อวาน 14:05 น.')
    expect(at('2026-11-18T07:05:00Z')).toBe('18 พ.ย. 2569 14:05')
    expect(formatPast('2026-11-20T01:00:00Z', afternoon, 'en')).toBe('today 08:00')
  })
})

describe('typed days', () => {
  test.each([
    '20/11/2569',
    '20/11/69',
    '201169',
    '20112569',
    '20 พ.ย. 69',
    '20 พฤศจิกายน พ.ศ. 2569',
    '20 พย 2569',
    '๒๐/๑๑/๒๕๖๙',
    '20-11-2026',
    '20 Nov 2026',
    '20.11.2026',
    '\u200b20/11/\u20602569\ufeff',
    '\u202a20 พ.ย.\u200b 69\u202c',
  ])('%s is understood', (typed) => {
    expect(parseThaiDate(typed)).toBe('2026-11-20')
  })

  test('a year from 2400 is of the Buddhist era, below it Christian', () => {
    expect(parseThaiDate('01/01/2443')).toBe('1900-01-01')
    expect(parseThaiDate('01/01/2199')).toBe('2199-01-01')
    expect(parseThaiDate('29/02/2571')).toBe('2028-02-29')
  })

  test.each(['', '31/02/2569', '20/13/69', '20/11', 'tomorrow', '20 ปีก่อน 69', '20/11/2300'])(
    '“%s” is no day',
    (typed) => expect(parseThaiDate(typed)).toBeNull(),
  )
})

describe('the moment of a list', () => {
  const now = '2026-11-23T09:00:00+07:00'

  test.each([
    ['2026-11-23T00:05:00+07:00', '00:05', '00:05'],
    ['2026-11-22T23:55:00+07:00', '22 พ.ย. 23:55', '22 Nov 23:55'],
    ['2026-08-01T06:10:00+07:00', '1 ส.ค. 06:10', '1 Aug 06:10'],
  ])('of %s is %s, in English %s', (at, th, en) => {
    expect(formatMoment(at, now, 'th')).toBe(th)
    expect(formatMoment(at, now, 'en')).toBe(en)
  })
})
