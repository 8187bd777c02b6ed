import { type RawBuilder, sql } from 'kysely'

/** The tax of an order `po`, or what is paid for it: of its payable once it is set up, else of its lines as they are now. */
export function owed(what: 'tax' | 'paid'): RawBuilder<unknown> {
  const figure = sql.ref(what)
  return sql`coalesce(
    (select ${figure} from payables where order_id = po.id),
    (select sum(${figure}) from line_payments payment
     where payment.order_id = po.id and line_id in (select id from shown_lines line where line.order_id = po.id))
  )`
}
