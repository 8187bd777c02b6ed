import { sql } from 'kysely'
import { notify } from '../../notices/writes/notify.ts'
import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import type { CallContext, OfficerContext, ScaleContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import type { calls, ScaleTicket } from '../contract.ts'
import { resolves } from './sent.ts'

/** What all notices of refused tickets are about: they are settled together, once none waits. */
export const REFUSED_NOTICES = 'refusedTickets'

/** A reading that was taken in, and its ticket. */
interface TakenIn {
  ticket: ScaleTicket
  ticketId: number | undefined
}

/**
 * Resolves the refused tickets of the scale of which something was taken in: those of the same number and truck; where the
 * way out was refused, only by a reading that has it.
 */
export async function resolveByReadings(
  taken: readonly TakenIn[],
  ctx: ScaleContext,
): Promise<void> {
  if (taken.length === 0) return
  const numbers = taken.flatMap(({ ticket }) => ticket.WeightScaleIDIn ?? [])
  const isNumberless = numbers.length < taken.length
  const { rows } = await sql<{ id: number; sent: unknown }>`
    select id, sent from open_refused_tickets where scale_token_id = ${ctx.scaleToken.id}
      and (identity_key(scale_id_in) in (select identity_key(unnest(${numbers}::text[])))
        or ${isNumberless} and scale_id_in is null)`.execute(db())
  const resolved = rows.flatMap(({ id, sent }) => {
    const by = taken.find(({ ticket }) => resolves(ticket, sent))
    return by ? [{ id, ticket_id: by.ticketId }] : []
  })
  if (resolved.length === 0) return
  await sql`
    update refused_tickets set settlement = 'taken', settled_at = ${ctx.now}, settled_by = ${ctx.officer?.id ?? null},
      ticket_id = resolved.ticket_id
    from json_to_recordset(${JSON.stringify(resolved)}::json) as resolved (id bigint, ticket_id bigint)
    where refused_tickets.id = resolved.id`.execute(db())
  await announce(ctx)
}

/** Sets a refused ticket aside, with the reason. */
export function setRefusedAside(
  { ID, Reason }: Parsed<typeof calls.setRefusedAside>,
  ctx: OfficerContext,
) {
  return transaction(async () => {
    const { sent } = await lockOpen(ID)
    await setAside([{ id: ID, sent }], Reason, ctx)
    return {}
  })
}

/** Sets aside what waits under a number of the scale of `ctx`, whose operator voided it. */
export function setOwnAside(number: string, reason: string, ctx: ScaleContext) {
  return transaction(async () => {
    const { rows } = await sql<{ id: number; sent: unknown }>`
      select id, sent from open_refused_tickets where scale_token_id = ${ctx.scaleToken.id}
        and identity_key(scale_id_in) = identity_key(${number}) order by id for update`.execute(
      db(),
    )
    if (rows.length > 0) await setAside(rows, reason, ctx)
    return {}
  })
}

async function setAside(
  tickets: readonly { id: number; sent: unknown }[],
  reason: string,
  ctx: CallContext,
): Promise<void> {
  for (const { id, sent } of tickets) {
    await resolve(id, { settlement: 'aside', reason }, ctx)
    await audit(ctx, { ...entryOf(id, 'setAside'), before: sent, reason })
  }
  await announce(ctx)
}

/** Lets a refused ticket that was set aside wait again. */
export function reopenRefused({ ID }: Parsed<typeof calls.reopenRefused>, ctx: OfficerContext) {
  return transaction(async () => {
    const reopened = await db()
      .updateTable('refused_tickets')
      .set({ settlement: null, settled_at: null, settled_by: null, reason: null })
      .where('id', '=', ID)
      .where('settlement', '=', 'aside')
      .returning('sent')
      .executeTakeFirst()
    if (!reopened) return refuseUnless(ID, 'refused.notAside')
    await audit(ctx, { ...entryOf(ID, 'reopen'), after: reopened.sent })
    await announce(ctx)
    return {}
  })
}

/** Marks a refused ticket as taken in by the officer of `ctx`. */
export async function resolveTaken(
  id: number,
  { ticketId, before, after }: { ticketId: number; before: unknown; after: unknown },
  ctx: OfficerContext,
): Promise<void> {
  await resolve(id, { settlement: 'taken', ticket_id: ticketId }, ctx)
  await audit(ctx, { ...entryOf(id, 'takeIn'), before, after })
  await announce(ctx)
}

type Resolution =
  | { settlement: 'aside'; reason: string }
  | { settlement: 'taken'; ticket_id: number }

async function resolve(id: number, as: Resolution, { now, officer }: CallContext): Promise<void> {
  await db()
    .updateTable('refused_tickets')
    .set({ ...as, settled_at: now, settled_by: officer?.id ?? null })
    .where('id', '=', id)
    .execute()
}

/** The refused ticket of that id, locked; refuses one that is settled. */
export async function lockOpen(id: number) {
  const open = await db()
    .selectFrom('open_refused_tickets as refused_tickets')
    .innerJoin('scale_tokens', 'scale_tokens.id', 'scale_token_id')
    .select(['scale_id_in', 'sent', 'scale_token_id', 'scale_tokens.name as scale_name'])
    .where('refused_tickets.id', '=', id)
    .forUpdate('refused_tickets')
    .executeTakeFirst()
  return open ?? refuseUnless(id, 'refused.settled')
}

async function refuseUnless(
  id: number,
  code: 'refused.settled' | 'refused.notAside',
): Promise<never> {
  const known = await db()
    .selectFrom('refused_tickets')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return refuse(known ? code : 'refused.notFound')
}

function entryOf(id: number, verb: 'setAside' | 'reopen' | 'takeIn') {
  return { entity: 'refusedTicket', id, action: `refusedTicket.${verb}` }
}

/** Ends the notices once nothing waits, and tells the screens. */
async function announce(ctx: CallContext): Promise<void> {
  const open = await db().selectFrom('open_refused_tickets').select('id').limit(1).execute()
  if (open.length === 0) {
    await notify(ctx, [], { kinds: ['ticketRefused'], subject: REFUSED_NOTICES })
  }
  publishChange('refusedTickets', ['settled'])
}
