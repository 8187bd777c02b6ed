import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { headerOf } from '../reads/headers.ts'
import { type LockedOrder, lockOrder, type OrderVersion } from './lock-order.ts'
import { takeStep } from './take-step.ts'
import { freezeTickets, lockTicketRows, missing, readTickets, refuseOtherAvl } from './tickets.ts'

/** Sends an order to its approver; from then on its tickets stay as they are. */
export function submit(seen: OrderVersion, ctx: OfficerContext) {
  return transaction(async () => {
    const order = await lockOrder('submit', seen)
    const ids = await lockTicketRows(order.id)
    await refuseUnfit(order, ids)
    await refuseUnlinked(order)
    await freezeTickets(order, ids, ctx)
    await takeStep('submit', order, ctx, { set: { submitted_by: ctx.officer.id } })
    return headerOf(order.id)
  })
}

async function refuseUnfit(order: LockedOrder, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) refuse('po.noLines', { po: order.number })
  for (const ticket of await readTickets(ids)) {
    await refuseOtherAvl(ticket, order)
    const lacks = missing(ticket)
    if (lacks) refuse('po.lineIncomplete', { ticket: ticket.name, missing: lacks })
  }
}

async function refuseUnlinked({ vendor_id, customer_id, vendor_name }: LockedOrder): Promise<void> {
  const link = await db()
    .selectFrom('links_in_force')
    .select('id')
    .where((eb) => eb.and({ vendor_id, customer_id }))
    .forShare()
    .executeTakeFirst()
  if (!link) refuse('po.vendorNotLinked', { vendor: vendor_name })
}
