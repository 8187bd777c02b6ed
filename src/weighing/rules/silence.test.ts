import { describe, expect, test } from 'vitest'
import { addDays, weekdayOf } from '../../platform/thai-date.ts'
import { type Heartbeats, type ScaleDay, silenceOf, usualGap } from './silence.ts'

/** A Thursday. */
const TODAY = '2026-11-19'
const at = (time: string, day = TODAY) => new Date(`${day}T${time}:00+07:00`)
const bits = (from: number, to: number) =>
  Array.from({ length: 24 }, (_, hour) => hour)
    .filter((hour) => (from <= to ? hour >= from && hour <= to : hour >= from || hour <= to))
    .reduce((mask, hour) => mask | (1 << hour), 0)

/** Two weeks in which it sent from 6 until 19 o'clock, never on a Sunday, with a pause of 20 minutes. */
function usual({ hours = bits(6, 19), longestGap = 20, sundays = false, count = 14 } = {}) {
  return Array.from({ length: count }, (_, ago) => addDays(TODAY, -1 - ago))
    .filter((day) => sundays || weekdayOf(day) !== 0)
    .map((day): ScaleDay => ({ day, hours, longestGap }))
}

function silence(now: Date, lastAt: Date, more: Partial<Heartbeats> = {}) {
  return silenceOf({ days: usual(), lastAt, millLastAt: lastAt, ...more }, now)
}

describe('a scale is silent', () => {
  test('after more than half an hour, or half as long again as its usual longest pause', () => {
    expect(silence(at('10:30'), at('10:00'))).toBeUndefined()
    expect(silence(at('10:31'), at('10:00'))).toEqual({ since: at('10:00'), usualMinutes: 30 })
    const days = usual({ longestGap: 40 })
    expect(silence(at('11:00'), at('10:00'), { days })).toBeUndefined()
    expect(silence(at('11:01'), at('10:00'), { days })).toMatchObject({ usualMinutes: 60 })
  })

  test('not where a day that ends early, begins late, or has not begun is quiet', () => {
    expect(silence(at('19:55'), at('19:05'))).toBeUndefined()
    expect(silence(at('18:59'), at('18:20'))).toMatchObject({ since: at('18:20') })
    expect(silence(at('06:59'), at('18:20', addDays(TODAY, -1)))).toBeUndefined()
    expect(silence(at('23:30'), at('19:05'))).toBeUndefined()
  })

  test('in the morning from half an hour of work on, where another scale sends', () => {
    const lastAt = at('19:40', addDays(TODAY, -1))
    const millLastAt = at('06:40')
    expect(silence(at('07:30'), lastAt, { millLastAt })).toBeUndefined()
    expect(silence(at('07:31'), lastAt, { millLastAt })).toMatchObject({ since: lastAt })
  })

  test('not on a holiday, on which no scale sends, nor on a Sunday, when it usually does not', () => {
    expect(silence(at('11:00'), at('19:40', addDays(TODAY, -1)))).toBeUndefined()
    const sunday = addDays(TODAY, -4)
    const days = usual().map((one) => ({ ...one, day: addDays(one.day, -4) }))
    expect(weekdayOf(sunday)).toBe(0)
    const cleaning = at('09:30', sunday)
    const working = days.filter(({ day }) => weekdayOf(day) !== 0)
    expect(silence(at('11:00', sunday), cleaning, { days: working })).toBeUndefined()
  })

  test('over midnight, where it works at night, and not in the hours between the shifts', () => {
    const days = usual({ hours: bits(6, 2), sundays: true })
    const before = at('23:50', addDays(TODAY, -1))
    expect(silence(at('00:20'), before, { days })).toBeUndefined()
    expect(silence(at('00:21'), before, { days })).toEqual({ since: before, usualMinutes: 30 })
    expect(silence(at('04:00'), at('02:10'), { days })).toBeUndefined()
    const always = usual({ hours: bits(0, 23), sundays: true })
    expect(silence(at('00:21'), before, { days: always })).toMatchObject({ since: before })
  })

  test('not while it is new, nor with the day of today as its history', () => {
    const few = usual({ count: 14 }).slice(0, 2)
    expect(silence(at('11:00'), at('10:00'), { days: few })).toBeUndefined()
    const today = { day: TODAY, hours: bits(6, 11), longestGap: 5 }
    expect(silence(at('11:00'), at('10:00'), { days: [...few, today] })).toBeUndefined()
    expect(silence(at('11:00'), at('10:00'), { days: [] })).toBeUndefined()
  })

  test('not in an hour in which it seldom sends', () => {
    const days = usual().map((one, index) =>
      index % 2 ? { ...one, hours: one.hours & ~(1 << 12) } : one,
    )
    for (const time of ['11:50', '12:50', '13:50']) {
      expect(silence(at(time), at('10:55'), { days })).toBeUndefined()
    }
  })

  test('not by a clock that ran ahead: the last sending is later than now', () => {
    expect(silence(at('10:00'), at('11:00'))).toBeUndefined()
  })
})

test('one day of trouble does not widen the usual pause; two do', () => {
  const [first, second, ...rest] = usual()
  expect(usualGap([{ ...first!, longestGap: 170 }, second!, ...rest])).toBe(30)
  const twice = [first!, second!].map((one) => ({ ...one, longestGap: 170 }))
  expect(usualGap([...twice, ...rest])).toBe(255)
})
