import { snapshot } from '../../platform/db.ts'
import { decimal, round } from '../../platform/money.ts'
import { addDays, businessDay } from '../../platform/thai-date.ts'
import { dayFigures, MONTH_DAYS, usualDay, WEEK_DAYS, withPalm } from '../rules.ts'
import { netByHour, sumsOfDays } from './days.ts'

/** The 30 business days before that of `now`, and the average of the last week; reads a month of tickets. */
export function trend(now: Date) {
  const today = businessDay(now)
  const yesterday = addDays(today, -1)
  return snapshot(async () => {
    const [days, hours] = await Promise.all([
      sumsOfDays({ first: addDays(today, -MONTH_DAYS), last: yesterday }),
      netByHour({ first: addDays(today, -WEEK_DAYS), last: yesterday }),
    ])
    const week = days.slice(-WEEK_DAYS)
    return {
      Days: days.map((sums) => ({ Date: sums.day, ...dayFigures(sums) })),
      Week: usualDay(week),
      UsualHours: hours.map(({ Hour, WeightNet }) => ({
        Hour,
        WeightNet: round(decimal(WeightNet).div(withPalm(week).length)).toFixed(2),
      })),
    }
  })
}
