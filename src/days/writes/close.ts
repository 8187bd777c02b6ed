import { sql } from 'kysely'
import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { calls } from '../contract.ts'
import { closingsOf } from '../reads/closings.ts'
import { dayState } from '../reads/day.ts'
import { type DayRows, dayRows, hashOf } from '../reads/day-rows.ts'
import { dayTotals } from '../rules/totals.ts'
import { isOver } from '../rules.ts'

/**
 * Closes a day with the figures that the officer saw. Refuses a day that is not over (`day.notOver`), one that is closed
 * (`day.alreadyClosed`), and one whose rows are others by now (`day.changed`, with the present day). Whoever changes the
 * day at this moment is waited for; whoever does so afterwards is refused.
 */
export function closeDay({ Day, Hash }: Parsed<typeof calls.closeDay>, ctx: OfficerContext) {
  const today = businessDay(ctx.now)
  if (!isOver(Day, today)) refuse('day.notOver', { date: Day })
  return transaction(async () => {
    await lockDay(Day)
    await refuseClosed(Day)
    const rows = await dayRows(Day)
    if (hashOf(Day, rows) !== Hash) {
      const present = calls.closeDay.output.parse(await dayState(Day, ctx))
      refuse('day.changed', { date: Day }, { present })
    }
    await sealDay(Day, rows, ctx)
    return dayState(Day, ctx)
  })
}

/** Holds the day alone until the transaction ends: whoever changes one of its figures shares it. */
export async function lockDay(day: string): Promise<void> {
  await sql`select lock_day(${day}::date)`.execute(db())
}

async function refuseClosed(day: string): Promise<void> {
  const [latest] = await closingsOf(day)
  if (!latest || latest.ReopenedAt) return
  const { ClosedBy: officer, ClosedAt: time } = latest
  refuse('day.alreadyClosed', { date: day, officer, time: time.toISOString() })
}

/** Closes a day with its rows as they are, in the ambient transaction. */
export async function sealDay(day: string, rows: DayRows, ctx: OfficerContext): Promise<void> {
  const hash = hashOf(day, rows)
  const totals = dayTotals(rows)
  const closing = { day, hash, totals: JSON.stringify(totals) }
  await db()
    .insertInto('closed_days')
    .values({ ...closing, closed_at: ctx.now, closed_by: ctx.officer.id })
    .execute()
  const { Products, ...after } = totals
  await audit(ctx, { action: 'day.close', entity: 'day', id: day, after: { hash, ...after } })
  publishChange('days', [day])
}
