import { notify } from '../../notices/writes/notify.ts'
import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { partOf, READING_COLUMNS, weighingOf } from '../../weighing/reads.ts'
import { contradiction, differences, type Weighing } from '../../weighing/rules.ts'
import { lockIntake } from '../../weighing/writes/lock-intake.ts'
import type { calls } from '../contract/weights.ts'
import { lockOf } from '../reads/lock.ts'
import { palmRecord } from '../reads/palm-records.ts'
import { voidPrice } from './in-force.ts'
import { lockTicketRow, recordChange, type Ticket } from './ticket.ts'
import { changeTicket, decided, rejectAbove, sides } from './weights.ts'

type Decided = Parsed<typeof calls.refuseCorrection>
type Accepted = Parsed<typeof calls.acceptCorrection>

/**
 * Gives the ticket what the scale proposes. Another seller or product voids the price, whose terms are not
 * theirs. Refuses what an order keeps as it is, and what contradicts the ticket by now.
 */
export function acceptCorrection(input: Accepted, ctx: OfficerContext) {
  return transaction(async () => {
    const locked = await lockOpenCorrection(input)
    const { ticket, weighing, change } = locked
    const lock = await lockOf(ticket.id)
    if (lock) refuse('correction.locked', { ticket: ticket.name, ...lock.params }, lock)
    await refuseContradiction(ticket, { ...weighing, ...change }, ctx)
    await closeCorrection('applied', locked, input, ctx)
    await changeTicket(ticket.id, change)
    if (isAnothers(weighing, change)) await voidPrice(ticket, input.Reason, ctx)
    return palmRecord(ticket.id)
  })
}

/** Leaves the ticket unchanged, and is therefore also possible while an order locks it. */
export function refuseCorrection(input: Decided, ctx: OfficerContext) {
  return transaction(async () => {
    const locked = await lockOpenCorrection(input, true)
    await closeCorrection('refused', locked, input, ctx)
    return palmRecord(locked.ticket.id)
  })
}

type LockedCorrection = Awaited<ReturnType<typeof lockOpenCorrection>>

/**
 * Every decision on a correction locks its ticket first, and so does a reading that supersedes it: it is read after the
 * lock.
 */
async function lockOpenCorrection({ CorrectionID, Version }: Decided, keepVersion = false) {
  const { ticket_id: SSWeightID, change: asked } = await correctionOf(CorrectionID)
  // Nobody joins the customer or truck that it names into another meanwhile.
  if ('customer_code' in asked || 'registration' in asked) await lockIntake()
  await lockRow(SSWeightID)
  const { decision, change } = await correctionOf(CorrectionID)
  if (decision) refuse('correction.decided')
  const ticket = await lockTicketRow({ SSWeightID, Version }, keepVersion)
  return { ticket, change, weighing: await weighingOf(ticket.id) }
}

async function correctionOf(id: number) {
  const row = await db()
    .selectFrom('weight_corrections')
    .leftJoin('customers', 'customers.id', 'weight_corrections.customer_id')
    .select([...READING_COLUMNS, 'ticket_id', 'decision'])
    .where('weight_corrections.id', '=', id)
    .executeTakeFirst()
  if (!row) refuse('correction.notFound')
  const { ticket_id, decision, ...columns } = row
  return { ticket_id, decision, change: partOf(columns) }
}

async function lockRow(id: number): Promise<void> {
  await db().selectFrom('weigh_tickets').select('id').where('id', '=', id).forUpdate().execute()
}

async function refuseContradiction(
  ticket: Ticket,
  would: Weighing,
  { now }: OfficerContext,
): Promise<void> {
  const isUnderReject = await rejectAbove(ticket.id, would.weight_in_kg)
  if (!contradiction(would, now) && isUnderReject === undefined) return
  refuse('correction.contradicts', { ticket: ticket.name })
}

async function closeCorrection(
  decision: 'applied' | 'refused',
  { ticket, weighing, change }: LockedCorrection,
  { CorrectionID, Reason }: Decided,
  ctx: OfficerContext,
): Promise<void> {
  await db()
    .updateTable('weight_corrections')
    .set({ ...decided(ticket.id, decision, ctx), reason: Reason || null })
    .where('id', '=', CorrectionID)
    .execute()
  const action = decision === 'applied' ? 'ticket.acceptCorrection' : 'ticket.refuseCorrection'
  await recordChange(ticket, { action, ...sides(weighing, change), reason: Reason || null }, ctx)
  await notify(ctx, [], { kinds: ['correctionProposed'], tickets: [ticket.id] })
}

function isAnothers(weighing: Weighing, change: Partial<Weighing>): boolean {
  const changed = differences(change, weighing)
  return changed.includes('customer_code') || changed.includes('product_code')
}
