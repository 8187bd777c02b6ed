import { sql } from 'kysely'
import { db } from '../../platform/db.ts'

/** Tickets with their price and payable, where they have them: what every report of a day begins with. */
export function weighedOut() {
  return db()
    .selectFrom('weigh_tickets')
    .leftJoin('valuations_in_force as valuations', 'valuations.ticket_id', 'weigh_tickets.id')
    .leftJoin('payable_lines', 'payable_lines.ticket_id', 'weigh_tickets.id')
}

/**
 * Net kg, baht per kg and baht of a ticket weighed out. A payable's copy speaks where it is set up; the amount is
 * rounded half up to the satang, as `payment` of `platform/money.ts` does.
 */
export const NET = sql<string>`coalesce(payable_lines.net_weight_kg, weigh_tickets.net_weight_kg)`
export const PRICE = sql<string | null>`coalesce(payable_lines.net_price, valuations.net_price)`
export const AMOUNT = sql<
  string | null
>`coalesce(payable_lines.amount, round(${NET} * ${PRICE}, 2))`
