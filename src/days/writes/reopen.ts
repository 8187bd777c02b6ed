import type { Updateable } from 'kysely'
import { requireSecond } from '../../identity/writes/second-officer.ts'
import { notify } from '../../notices/writes/notify.ts'
import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { MANAGERS } from '../../platform/roles.ts'
import type { calls } from '../contract.ts'
import { closingInForce, reopeningMatter } from '../reads/closings.ts'
import { dayState } from '../reads/day.ts'
import type { ClosedDaysTable } from '../tables.ts'
import { lockDay } from './close.ts'

/** Asks, with a reason, to reopen a closed day. Refuses one that is not closed, and a second request. */
export function askReopening(
  { Day, Reason }: Parsed<typeof calls.askReopening>,
  ctx: OfficerContext,
) {
  return change(Day, ctx, async () => {
    const { ReopeningAskedBy } = await closingInForce(Day)
    if (ReopeningAskedBy) refuse('day.reopeningAsked', { date: Day, officer: ReopeningAskedBy })
    await update(Day, {
      reopening_asked_at: ctx.now,
      reopening_asked_by: ctx.officer.id,
      reopening_reason: Reason,
    })
    await audit(ctx, { action: 'day.askReopening', entity: 'day', id: Day, reason: Reason })
    const details = { day: Day, reason: Reason }
    await notify(ctx, [{ kind: 'reopeningAsked', subject: Day, details }])
  })
}

/** Reopens a day that another officer asked for: from now on its figures may change. */
export function confirmReopening(
  { Day }: Parsed<typeof calls.confirmReopening>,
  ctx: OfficerContext,
) {
  return change(Day, ctx, async () => {
    const asked = await askedReopening(Day)
    const after = await requireSecond(reopeningMatter(asked), MANAGERS, ctx, () =>
      refuse('day.ownReopening', { date: Day }),
    )
    await update(Day, { reopened_at: ctx.now, reopened_by: ctx.officer.id })
    const reason = asked.ReopeningReason
    await audit(ctx, { action: 'day.reopen', entity: 'day', id: Day, after, reason })
    await settleRequest(Day, ctx)
  })
}

/** Takes a request to reopen away, whosever it is: the day stays closed. */
export function dismissReopening(
  { Day }: Parsed<typeof calls.dismissReopening>,
  ctx: OfficerContext,
) {
  return change(Day, ctx, async () => {
    const { ReopeningReason: reason } = await askedReopening(Day)
    await update(Day, {
      reopening_asked_at: null,
      reopening_asked_by: null,
      reopening_reason: null,
    })
    await audit(ctx, { action: 'day.dismissReopening', entity: 'day', id: Day, reason })
    await settleRequest(Day, ctx)
  })
}

/** Nobody waits for the second officer any more. */
function settleRequest(day: string, ctx: OfficerContext): Promise<void> {
  return notify(ctx, [], { kinds: ['reopeningAsked'], subject: day })
}

/** Does `work` while it holds the day alone; returns the day as it is then. */
function change(day: string, ctx: OfficerContext, work: () => Promise<void>) {
  return transaction(async () => {
    await lockDay(day)
    await work()
    publishChange('days', [day])
    return dayState(day, ctx)
  })
}

async function askedReopening(day: string) {
  const closing = await closingInForce(day)
  if (!closing.ReopeningAskedAt) refuse('day.noReopening', { date: day })
  return closing
}

async function update(day: string, set: Updateable<ClosedDaysTable>): Promise<void> {
  await db().updateTable('closed_days_in_force').set(set).where('day', '=', day).execute()
}
