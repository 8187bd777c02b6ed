const HOUR = 3600_000
const DAY = 24 * HOUR
const UTC_PLUS_7 = 7 * HOUR
const OPENS = 8 * HOUR
const CLOSES = 17.5 * HOUR

/** The first moment from `at` (milliseconds) on at which the office works: Monday to Saturday, 08:00 to 17:30. */
export function officeHour(at: number): number {
  const local = at + UTC_PLUS_7
  const midnight = Math.floor(local / DAY) * DAY
  const timeOfDay = local - midnight
  const isSunday = new Date(midnight).getUTCDay() === 0
  // Who comes before the door opens is served one after another, not all at the stroke of eight.
  const morning = OPENS + (timeOfDay % (1.5 * HOUR)) - UTC_PLUS_7
  if (isSunday || timeOfDay >= CLOSES) return officeHour(midnight + DAY + morning)
  return timeOfDay < OPENS ? midnight + morning : at
}

/** 16:30 of the mill's day on which `at` falls, or of the next day when it is past. */
export function dailyRound(at: number): number {
  const midnight = Math.floor((at + UTC_PLUS_7) / DAY) * DAY - UTC_PLUS_7
  const today = midnight + 16.5 * HOUR
  return today >= at ? officeHour(today) : officeHour(today + DAY)
}
