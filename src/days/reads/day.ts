import { snapshot } from '../../platform/db.ts'
import { dayTotals } from '../rules/totals.ts'
import { isOver } from '../rules.ts'
import { checklist } from './checklist.ts'
import { closingsOf } from './closings.ts'
import { dayRows, hashOf } from './day-rows.ts'

/** A business day as its closing sees it: what is open, its totals with their hash, and the times that it was closed. */
export function dayState(day: string, today: string) {
  return snapshot(async () => {
    const rows = await dayRows(day)
    const closings = await closingsOf(day)
    return {
      Day: day,
      IsOver: isOver(day, today),
      IsClosed: closings.some(({ ReopenedAt }) => ReopenedAt === null),
      Hash: hashOf(day, rows),
      Totals: dayTotals(rows),
      Checklist: await checklist(day, rows.yields.length > 0),
      Closings: closings,
    }
  })
}
