import { snapshot } from '../../platform/db.ts'
import { addDays } from '../../platform/thai-date.ts'
import { NO_PALM, palmFigures, yieldGap } from '../rules/palm.ts'
import { palmSums } from './palm-sums.ts'
import { yieldsOf } from './yields.ts'

/** The figures of each day of the month that `within` is a day of, up to `today`; none of a month to come. */
export async function palmMonth(within: string, today: string) {
  const days = daysOfMonth(within, today)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  return snapshot(async () => {
    const [palm, yields] = await Promise.all([palmSums({ first, last }), yieldsOf(first, last)])
    return days.map((day) => {
      const figures = palmFigures(palm.get(day) ?? NO_PALM)
      const YieldPercent = yields.get(day) ?? null
      return { Date: day, ...figures, YieldPercent, ...yieldGap(figures, YieldPercent) }
    })
  })
}

function daysOfMonth(within: string, today: string): string[] {
  const month = within.slice(0, 7)
  const days: string[] = []
  for (let next = `${month}-01`; next.startsWith(month) && next <= today; next = addDays(next, 1)) {
    days.push(next)
  }
  return days
}
