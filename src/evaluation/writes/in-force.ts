import type { OfficerContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { statement } from '../../platform/statement.ts'
import { recordChange, type Ticket } from './ticket.ts'

/** The grading in force, with the officer's name; undefined for a ticket that waits for its grade. */
export async function currentGrading(ticketId: number) {
  const [grading] = await readGrading({ ticketId })
  return grading
}

const readGrading = statement(({ ticketId }: { ticketId: number }) =>
  db()
    .selectFrom('gradings_in_force as gradings')
    .innerJoin('officers', 'officers.id', 'gradings.graded_by')
    .selectAll('gradings')
    .select('officers.full_name as officer')
    .where('ticket_id', '=', ticketId),
)

/** The valuation in force, with the officer's name; undefined for a ticket that waits for its price. */
export async function currentValuation(ticketId: number) {
  const [valuation] = await readValuation({ ticketId })
  return valuation
}

const readValuation = statement(({ ticketId }: { ticketId: number }) =>
  db()
    .selectFrom('valuations_in_force as valuations')
    .innerJoin('officers', 'officers.id', 'valuations.valued_by')
    .selectAll('valuations')
    .select('officers.full_name as officer')
    .where('ticket_id', '=', ticketId),
)

/** Voids the price in force, with an audit entry; does nothing where there is none. */
export async function voidPrice(
  ticket: Ticket,
  reason: string | null,
  ctx: OfficerContext,
): Promise<void> {
  const before = await currentValuation(ticket.id)
  if (!before) return
  await endValuation(before.id, ctx)
  await recordChange(ticket, { action: 'ticket.voidPrice', before, reason }, ctx)
}

/** From now on a valuation is void. */
export async function endValuation(id: number, { now }: OfficerContext): Promise<void> {
  await db().updateTable('valuations').set({ voided_at: now }).where('id', '=', id).execute()
}

/** From now on a grading is not the one in force. */
export async function endGrading(id: number, { now }: OfficerContext): Promise<void> {
  await db().updateTable('gradings').set({ superseded_at: now }).where('id', '=', id).execute()
}
