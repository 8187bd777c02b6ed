import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { payment, sum } from '../../platform/money.ts'
import type { Line } from './lines.ts'

interface OrderWithLines {
  UUID: string
  POLineSet: readonly Line[]
}

/**
 * Each order with the account that it is paid to, and tax and what is paid in baht of each line and in sum:
 * the copies of the payable once it is set up, else reckoned of the customer as it is now.
 */
export async function withDebts<O extends OrderWithLines>(orders: readonly O[]) {
  const debts = await debtsOf(orders.map(({ UUID }) => UUID))
  return orders.map((order) => {
    const { account, copies } = debts.get(order.UUID)!
    const lines = order.POLineSet.map((line) => ({
      ...line,
      ...(copies.get(line.UUID) ?? reckon(line, account.SysTaxDeduction)),
    }))
    return {
      ...order,
      ...account,
      TotalTax: sum(lines.map(({ Tax }) => Tax)).toFixed(2),
      TotalPaid: sum(lines.map(({ Paid }) => Paid)).toFixed(2),
      POLineSet: lines,
    }
  })
}

function reckon({ WeightNet, SysPrice }: Line, taxPercent: string) {
  const { tax, paid } = payment(WeightNet ?? 0, SysPrice ?? 0, taxPercent)
  return { Tax: tax.toFixed(2), Paid: paid.toFixed(2) }
}

/** Of each order its account, and the copies of its payable by line; there are none before it is set up. */
async function debtsOf(orderIds: readonly string[]) {
  const debts = new Map<string, { account: Account; copies: Map<string, Copy> }>()
  for (const { order_id, line_id, Tax, Paid, ...account } of await accountsOf(orderIds)) {
    const debt = debts.get(order_id) ?? { account, copies: new Map() }
    if (line_id && Tax && Paid) debt.copies.set(line_id, { Tax, Paid })
    debts.set(order_id, debt)
  }
  return debts
}

interface Account {
  SysTaxDeduction: string
  SysBankName: string | null
  SysBookBankNumber: string | null
}
interface Copy {
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
    .select([
      'purchase_orders.id as order_id',
      'payable_lines.line_id',
      'payable_lines.tax as Tax',
      'payable_lines.paid as Paid',
      inForce('tax_percent').$castTo<string>().as('SysTaxDeduction'),
      inForce('bank_name').as('SysBankName'),
      inForce('bank_account').as('SysBookBankNumber'),
    ])
    .where('purchase_orders.id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .execute()
}
