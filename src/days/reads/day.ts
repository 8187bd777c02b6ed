import { standingOf } from '../../identity/reads/second-officer.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { snapshot } from '../../platform/db.ts'
import { MANAGERS, mayCall } from '../../platform/roles.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { dayTotals } from '../rules/totals.ts'
import { isOver } from '../rules.ts'
import { checklist } from './checklist.ts'
import { closingsOf, reopeningMatter } from './closings.ts'
import { dayRows, hashOf } from './day-rows.ts'

type Reader = Pick<OfficerContext, 'officer' | 'now'>

/** A business day as its closing sees it: what is open, its totals with their hash, and the times that it was closed. */
export function dayState(day: string, { officer, now }: Reader) {
  return snapshot(async () => {
    const rows = await dayRows(day)
    const closings = await closingsOf(day)
    return {
      Day: day,
      IsOver: isOver(day, businessDay(now)),
      IsClosed: closings.some(({ ReopenedAt }) => ReopenedAt === null),
      Hash: hashOf(day, rows),
      Totals: dayTotals(rows),
      Checklist: await checklist(day, rows.yields.length > 0),
      Closings: await withChecks(closings, officer),
    }
  })
}

/** The closings, one that is asked to be reopened with how the officer stands to confirming that. */
async function withChecks(
  closings: Awaited<ReturnType<typeof closingsOf>>,
  officer: OfficerContext['officer'],
) {
  const [latest, ...others] = closings
  if (!latest?.ReopeningAskedAt || latest.ReopenedAt || !mayCall(MANAGERS, officer.role))
    return closings
  const standing = await standingOf(officer, MANAGERS)
  return [{ ...latest, ReopeningCheck: standing(reopeningMatter(latest)) }, ...others]
}
