import { snapshot } from '../../platform/db.ts'
import { decimal, round } from '../../platform/money.ts'
import { addDays, businessDay } from '../../platform/thai-date.ts'
import {
  averageDay,
  type DaySums,
  dayFigures,
  MONTH_DAYS,
  usualDay,
  WEEK_DAYS,
  withPalm,
} from '../rules.ts'
import { netByHour, sumsOfDays } from './days.ts'

/**
 * The 30 business days before that of `now`, the average of the last week, and what that week was by this time of day;
 * reads a month of tickets.
 */
export function trend(now: Date) {
  const today = businessDay(now)
  const yesterday = addDays(today, -1)
  return snapshot(async () => {
    const lastWeek = { first: addDays(today, -WEEK_DAYS), last: yesterday }
    const [days, hours, byNow] = await Promise.all([
      sumsOfDays({ first: addDays(today, -MONTH_DAYS), last: yesterday }),
      netByHour(lastWeek),
      sumsOfDays({ ...lastWeek, until: now }),
    ])
    const week = days.slice(-WEEK_DAYS)
    const busy = new Set(withPalm(week).map(({ day }) => day))
    return {
      Days: days.map(withDate),
      Week: usualDay(week),
      ByNow: {
        Days: byNow.map(withDate),
        Week: averageDay(byNow.filter(({ day }) => busy.has(day))),
      },
      UsualHours: hours.map(({ Hour, WeightNet }) => ({
        Hour,
        WeightNet: round(decimal(WeightNet).div(withPalm(week).length)).toFixed(2),
      })),
    }
  })
}

function withDate({ day, ...sums }: DaySums & { day: string }) {
  return { Date: day, ...dayFigures(sums) }
}
