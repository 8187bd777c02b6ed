import { sql } from 'kysely'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { decimal } from '../../platform/money.ts'
import { FIELDS, type Field, pick, type Weighing } from '../../weighing/rules.ts'
import { currentGrading } from './in-force.ts'

/** The columns of a correction that `ctx` decides now; the ticket must not have changed yet. */
export function decided(ticketId: number, decision: 'applied' | 'refused', ctx: OfficerContext) {
  return {
    decision,
    decided_at: ctx.now,
    decided_by: ctx.officer.id,
    before: sql`(select to_jsonb(weigh_tickets) from weigh_tickets where id = ${ticketId})`,
    decided_after: sql<number>`(select max(id) from scale_readings where ticket_id = ${ticketId})`,
  }
}

/** Applies a correction to its ticket; a customer or truck that was joined into another is that other one. */
export async function changeTicket(id: number, change: Partial<Weighing>): Promise<void> {
  const { customer_code: code, registration: plate, ...columns } = change
  const customer_id = sql<number>`(select coalesce(joined_into, id) from customers where code = ${code})`
  const registration = sql<string>`coalesce((select stays.registration from vehicles gone
    join vehicles stays on stays.id = gone.joined_into where gone.registration = ${plate}), ${plate})`
  await db()
    .updateTable('weigh_tickets')
    .set({
      ...columns,
      ...(code !== undefined && { customer_id }),
      ...(plate !== undefined && { registration }),
    })
    .where('id', '=', id)
    .execute()
}

/** The audit row's two sides of a change: the same fields, as the ticket has them and as the change does. */
export function sides(ticket: Weighing, change: Partial<Weighing>) {
  const fields: Field[] = FIELDS.filter((field) => field in change)
  return { before: pick(ticket, fields), after: change }
}

/** The reject weight of the grading in force, in kg, where a weight in is not above it. */
export async function rejectAbove(
  ticketId: number,
  weightInKg: number,
): Promise<number | undefined> {
  const grading = await currentGrading(ticketId)
  const isUnder = grading && decimal(grading.reject_weight_kg).gte(weightInKg)
  return isUnder ? Number(grading.reject_weight_kg) : undefined
}
