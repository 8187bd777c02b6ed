import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { payment, sum } from '../../platform/money.ts'
import type { Line } from './lines.ts'

interface OrderWithLines {
  UUID: string
  POLineSet: readonly Line[]
}

/**
 * Each order with the account that it is paid to, and what each line comes to, its tax and what is paid, in baht
 * and in sum: the copies of the payable once it is set up, else computed of ticket and customer as they are now.
 */
export async function withPayables<O extends OrderWithLines>(orders: readonly O[]) {
  const payables = await payablesOf(orders.map(({ UUID }) => UUID))
  return orders.map((order) => {
    const { account, copies } = payables.get(order.UUID)!
    const lines = order.POLineSet.map((line) => ({
      ...line,
      ...(copies.get(line.UUID) ?? computePayable(line, account.SysTaxDeduction)),
    }))
    return {
      ...order,
      ...account,
      TotalWeight: sum(lines.map(({ WeightNet }) => WeightNet ?? 0)).toFixed(2),
      TotalAmount: sum(lines.map(({ Amount }) => Amount ?? 0)).toFixed(2),
      TotalTax: sum(lines.map(({ Tax }) => Tax)).toFixed(2),
      TotalPaid: sum(lines.map(({ Paid }) => Paid)).toFixed(2),
      POLineSet: lines,
    }
  })
}

function computePayable({ WeightNet, SysPrice }: Line, taxPercent: string) {
  const { tax, paid } = payment(WeightNet ?? 0, SysPrice ?? 0, taxPercent)
  return { Tax: tax.toFixed(2), Paid: paid.toFixed(2) }
}

/** Of each order its account, and the copies of its payable by line; there are none before it is set up. */
async function payablesOf(orderIds: readonly string[]) {
  const payables = new Map<string, { account: Account; copies: Map<string, Copy> }>()
  for (const { order_id, line_id, copy, account } of (await accountsOf(orderIds)).map(parted)) {
    const payable = payables.get(order_id) ?? { account, copies: new Map() }
    if (line_id) payable.copies.set(line_id, copy)
    payables.set(order_id, payable)
  }
  return payables
}

type Row = Awaited<ReturnType<typeof accountsOf>>[number]

function parted({ order_id, line_id, ...row }: Row) {
  const { SysTaxDeduction, SysBankName, SysBookBankNumber, ...copy } = row
  const account = { SysTaxDeduction, SysBankName, SysBookBankNumber }
  return { order_id, line_id, account, copy }
}

interface Account {
  SysTaxDeduction: string
  SysBankName: string | null
  SysBookBankNumber: string | null
}
interface Copy {
  WeightNet: string
  SysPrice: string
  Amount: string
  Tax: string
  Paid: string
}

/** A row of each line of a payable, or one of an order that has none yet. */
function accountsOf(orderIds: readonly string[]) {
  const inForce = (column: string) => sql<string | null>`case
    when payable_lines.line_id is null then customers.${sql.ref(column)}
    else payable_lines.${sql.ref(column)} end`
  return db()
    .selectFrom('purchase_orders')
    .innerJoin('customers', 'customers.id', 'purchase_orders.customer_id')
    .leftJoin('payable_lines', 'payable_lines.order_id', 'purchase_orders.id')
    .select((eb) => [
      'purchase_orders.id as order_id',
      'payable_lines.line_id',
      eb.ref('payable_lines.net_weight_kg').$notNull().as('WeightNet'),
      eb.ref('payable_lines.net_price').$notNull().as('SysPrice'),
      eb.ref('payable_lines.amount').$notNull().as('Amount'),
      eb.ref('payable_lines.tax').$notNull().as('Tax'),
      eb.ref('payable_lines.paid').$notNull().as('Paid'),
      inForce('tax_percent').$castTo<string>().as('SysTaxDeduction'),
      inForce('bank_name').as('SysBankName'),
      inForce('bank_account').as('SysBookBankNumber'),
    ])
    .where('purchase_orders.id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .execute()
}
