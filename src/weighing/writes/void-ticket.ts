import { sql } from 'kysely'
import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import type { CallContext, OfficerContext, ScaleContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import type { calls } from '../contract/voids.ts'
import { voidRefusal } from '../rules/voids.ts'
import { setOwnAside } from './resolve-refused.ts'

type Void = Parsed<typeof calls.voidTicket>

/** Voids a weigh-in that is neither weighed out nor graded; of two who do it at once one does, the other is refused. */
export function voidTicket({ SSWeightID: id, Reason }: Void, ctx: CallContext) {
  return transaction(async () => {
    // The update then sees all that was committed of the ticket.
    await lockRow(id)
    const voided = await db()
      .updateTable('weigh_tickets')
      .set({ is_voided: true, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .where('is_voided', '=', false)
      .where('time_out', 'is', null)
      .where('current_grade_percent', 'is', null)
      .where(sql<boolean>`not exists (select from lines_in_force where ticket_id = ${id})`)
      .where(sql<boolean>`not exists (select from open_corrections where ticket_id = ${id})`)
      .returning('id')
      .executeTakeFirst()
    if (!voided) return refuseVoid(id)
    await db()
      .insertInto('ticket_voids')
      .values({ ticket_id: id, voided_at: ctx.now, ...byWhom(ctx), reason: Reason })
      .execute()
    await record(id, { action: 'ticket.void', isVoided: true, reason: Reason }, ctx)
    return {}
  })
}

/**
 * The same, by the scale of `ctx`, of a ticket that it made itself, or one whose token was revoked since, or of a weighing of
 * its own that was refused.
 */
export async function voidOwnTicket(input: Parsed<typeof calls.voidOwnTicket>, ctx: ScaleContext) {
  if ('WeightScaleIDIn' in input) return setOwnAside(input.WeightScaleIDIn, input.Reason, ctx)
  const ticket = await db()
    .selectFrom('weigh_tickets')
    .leftJoin('scale_tokens as token', 'token.id', 'scale_token_id')
    .select(['token.id as token', 'token.revoked_at'])
    .where('weigh_tickets.id', '=', input.SSWeightID)
    .executeTakeFirst()
  if (!ticket) refuse('ticket.notFound')
  const isOfOther = ticket.token !== ctx.scaleToken.id && ticket.revoked_at === null
  if (isOfOther) refuse('ticket.ofOtherScale')
  return voidTicket(input, ctx)
}

/** Lets a voided weigh-in count again. */
export function unvoidTicket(
  { SSWeightID: id }: Parsed<typeof calls.unvoidTicket>,
  ctx: OfficerContext,
) {
  return transaction(async () => {
    const restored = await db()
      .updateTable('weigh_tickets')
      .set({ is_voided: false, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .where('is_voided', '=', true)
      .returning('id')
      .executeTakeFirst()
    if (!restored) refuse('ticket.notVoided', { ticket: (await ticketNow(id)).name })
    await db()
      .updateTable('ticket_voids_in_force')
      .set({ undone_at: ctx.now, undone_by: ctx.officer.id })
      .where('ticket_id', '=', id)
      .execute()
    await record(id, { action: 'ticket.unvoid', isVoided: false }, ctx)
    return {}
  })
}

/** An officer, else the scale. */
function byWhom({ officer, scaleToken }: CallContext) {
  return officer ? { voided_by: officer.id } : { scale_token_id: scaleToken?.id ?? null }
}

interface Change {
  action: string
  isVoided: boolean
  reason?: string
}

/** Audits the change and tells the screens. */
async function record(id: number, change: Change, ctx: CallContext): Promise<void> {
  const { action, isVoided, reason = null } = change
  const sides = { before: { is_voided: !isVoided }, after: { is_voided: isVoided } }
  await audit(ctx, { action, entity: 'ticket', id, ...sides, reason })
  publishChange('tickets', [id])
}

/** Refuses by what the ticket is now; one that was restored a moment ago was voided when it was asked. */
async function refuseVoid(id: number): Promise<never> {
  const { name, po, isProposed, ...facts } = await ticketNow(id)
  if (po) refuse('ticket.voidOrdered', { ticket: name, po })
  const code = voidRefusal(facts) ?? (isProposed ? 'ticket.voidProposed' : 'ticket.voided')
  return refuse(code, { ticket: name })
}

async function ticketNow(id: number) {
  const ticket = await db()
    .selectFrom('weigh_tickets')
    .leftJoin('lines_in_force as line', 'line.ticket_id', 'weigh_tickets.id')
    .leftJoin('purchase_orders as po', 'po.id', 'line.order_id')
    .select([
      'ticket_name as name',
      'po.number as po',
      'is_voided as isVoided',
      sql<boolean>`current_grade_percent is not null`.as('isGraded'),
      sql<boolean>`time_out is not null`.as('isWeighedOut'),
      sql<boolean>`exists (select from open_corrections where ticket_id = ${id})`.as('isProposed'),
    ])
    .where('weigh_tickets.id', '=', id)
    .executeTakeFirst()
  return ticket ?? refuse('ticket.notFound')
}

async function lockRow(id: number): Promise<void> {
  await db().selectFrom('weigh_tickets').select('id').where('id', '=', id).forUpdate().execute()
}
