import { dayRows } from '../days/reads/day-rows.ts'
import { sealDay } from '../days/writes/close.ts'
import { addDays, businessDay } from '../platform/thai-date.ts'
import { contextOf, type Officers } from './contexts.ts'

/** A manager closes a day so many days later, when its palm is ordered and mostly paid. */
const LATER_BY = 10

/** Closes the older days, at nine in the morning. */
export async function closeDays(
  days: readonly string[],
  officers: Officers,
  now: Date,
): Promise<void> {
  for (const day of days) {
    const closing = addDays(day, LATER_BY)
    if (closing >= businessDay(now)) continue
    const at = new Date(`${closing}T09:00:00+07:00`)
    await sealDay(day, await dayRows(day), contextOf(officers[50], at))
  }
}
