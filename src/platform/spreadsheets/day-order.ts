import { addDays, arabicDigits, businessDay, formatDay, parseThaiDate } from '../thai-date.ts'

/**
 * The order in which the days of a column name day, month and year; `unclear` where their figures could be read in two
 * ways and nothing tells in which, `swapped` where a spreadsheet in English took those that it could for month before day.
 */
export type DayOrder = 'dmy' | 'mdy' | 'ymd' | 'unclear' | 'swapped'
type Order = Exclude<DayOrder, 'unclear' | 'swapped'>
const ORDERS: readonly Order[] = ['dmy', 'mdy', 'ymd']

/** Three figures that are a day in some order, with a time behind them or none: 03/04/2026, 26-11-24, 24112569. */
const FIGURES =
  /^(?:(\d{1,2})([/.\- ])(\d{1,2})\2(\d{4}|\d\d)|(\d\d)()(\d\d)(\d{4}|\d\d))(?=$|[\sT,])/

interface Figures {
  parts: readonly [string, string, string]
  separator: string
  /** What stands behind them. */
  rest: string
}

/** Days of the last weeks are taken as Thai lists write them, the day before the month. */
const LATELY = 20
/** Days before the last year are not what a list of tickets means by figures that can be read otherwise. */
const LONG_AGO = 400

/**
 * The order that the days of a column prove, by days that are in no calendar otherwise, by the Buddhist era, by days in the
 * future, or by how close together they lie.
 */
export function dayOrderOf(texts: readonly string[], now: Date): DayOrder {
  const distinct = new Map(
    texts.flatMap((text) => {
      const figures = figuresOf(text)
      return figures ? [[`${figures.parts} ${figures.separator}`, figures]] : []
    }),
  )
  const days = [...distinct.values()].flatMap((figures) => {
    const [dmy, mdy, ymd] = ORDERS.map((order) => dayIn(figures, order, now))
    // What is a day in no order says nothing of the others.
    return dmy || mdy || ymd ? [{ figures, dmy, mdy, ymd }] : []
  })
  if (days.length === 0) return 'dmy'
  const isLeftOver = days.every(({ dmy, mdy, ymd }) => dmy && !mdy && !ymd)
  return isLeftOver && areTaken(texts) ? 'swapped' : orderOf(days, now)
}

/**
 * A day of a column of which nothing proves whether day or month comes first, and that is one in either order. Undefined where
 * the Buddhist era tells, which only Thai lists have, or a day that is none otherwise.
 */
export function dayInEitherOrder(texts: readonly string[], now: Date): string | undefined {
  let found: string | undefined
  for (const text of texts) {
    const figures = figuresOf(text)
    const [dmy, mdy, ymd] = figures ? ORDERS.map((order) => dayIn(figures, order, now)) : []
    if (!figures || !(dmy || mdy || ymd)) continue
    if (!dmy || !mdy || isBuddhist({ figures }, now)) return undefined
    if (dmy !== mdy) found ??= text
  }
  return found
}

/** A day of a spreadsheet: year, month and day, and what stands behind. */
const TAKEN = /^(\d{4})-(\d\d)-(\d\d)(.*)$/

/** Whether a spreadsheet took some texts for days, and only such as are days with month and day changed as well. */
function areTaken(texts: readonly string[]): boolean {
  const taken = texts.flatMap((text) => TAKEN.exec(text)?.[3] ?? [])
  return taken.length > 0 && taken.every((day) => Number(day) <= 12)
}

type Read = { figures: Figures } & { [O in Order]: string | undefined }

function orderOf(days: readonly Read[], now: Date): DayOrder {
  const fitting = ORDERS.filter((order) => days.every((day) => day[order]))
  const [only] = fitting
  if (fitting.length === 0) return 'unclear'
  if (fitting.length > 1) return likelier(days, fitting, now)
  // One slip of a hand turns no list around in which days lie together as Thai lists have them.
  const others = days.filter(({ dmy, mdy }) => dmy && mdy)
  const isSlip =
    only === 'mdy' && (span(others, 'dmy') < span(others, 'mdy') || isLater(days, only, now))
  return isSlip || (only !== 'dmy' && days.some((day) => isBuddhist(day, now))) ? 'unclear' : only!
}

function likelier(days: readonly Read[], fitting: readonly Order[], now: Date): DayOrder {
  const isSince = (order: Order, count: number) =>
    fitting.includes(order) && !isLater(days, order, now) && isAfter(days, order, now, count)
  if (days.some((day) => isBuddhist(day, now))) return fitting.includes('dmy') ? 'dmy' : 'unclear'
  if (isSince('ymd', LONG_AGO) && !isSince('dmy', LONG_AGO))
    return days.some(({ figures }) => figures.separator === '/') ? 'unclear' : 'ymd'
  const isDashed = days.every(({ figures }) => figures.separator === '-')
  if (isDashed && fitting.includes('ymd') && !isSince('dmy', LONG_AGO))
    return span(days, 'ymd') < span(days, 'dmy') ? 'ymd' : 'unclear'
  if (!fitting.includes('dmy')) return 'unclear'
  if (!fitting.includes('mdy') || days.every(({ dmy, mdy }) => dmy === mdy)) return 'dmy'
  if (isSince('dmy', LATELY)) return 'dmy'
  if (isLater(days, 'dmy', now)) return 'unclear'
  return isLater(days, 'mdy', now) || span(days, 'dmy') < span(days, 'mdy') ? 'dmy' : 'unclear'
}

/** Whether some of the days are to come. */
function isLater(days: readonly Read[], order: Order, now: Date): boolean {
  const tomorrow = addDays(businessDay(now), 1)
  return days.some((day) => (day[order] ?? '') > tomorrow)
}

function isAfter(days: readonly Read[], order: Order, now: Date, count: number): boolean {
  const first = addDays(businessDay(now), -count)
  return days.every((day) => (day[order] ?? '') >= first)
}

/** How far the first and the last of the days lie apart. */
function span(days: readonly Read[], order: Order): number {
  const sorted = days.map((day) => day[order] ?? '').sort()
  return sorted.length === 0 ? 0 : Date.parse(sorted.at(-1)!) - Date.parse(sorted[0]!)
}

/** The figures with which a text begins; undefined where a month has its name, or a year of four figures is in front. */
export function figuresOf(text: string): Figures | undefined {
  const typed = arabicDigits(text).trim()
  const found = FIGURES.exec(typed)
  if (!found) return undefined
  const [whole, a, separator = '', b, c, first = '', , second = '', third = ''] = found
  return {
    parts: [a ?? first, b ?? second, c ?? third],
    separator,
    rest: typed.slice(whole.length),
  }
}

function isBuddhist({ figures: { parts } }: Pick<Read, 'figures'>, now: Date): boolean {
  return Number(fullYear(parts[2], now)) >= 2400
}

/** The day that figures are, by the order of their column; undefined where they are none, or might be two. */
export function dayOfFigures(figures: Figures, order: DayOrder, now: Date): string | undefined {
  if (order !== 'unclear') return dayIn(figures, order === 'swapped' ? 'dmy' : order, now)
  const [dmy, ...others] = ORDERS.map((one) => dayIn(figures, one, now))
  return others.every((day) => day === undefined || day === dmy) ? dmy : undefined
}

/** How a day that might be two is proposed, with its month by name; undefined where there is no such question. */
export function proposedDay(text: string, order: DayOrder, now: Date): string | undefined {
  if (order === 'swapped') return swappedDay(text)
  const figures = order === 'unclear' ? figuresOf(text) : undefined
  if (!figures || dayOfFigures(figures, order, now)) return undefined
  const [day] = ORDERS.flatMap((one) => dayIn(figures, one, now) ?? [])
  return day && `${formatDay(day, 'short', 'th')}${figures.rest}`
}

/** A day that a spreadsheet may have taken wrong, with day and month changed. */
export function swappedDay(text: string): string | undefined {
  const [, year, month = '', day = '', rest = ''] = TAKEN.exec(text) ?? []
  if (!year || month === day || Number(day) > 12) return undefined
  return `${formatDay(`${year}-${day}-${month}`, 'short', 'th')}${rest}`
}

function dayIn({ parts: [a, b, c] }: Figures, order: Order, now: Date): string | undefined {
  if (order === 'dmy') return calendarDay(a, b, c, now)
  if (order === 'mdy') return calendarDay(b, a, c, now)
  return a.length === 2 && c.length === 2 ? calendarDay(c, b, a, now) : undefined
}

function calendarDay(date: string, month: string, year: string, now: Date): string | undefined {
  return parseThaiDate(`${date}/${month}/${fullYear(year, now)}`) ?? undefined
}

/** A year of two figures is of whichever era brings it nearer to `now`. */
export function fullYear(year: string, now: Date): string {
  if (year.length !== 2) return year
  const present = now.getUTCFullYear()
  const isBuddhist =
    Math.abs(1957 + Number(year) - present) <= Math.abs(2000 + Number(year) - present)
  return `${isBuddhist ? 25 : 20}${year}`
}
