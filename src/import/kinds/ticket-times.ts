import { type DayOrder, proposedDay } from '../../platform/spreadsheets/day-order.ts'
import {
  leavingAfter,
  readDay,
  readInstant,
  readTimeOfDay,
} from '../../platform/spreadsheets/thai-values.ts'
import { toOffsetIso } from '../../platform/thai-date.ts'
import type { Known, Parsed, Values, Wrong } from './kind.ts'

/** The time of a ticket as a cell has it, to the second at the mill: 2026-11-15 14:05:30. */
export function timeText(instant: Date): string {
  return toOffsetIso(instant).slice(0, 19).replace('T', ' ')
}

/** The instant of a time as `timeText` has it. */
export function instantOf(time: string): string {
  return `${time.replace(' ', 'T')}+07:00`
}

/** A day and a time; a time of day alone is kept as T14:05:00 until its day is found. */
export function time(typed: string, { now, dayOrder }: Known): Parsed {
  if (typed === '') return { value: '' }
  const alone = readTimeOfDay(typed)
  if (alone !== undefined) return { value: `T${alone.slice(0, 8)}` }
  const instant = readInstant(typed, now, { order: dayOrder })
  if (instant && isOfCentury(instant)) return { value: timeText(instant) }
  return unclearDay(typed, dayOrder, now) ?? { code: 'instant' }
}

/** As the intake has it, which takes no ticket of another century. */
function isOfCentury(instant: Date): boolean {
  return instant.getUTCFullYear() >= 2000 && instant.getUTCFullYear() < 2200
}

/** A day. */
export function day(typed: string, { now, dayOrder }: Known): Parsed {
  if (typed === '') return { value: '' }
  const value = readDay(typed.replace(/[ T]00:00(:00)?$/, ''), now, dayOrder)
  if (value !== undefined) return { value }
  return unclearDay(typed, dayOrder, now) ?? { code: 'day' }
}

/** Asks about figures that might be two days, where they are such. */
function unclearDay(typed: string, order: DayOrder = 'dmy', now: Date): Parsed | undefined {
  const proposal = proposedDay(typed, order, now)
  return proposal === undefined ? undefined : { code: 'dayOrder', proposal }
}

/** Puts days and times together that stand in columns of their own; a time out alone is the first after the time in. */
export function joinTimes(given: Record<string, string>, wrong: Wrong): void {
  for (const way of ['In', 'Out']) {
    const [date, field] = [given[`WeightDate${way}`], `WeightTime${way}`]
    const came = way === 'Out' ? given.WeightTimeIn : undefined
    delete given[`WeightDate${way}`]
    const time = given[field]
    if (!time?.startsWith('T')) continue
    if (date) given[field] = `${date} ${time.slice(1)}`
    else if (came) given[field] = timeOut(came, time.slice(1))
    else {
      delete given[field]
      wrong(field, time.slice(1), 'timeAlone')
    }
  }
}

/** The time at which a truck left that came at `came`, by its time of day. */
function timeOut(came: string, timeOfDay: string): string {
  const sameDay = `${came.slice(0, 10)} ${timeOfDay}`
  return timeText(leavingAfter(new Date(instantOf(came)), new Date(instantOf(sameDay))))
}

/** Some programs write 0 for the weight of a truck that is not out yet, and midnight for its time. */
export function emptyWeightOut(given: Record<string, string>): void {
  if (given.WeightOut !== '0' || !['', MIDNIGHT].includes(given.WeightTimeOut ?? '')) return
  given.WeightOut = ''
  if (given.WeightTimeOut) given.WeightTimeOut = ''
}

/** As `time` keeps a time of day alone. */
const MIDNIGHT = 'T00:00:00'

/** What a ticket says of a time, by the names of fields. */
export function timeOf(values: Values, field: 'WeightTimeIn' | 'WeightTimeOut'): string | null {
  const time = values[field]
  return time ? instantOf(time) : null
}
