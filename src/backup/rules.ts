const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

/** Days after which a mill without a new backup is told, unless it is set. */
export const BACKUP_LATE_DAYS = 2

/**
 * Whether a backup is missing by `now`, where the last one, or else the mill itself, is of `since`. With 0 `days` none is
 * expected: the mill is backed up in a way that it does not know of.
 */
export function isLate(since: Date | null, now: Date, days: number): boolean {
  return days > 0 && since !== null && now.getTime() - since.getTime() >= days * DAY_MS
}

/**
 * Whether a backup made at `madeAt` is that of the day that ends at `now`; one of a time to come is of a wrong clock. The day
 * is half an hour short, so that who asks at the same minute each day finds the last one old enough.
 */
export function isOfLastDay(madeAt: Date, now: Date): boolean {
  return madeAt <= now && now.getTime() - madeAt.getTime() < DAY_MS - HOUR_MS / 2
}
