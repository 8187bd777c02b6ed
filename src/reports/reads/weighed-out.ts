import { db } from '../../platform/db.ts'

/** Tickets with what they are paid: what every report of a day begins with. */
export function weighedOut() {
  return db()
    .selectFrom('weigh_tickets')
    .innerJoin('ticket_payments', 'ticket_payments.ticket_id', 'weigh_tickets.id')
}
