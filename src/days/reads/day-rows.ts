import { createHash } from 'node:crypto'
import { type NotNull, sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { statement } from '../../platform/statement.ts'
import { addDays, dayBegins } from '../../platform/thai-date.ts'

export type DayRows = Awaited<ReturnType<typeof dayRows>>

/** The rows whose figures a closed day keeps: tickets weighed out, receipts, payables and yields of `day`. */
export async function dayRows(day: string) {
  const [from, to] = [dayBegins(day), dayBegins(addDays(day, 1))]
  const [tickets, receipts, payables, yields] = await Promise.all([
    ticketsOut({ day }),
    receiptsOn({ day }),
    payablesOf({ from, to }),
    yieldsOf({ day }),
  ])
  return { tickets, receipts, payables, yields }
}

/**
 * What stands for the rows of a day: SHA-256, in lower-case hex, of a line of JSON for each row. The first line names
 * the form, so that another one may follow.
 */
export function hashOf(day: string, { tickets, receipts, payables, yields }: DayRows): string {
  const lines = [
    ['palm-scale day 1', day],
    ...tickets.map(({ product_type_name, ...ticket }) => ['ticket', ...Object.values(ticket)]),
    ...receipts.map(({ net_weight_kg, ...receipt }) => ['receipt', ...Object.values(receipt)]),
    ...payables.map((payable) => ['payable', ...Object.values(payable)]),
    ...yields.map((recorded) => ['yield', ...Object.values(recorded)]),
  ]
  return createHash('sha256')
    .update(lines.map((line) => JSON.stringify(line)).join('\n'))
    .digest('hex')
}

const ticketsOut = statement(({ day }: { day: string }) =>
  db()
    .selectFrom('weigh_tickets')
    .innerJoin('customers', 'customers.id', 'weigh_tickets.customer_id')
    .select([
      'weigh_tickets.id',
      'slip_number',
      'registration',
      'customers.code as customer_code',
      'product_code',
      'product_type_name',
      'weight_in_kg',
      'time_in',
      'weight_out_kg',
      'time_out',
      'net_weight_kg',
      'current_grade_percent as grade_percent',
      'current_return_kg as return_kg',
      'current_net_price as net_price',
      'current_amount as amount',
    ])
    .where('day_out', '=', day)
    .orderBy('weigh_tickets.id')
    .$narrowType<{ net_weight_kg: NotNull }>(),
)

const receiptsOn = statement(({ day }: { day: string }) =>
  db()
    .selectFrom('receipts')
    .innerJoin('order_lines', 'order_lines.id', 'receipts.line_id')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'order_lines.order_id')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'order_lines.ticket_id')
    .select(['purchase_orders.number', 'line_number', 'ticket_id', 'net_weight_kg'])
    .where('receipt_day', '=', day)
    .orderBy('purchase_orders.number')
    .orderBy('line_number')
    .$narrowType<{ net_weight_kg: NotNull }>(),
)

const payablesOf = statement(({ from, to }: { from: Date; to: Date }) =>
  db()
    .selectFrom('payables')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'payables.order_id')
    .select(['purchase_orders.number', 'payables.amount', 'payables.tax', 'payables.paid'])
    .where('set_up_at', '>=', from)
    .where('set_up_at', '<', to)
    .orderBy('purchase_orders.number'),
)

const yieldsOf = statement(({ day }: { day: string }) =>
  db()
    .selectFrom('yields')
    .select(['product_key', 'yield_percent'])
    .where('day', '=', sql<string>`${day}`)
    .orderBy('product_key'),
)
