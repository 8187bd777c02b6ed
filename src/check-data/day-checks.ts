import { dayRows, hashOf } from '../days/reads/day-rows.ts'
import { dayTotals } from '../days/rules/totals.ts'
import { db } from '../platform/db.ts'
import type { CheckResult, Finding } from './check-result.ts'

/** The rows of every closed day are those that it was closed with. */
export async function checkClosedDays(): Promise<CheckResult> {
  const closed = await db()
    .selectFrom('closed_days_in_force')
    .select(['day', 'hash', 'totals'])
    .orderBy('day')
    .execute()
  const findings: Finding[] = []
  for (const { day, hash, totals } of closed) {
    const rows = await dayRows(day)
    const fault =
      faultOf('its seal', hash, hashOf(day, rows)) ??
      faultOf('its totals', asText(totals), asText(dayTotals(rows)))
    if (fault) findings.push({ invariant: 8, record: `day ${day}`, fault })
  }
  return {
    invariant: 8,
    what: 'closed days: tickets, receipts, payables and yield as they were sealed',
    checked: closed.length,
    findings,
  }
}

function faultOf(what: string, sealed: string, computed: string): string | undefined {
  return sealed === computed ? undefined : `${what} says ${sealed}, its rows are ${computed}`
}

/** The database keeps JSON with its keys in an order of its own. */
function asText(totals: unknown): string {
  return JSON.stringify(totals, (_, value) =>
    value?.constructor === Object
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
}
