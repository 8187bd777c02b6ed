import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { insertMany } from '../../platform/insert-many.ts'
import { payment, sum } from '../../platform/money.ts'
import { unconfirmedBy } from '../../vendors/reads/account-confirm.ts'
import type { calls } from '../contract.ts'
import { headerOf } from '../reads/headers.ts'
import { IN_CASH } from '../rules.ts'
import { type LockedOrder, lockOrder } from './lock-order.ts'
import { refuseChanged } from './refuse-step.ts'
import { takeStep } from './take-step.ts'

type PayableToSetUp = Parsed<typeof calls.invoice>

/**
 * Sets up what is owed for an order that is received: a copy of every amount, tax and account. Refuses where these
 * are others than the officer was shown, and where there is no account and it is not to be paid in cash.
 */
export function invoice(input: PayableToSetUp, ctx: OfficerContext) {
  return transaction(async () => {
    const order = await lockOrder('invoice', input)
    const lines = (await linesToPay(order.id)).map(payableLine)
    const [{ tax_percent, bank_name, bank_account }] = lines as [PayableLine]
    const total = totalOf(lines)
    await refuseChanged(order, { ...total, tax_percent, bank_name, bank_account }, input)
    await refuseUnconfirmed(order)
    const payee = payeeOf(order, { bank_name, bank_account }, input)
    await insertPayable({ order_id: order.id, ...total }, payee, lines, ctx)
    await takeStep('invoice', order, ctx, { details: { ...total, ...payee } })
    return headerOf(order.id)
  })
}

type LineToPay = Awaited<ReturnType<typeof linesToPay>>[number]
type PayableLine = ReturnType<typeof payableLine>

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

function totalOf(lines: readonly PayableLine[]) {
  return {
    amount: sum(lines.map(({ amount }) => amount)).toFixed(2),
    tax: sum(lines.map(({ tax }) => tax)).toFixed(2),
    paid: sum(lines.map(({ paid }) => paid)).toFixed(2),
  }
}

export interface Payee {
  bank_name: string | null
  /** Digits; null where it is paid in cash. */
  bank_account: string | null
}

function payeeOf(order: LockedOrder, { bank_name, bank_account }: Payee, input: PayableToSetUp) {
  if (input.Cash) return IN_CASH
  if (!bank_account) refuse('po.noAccount', { po: order.number, vendor: order.vendor_name })
  return { bank_name, bank_account }
}

/** Where the mill wants it so, no payable is set up to an account that one officer changed and no other confirmed. */
async function refuseUnconfirmed(order: LockedOrder): Promise<void> {
  const officer = await unconfirmedBy(order.customer_id)
  if (officer === undefined) return
  refuse('po.accountUnconfirmed', { po: order.number, vendor: order.vendor_name, officer })
}

interface Total {
  order_id: string
  amount: string
  tax: string
  paid: string
}

async function insertPayable(
  total: Total,
  payee: Payee,
  lines: readonly PayableLine[],
  ctx: OfficerContext,
): Promise<void> {
  await db()
    .insertInto('payables')
    .values({ ...total, set_up_at: ctx.now, set_up_by: ctx.officer.id })
    .execute()
  await insertMany(
    'payable_lines',
    lines.map((line) => ({ ...line, ...payee })),
  )
}
