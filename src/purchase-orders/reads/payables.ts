import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { idRows } from '../../platform/id-rows.ts'
import { sum } from '../../platform/money.ts'
import { statement } from '../../platform/statement.ts'
import { formerAccount, tellDays } from '../../vendors/reads/account-confirm.ts'
import { headerWithConditions } from './headers.ts'
import { type Line, withLines } from './lines.ts'
import { payeeChange } from './payee-changes.ts'

interface OrderWithLines {
  UUID: string
  POLineSet: readonly Line[]
}

/**
 * Each order with the account that it is paid to, and what each line comes to, its tax and what is paid, in baht
 * and in sum: the copies of the payable once it is set up, else computed of ticket and customer as they are now.
 */
export async function withPayables<O extends OrderWithLines>(orders: readonly O[]) {
  const ids = orders.map(({ UUID }) => UUID)
  const [accounts, payments] = [await accountsOf(ids), await paymentsOf(ids)]
  return orders.map((order) => {
    const lines = order.POLineSet.map((line) => ({ ...line, ...payments.get(line.UUID)! }))
    return {
      ...order,
      ...accounts.get(order.UUID)!,
      LastRecDate:
        lines
          .flatMap(({ RecDate }) => RecDate ?? [])
          .toSorted()
          .at(-1) ?? null,
      TotalWeight: sum(lines.map(({ WeightNet }) => WeightNet ?? 0)).toFixed(2),
      TotalAmount: sum(lines.map(({ Amount }) => Amount ?? 0)).toFixed(2),
      TotalTax: sum(lines.map(({ Tax }) => Tax)).toFixed(2),
      TotalPaid: sum(lines.map(({ Paid }) => Paid)).toFixed(2),
      POLineSet: lines,
    }
  })
}

async function accountsOf(orderIds: readonly string[]) {
  const rows = await readAccounts({ orderIds, days: tellDays() })
  return new Map(rows.map(({ order_id, ...account }) => [order_id, account]))
}

const readAccounts = statement(
  ({ orderIds, days }: { orderIds: readonly string[]; days: number }) =>
    db()
      .selectFrom('order_accounts')
      .innerJoin('purchase_orders', 'purchase_orders.id', 'order_id')
      .select([
        'order_id',
        'tax_percent as SysTaxDeduction',
        'bank_name as SysBankName',
        'bank_account as SysBookBankNumber',
        'is_cash as Cash',
        'customer_id as CustomerID',
      ])
      .select(
        payeeChange(
          { id: sql.ref('purchase_orders.id'), customer: sql.ref('purchase_orders.customer_id') },
          days,
        ),
      )
      .select(formerAccount(sql.ref('purchase_orders.customer_id'), days))
      .where('order_id', 'in', idRows(orderIds)),
)

/** What each line comes to; of one without a price nothing is paid. */
async function paymentsOf(orderIds: readonly string[]) {
  const rows = await readPayments({ orderIds })
  return new Map(rows.map(({ line_id, ...payment }) => [line_id, payment]))
}

const readPayments = statement(({ orderIds }: { orderIds: readonly string[] }) =>
  db()
    .selectFrom('line_payments')
    .select([
      'line_id',
      'net_weight_kg as WeightNet',
      'net_price as SysPrice',
      'amount as Amount',
      sql<string>`coalesce(tax, 0.00)`.as('Tax'),
      sql<string>`coalesce(paid, 0.00)`.as('Paid'),
    ])
    .where('order_id', 'in', idRows(orderIds)),
)

export type OrderSheet = Awaited<ReturnType<typeof orderSheet>>

/**
 * An order as it is handed to the vendor: terms, lines, tax in baht and the account that it is paid to. Once the
 * payable is set up, its copies. Refuses `po.notFound`.
 */
export async function orderSheet(orderId: string) {
  const [order] = await withPayables(await withLines([await headerWithConditions(orderId)]))
  return order!
}
