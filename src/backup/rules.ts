const DAY_MS = 24 * 3600_000
const LATE_MS = 2 * DAY_MS

/** Whether the daily backup made last at `madeAt` is missing by `now`; where none was made, none is expected. */
export function isLate(madeAt: Date | null, now: Date): boolean {
  return madeAt !== null && now.getTime() - madeAt.getTime() >= LATE_MS
}

/** Whether a backup made at `madeAt` is that of the day that ends at `now`; one of a time to come is of a wrong clock. */
export function isOfLastDay(madeAt: Date, now: Date): boolean {
  return madeAt <= now && now.getTime() - madeAt.getTime() < DAY_MS
}
