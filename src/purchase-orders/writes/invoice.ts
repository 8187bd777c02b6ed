import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { payment, sum } from '../../platform/money.ts'
import { headerOf } from '../reads/headers.ts'
import { lockOrder } from './lock-order.ts'
import { takeStep } from './take-step.ts'

/** Sets up what is owed for an order that is received: a copy of every amount, tax and account. */
export function invoice({ POHeaderUUID }: { POHeaderUUID: string }, ctx: OfficerContext) {
  return transaction(async () => {
    const order = await lockOrder('invoice', { POHeaderUUID })
    const lines = (await linesToPay(order.id)).map(payableLine)
    const total = {
      amount: sum(lines.map(({ amount }) => amount)).toFixed(2),
      tax: sum(lines.map(({ tax }) => tax)).toFixed(2),
      paid: sum(lines.map(({ paid }) => paid)).toFixed(2),
    }
    const setUp = { order_id: order.id, set_up_at: ctx.now, set_up_by: ctx.officer.id }
    await db()
      .insertInto('payables')
      .values({ ...setUp, ...total })
      .execute()
    await db().insertInto('payable_lines').values(lines).execute()
    await takeStep('invoice', order, ctx, { details: total })
    return headerOf(order.id)
  })
}

type LineToPay = Awaited<ReturnType<typeof linesToPay>>[number]

/** Tax and account are those of the order's customer, as everywhere that an order is shown. */
function linesToPay(orderId: string) {
  return db()
    .selectFrom('lines_in_force as order_lines')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'order_lines.ticket_id')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'order_lines.order_id')
    .innerJoin('customers', 'customers.id', 'purchase_orders.customer_id')
    .innerJoin('valuations_in_force as valuations', 'valuations.ticket_id', 'weigh_tickets.id')
    .select((eb) => [
      'order_lines.id as line_id',
      'order_lines.order_id',
      'order_lines.ticket_id',
      eb.ref('net_weight_kg').$notNull().as('net_weight_kg'),
      'net_price',
      'tax_percent',
      'bank_name',
      'bank_account',
    ])
    .where('order_id', '=', orderId)
    .execute()
}

function payableLine(line: LineToPay) {
  const { amount, tax, paid } = payment(line.net_weight_kg, line.net_price, line.tax_percent)
  return { ...line, amount: amount.toFixed(2), tax: tax.toFixed(2), paid: paid.toFixed(2) }
}
