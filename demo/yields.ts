import { dayRows } from '../src/days/reads/day-rows.ts'
import { sealDay } from '../src/days/writes/close.ts'
import { addDays, businessDay } from '../src/platform/thai-date.ts'
import { saveYield } from '../src/reports/writes/save-yield.ts'
import { contextOf, type Officers } from './contexts.ts'
import type { Trip } from './day.ts'
import type { Progress } from './progress.ts'
import { seeded } from './random.ts'

/** Percent points of oil that the mill loses on the way, and how much that moves from day to day. */
const LOSS = 0.35
const SPREAD = 0.3
const FORGOTTEN = 0.05

/** Records what the palm of each day gave, at eight the next morning; now and then somebody forgets. */
export async function recordYields(
  progress: readonly Progress[],
  officers: Officers,
  now: Date,
): Promise<void> {
  for (const [day, trips] of byDayOut(progress)) {
    const random = seeded(`yield ${day}`)
    const nextMorning = new Date(Date.parse(`${day}T08:00:00+07:00`) + 24 * 3600_000)
    if (nextMorning > now || random.chance(FORGOTTEN)) continue
    const percent = averageGrade(trips) - LOSS + random.spread() * SPREAD
    const YieldPercent = Number(percent.toFixed(2))
    await saveYield(
      { RecordDate: day, ProductKey: 'CPO', YieldPercent },
      contextOf(officers[91], nextMorning),
    )
  }
}

function byDayOut(progress: readonly Progress[]): Map<string, Trip[]> {
  const days = new Map<string, Trip[]>()
  for (const { trip, isOut, isGraded } of progress) {
    if (!isOut || !isGraded) continue
    const day = businessDay(trip.timeOut)
    days.set(day, [...(days.get(day) ?? []), trip])
  }
  return days
}

/** Weighted by net weight. */
function averageGrade(trips: readonly Trip[]): number {
  const net = trips.map(({ weightInKg, weightOutKg }) => weightInKg - weightOutKg)
  const oil = trips.reduce((sum, { grading }, index) => sum + grading.grade * net[index]!, 0)
  return oil / net.reduce((sum, kg) => sum + kg, 0)
}

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
