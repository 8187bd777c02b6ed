import { addDays } from '../../platform/thai-date.ts'

/** Prices are scheduled at most so many business days ahead: a later day is a slip of the hand. */
export const MAX_DAYS_AHEAD = 31

/** The last business day on which prices that are saved on `today` may come into force. */
export function lastStartDay(today: string): string {
  return addDays(today, MAX_DAYS_AHEAD)
}
