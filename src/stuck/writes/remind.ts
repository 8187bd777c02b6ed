import { sql } from 'kysely'
import { REMINDERS } from '../../notices/rules/waiting.ts'
import type { NoticeKind } from '../../notices/rules.ts'
import { notify } from '../../notices/writes/notify.ts'
import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { statement } from '../../platform/statement.ts'
import { addDays, businessDay } from '../../platform/thai-date.ts'
import type { calls } from '../contract.ts'
import type { WireRow } from '../reads/row.ts'
import { allStuckRows, stuckRows } from '../reads/stuck.ts'

/** Reminders are asked for their own day only. */
const KEPT_DAYS = 30

/** Rings the bell of those whose work something stuck is, once a day. Refuses what is the officer's own, or moved. */
export async function remind({ ID }: Parsed<typeof calls.remind>, ctx: OfficerContext) {
  const rows = await stuckRows(ctx.officer, ctx.now)
  const row = rows.find((one) => one.ID === ID) ?? refuse('stuck.gone')
  if (row.Mine) refuse('stuck.own')
  return transaction(async () => {
    await insertReminder(ID, ctx)
    await ring(row, ctx)
    return { RemindedAt: ctx.now }
  })
}

async function insertReminder(stuckId: string, { officer, now }: OfficerContext): Promise<void> {
  const day = businessDay(now)
  const inserted = await db()
    .insertInto('stuck_reminders')
    .values({ stuck_id: stuckId, day, reminded_at: now, reminded_by: officer.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('stuck_id')
    .executeTakeFirst()
  if (!inserted) await refuseSecond(stuckId, day)
}

async function refuseSecond(stuckId: string, day: string): Promise<never> {
  const { full_name, reminded_at } = await db()
    .selectFrom('stuck_reminders')
    .innerJoin('officers', 'officers.id', 'reminded_by')
    .select(['full_name', 'reminded_at'])
    .where('stuck_id', '=', stuckId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return refuse('stuck.reminded', { officer: full_name, time: reminded_at.toISOString() })
}

function ring(row: WireRow, ctx: OfficerContext): Promise<void> {
  const { ID, Kind, Desk, Subject, POHeaderUUID, SSWeightID } = row
  return notify(ctx, [
    {
      kind: REMINDERS[Desk],
      subject: ID,
      details: { kind: Kind, subject: Subject },
      ...(POHeaderUUID && { order: POHeaderUUID }),
      ...(SSWeightID && { ticket: SSWeightID }),
    },
  ])
}

/** Deletes the reminders that are kept no more. */
export async function deleteOldReminders(now: Date): Promise<void> {
  const limit = addDays(businessDay(now), -KEPT_DAYS)
  await db().deleteFrom('stuck_reminders').where('day', '<', limit).execute()
}

/**
 * Settles the reminders of what is stuck no more, whatever moved it: a grade, a price, an order, a vendor's account, a
 * weighing out. It also ends one that was sent in the moment in which its order moved.
 */
export async function settleReminders(now: Date): Promise<void> {
  const open = await readOpen({ kinds: Object.values(REMINDERS) })
  if (open.length === 0) return
  const stuck = new Set((await allStuckRows(now)).map(({ ID }) => ID))
  await transaction(async () => {
    for (const { kind, subject } of open) {
      if (!stuck.has(subject)) await notify({ now }, [], { kinds: [kind], subject })
    }
  })
}

interface OpenReminder {
  kind: NoticeKind
  /** The id of what is stuck. */
  subject: string
}

/** The reminders that nobody has settled. */
const readOpen = statement(
  ({ kinds }: { kinds: readonly NoticeKind[] }) => sql<OpenReminder>`
    select distinct kind, subject from notices
    where settled_at is null and subject is not null and kind = any (${kinds}::text[])`,
)
