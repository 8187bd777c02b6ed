import { sql } from 'kysely'
import { auditAll } from '../../platform/audit.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import type { ScaleTicket } from './read-ticket.ts'

/**
 * Gives customers the names under which the scale system has them now: those of the last truck of each. What is sent late,
 * of a truck that came before another of the same customer, renames nobody; a vendor keeps its own name.
 */
export async function renameCustomers(
  tickets: readonly ScaleTicket[],
  ctx: CallContext,
): Promise<void> {
  const said = JSON.stringify([...lastOfEach(tickets).values()].map(nameSaid))
  const { rows } = await sql<{ id: number; former: string; name: string }>`
    with renamed as (
      select customers.id, customers.name as former, said.name
      from customers join json_to_recordset(${said}::json) as said (code text, name text, time_in timestamptz)
        on said.code = customers.code and said.name <> customers.name
      where not exists (
        select from weigh_tickets where customer_id = customers.id and weigh_tickets.time_in > said.time_in
      )
      for update of customers
    )
    update customers set name = renamed.name from renamed where customers.id = renamed.id
    returning customers.id, renamed.former, customers.name`.execute(db())
  const entries = rows.map(({ id, former, name }) => ({
    action: 'customer.rename',
    entity: 'customer',
    id,
    before: { customer_name: former },
    after: { customer_name: name },
  }))
  await auditAll(ctx, entries)
  publishChange(
    'vendors',
    rows.map(({ id }) => id),
  )
}

/** The last truck of each customer, by code; of two that came at once the one that is sent last. */
function lastOfEach(tickets: readonly ScaleTicket[]): Map<string, ScaleTicket> {
  const last = new Map<string, ScaleTicket>()
  for (const ticket of tickets) {
    const known = last.get(ticket.CustomerDataID)
    if (!known || ticket.WeightTimeIn >= known.WeightTimeIn) last.set(ticket.CustomerDataID, ticket)
  }
  return last
}

function nameSaid({
  CustomerDataID: code,
  CustomerName: name,
  WeightTimeIn: time_in,
}: ScaleTicket) {
  return { code, name, time_in }
}
