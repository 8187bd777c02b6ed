import { readDay, readInstant } from '../../platform/spreadsheets/thai-values.ts'
import { arabicDigits, toOffsetIso } from '../../platform/thai-date.ts'
import type { Known, Parsed, Values, Wrong } from './kind.ts'

/** The time of a ticket as a cell has it, to the second at the mill: 2026-11-15 14:05:30. */
export function timeText(instant: Date): string {
  return toOffsetIso(instant).slice(0, 19).replace('T', ' ')
}

/** The instant of a time as `timeText` has it. */
export function instantOf(time: string): string {
  return `${time.replace(' ', 'T')}+07:00`
}

/** A time of day alone, whose day stands in a column of its own; Excel keeps such a one as of its first day. */
const TIME_OF_DAY = /^(?:1899-12-3\d )?(\d{1,2})[:.](\d\d)(?:[:.](\d\d))?(?:\s*(?:น\.?|hrs?\.?))?$/i

/** A day and a time; a time of day alone is kept as T14:05:00 until its day is found. */
export function time(typed: string, { now }: Known): Parsed {
  if (typed === '') return { value: '' }
  const [, hour = '', minute, second = '00'] = TIME_OF_DAY.exec(arabicDigits(typed)) ?? []
  if (minute !== undefined && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60) {
    return { value: `T${hour.padStart(2, '0')}:${minute}:${second}` }
  }
  const instant = readInstant(typed, now)
  return instant && isOfCentury(instant) ? { value: timeText(instant) } : { code: 'instant' }
}

/** As the intake has it, which takes no ticket of another century. */
function isOfCentury(instant: Date): boolean {
  return instant.getUTCFullYear() >= 2000 && instant.getUTCFullYear() < 2200
}

/** A day. */
export function day(typed: string, { now }: Known): Parsed {
  if (typed === '') return { value: '' }
  const value = readDay(typed.replace(/[ T]00:00(:00)?$/, ''), now)
  return value === undefined ? { code: 'day' } : { value }
}

/** Puts days and times together that stand in columns of their own. */
export function joinTimes(given: Record<string, string>, wrong: Wrong): void {
  for (const way of ['In', 'Out']) {
    const [date, field] = [given[`WeightDate${way}`], `WeightTime${way}`]
    delete given[`WeightDate${way}`]
    const time = given[field]
    if (!time?.startsWith('T')) continue
    if (date) given[field] = `${date} ${time.slice(1)}`
    else {
      delete given[field]
      wrong(field, time.slice(1), 'timeAlone')
    }
  }
}

/** What a ticket says of a time, by the names of fields. */
export function timeOf(values: Values, field: 'WeightTimeIn' | 'WeightTimeOut'): string | null {
  const time = values[field]
  return time ? instantOf(time) : null
}
