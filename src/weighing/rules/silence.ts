import { addDays, businessDay, hourOf, weekdayOf } from '../../platform/thai-date.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** What a scale sent on a day, by the clock of the server that received it. */
export interface ScaleDay {
  day: string
  /** The hours in which it sent something: the bits 0 to 23. */
  hours: number
  /** For how many minutes it paused longest between two sendings. */
  longestGap: number
}

/** What is known of a scale. */
export interface Heartbeats {
  days: readonly ScaleDay[]
  /** When it sent last. */
  lastAt: Date
  /** When any scale of the mill sent last. */
  millLastAt: Date
}

/** Days that say what is usual of a scale. */
export const USUAL_DAYS = 14
/** A longer pause between two sendings is a night or a day off, and says nothing of what is usual. */
export const MAX_GAP = 180
/** A shorter silence is never told: half an hour without a truck is a quiet afternoon. */
const MIN_GAP = 30
/** From fewer days nothing is said: the scale is new, or seldom used. */
const MIN_DAYS = 3
/** How much longer than usual a silence is before it is told. */
const MARGIN = 1.5
/** Of its days, those in which it sends in an hour that counts as usual. */
const OFTEN = 0.75

/**
 * Since when a scale is silent at `now` for longer than it usually is, and for how many minutes it usually may be;
 * undefined where it is not. Only hours in which it usually works count, and only while some scale of the mill works. The
 * bound, and why it is not the 99th percentile of all pauses: docs/decisions/0041.
 */
export function silenceOf(
  { days, lastAt, millLastAt }: Heartbeats,
  now: Date,
): { since: Date; usualMinutes: number } | undefined {
  const usual = usualDays(days, now)
  if (usual.length < MIN_DAYS) return undefined
  const begun = workBegan(usual, now)
  // Nobody sent anything since the hour before: a holiday.
  if (begun === undefined || millLastAt.getTime() < begun - HOUR) return undefined
  const usualMinutes = usualGap(usual)
  const silentMs = now.getTime() - Math.max(lastAt.getTime(), begun)
  return silentMs > usualMinutes * MINUTE ? { since: lastAt, usualMinutes } : undefined
}

/**
 * For how many minutes a scale with these days may be silent: half as long again as the second longest of each day's longest
 * pause, so that one day of trouble does not widen it; at least half an hour.
 */
export function usualGap(days: readonly ScaleDay[]): number {
  const longest = days.map(({ longestGap }) => longestGap).sort((a, b) => b - a)
  return Math.max(Math.round((longest[1] ?? 0) * MARGIN), MIN_GAP)
}

/** The days before today that say what is usual. */
function usualDays(days: readonly ScaleDay[], now: Date): ScaleDay[] {
  const today = businessDay(now)
  const first = addDays(today, -USUAL_DAYS)
  return days.filter(({ day }) => day >= first && day < today)
}

/** When the hours of work began in which `now` lies, at most a day ago; undefined outside of them. */
function workBegan(days: readonly ScaleDay[], now: Date): number | undefined {
  let hour = Math.floor(now.getTime() / HOUR) * HOUR
  if (!isAtWork(days, hour)) return undefined
  for (let back = 1; back < 24 && isAtWork(days, hour - HOUR); back += 1) hour -= HOUR
  return hour
}

/**
 * Whether a scale works for the whole hour: it usually sends in it, in the one before and in the one after, so that a day
 * that begins late or ends early is no silence.
 */
function isAtWork(days: readonly ScaleDay[], hour: number): boolean {
  return [hour - HOUR, hour, hour + HOUR].every((one) => isUsual(days, new Date(one)))
}

/** Whether it sends in that hour on most of its days, and did so on that day of the week: not on every Sunday. */
function isUsual(days: readonly ScaleDay[], hour: Date): boolean {
  const sentIn = days.filter(({ hours }) => (hours >> hourOf(hour)) & 1)
  const weekday = weekdayOf(businessDay(hour))
  return (
    sentIn.length >= OFTEN * days.length && sentIn.some(({ day }) => weekdayOf(day) === weekday)
  )
}
