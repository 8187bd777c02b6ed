import type { Insertable } from 'kysely'
import { auditRow } from '../../src/platform/audit.ts'
import { buddhistYearMonth, businessDay } from '../../src/platform/thai-date.ts'
import { codeColumns, USUAL } from '../../src/purchase-orders/rules/order-codes.ts'
import { LINES_OPEN } from '../../src/purchase-orders/rules/states.ts'
import type { OrderLinesTable, PurchaseOrdersTable } from '../../src/purchase-orders/tables.ts'
import { storeTotals } from '../../src/purchase-orders/writes/totals.ts'
import { contextOf, insertAll, type Officers } from '../contexts.ts'
import { customerIds, vendorIds } from '../master-data.ts'
import type { TakenStep } from './journey.ts'
import { payablesOf } from './payables.ts'
import { type PlannedOrder, RELEASES, releaseOf } from './plan.ts'

type Line = PlannedOrder['lines'][number]

// As with gradings: in bulk, what the calls would have written one by one.

/** Writes orders with their lines, steps, receipts, payables, locks and audit rows. */
export async function writeOrders(
  orders: readonly PlannedOrder[],
  officers: Officers,
): Promise<void> {
  const [vendors, customers] = [await vendorIds(), await customerIds()]
  const headers = orders.map((order) => header(order, vendors, customers, officers))
  await insertAll('purchase_orders', headers)
  await insertAll('order_counters', counters(orders))
  await insertAll(
    'order_lines',
    orders.flatMap((order) => lineRows(order, officers)),
  )
  await insertAll(
    'order_steps',
    orders.flatMap((order) => stepRows(order, officers)),
  )
  await insertAll(
    'receipts',
    orders.flatMap((order) => receiptRows(order, officers)),
  )
  const payables = orders.flatMap((order) => payablesOf(order, officers))
  await insertAll(
    'payables',
    payables.map(({ payable }) => payable),
  )
  await insertAll(
    'payable_lines',
    payables.flatMap(({ lines }) => lines),
  )
  await insertAll('ticket_locks', orders.flatMap(lockRows))
  await storeTotals(orders.map(({ id }) => id))
  const made = new Map(headers.map((row) => [row.id, row]))
  await insertAll(
    'audit_entries',
    orders.flatMap((order) => auditRows(order, made.get(order.id), officers)),
  )
}

function header(
  order: PlannedOrder,
  vendors: Map<string, string>,
  customers: Map<string, number>,
  officers: Officers,
): Insertable<PurchaseOrdersTable> {
  const { vendor, steps } = order
  const { state, purchaseState } = steps.at(-1)?.after ?? { state: 'D', purchaseState: null }
  const wasSubmitted = steps.some(({ action }) => action === 'submit')
  const { sequence: _, ...codes } = codeColumns(USUAL)
  return {
    id: order.id,
    number: order.number,
    vendor_id: vendors.get(vendor.account)!,
    vendor_account_number: vendor.account,
    vendor_name: vendor.name,
    customer_id: customers.get(vendor.code)!,
    avl_code: vendor.code,
    state,
    purchase_state: purchaseState,
    created_at: order.createdAt,
    created_by: officers[51].id,
    submitted_by: wasSubmitted ? officers[51].id : null,
    site_code: 'NBD',
    ...codes,
    dimension_7: vendor.dimension7!,
    deleted_at: steps.find(({ action }) => action === 'delete')?.at ?? null,
    version: 1 + order.lines.length + steps.length,
    last_receipt_day: lastReceiptDay(order),
    ...EMPTY,
  }
}

/** What the columns hold that a new header leaves to their defaults. */
const EMPTY = {
  includes_tax: false,
  ffa_max: 0,
  moisture_max: 0,
  dobi_min: 0,
  iodine_max: 0,
  iodine_min: 0,
  colour_blue: 0,
  colour_red: 0,
  colour_yellow: 0,
  receive_criteria: '',
  deliver_quantity: '',
  delivery: '',
  payment: '',
  condition: '',
}

function counters(orders: readonly PlannedOrder[]) {
  const months = new Map<string, number>()
  for (const { createdAt } of orders) {
    const month = buddhistYearMonth(createdAt)
    months.set(month, (months.get(month) ?? 0) + 1)
  }
  return [...months].map(([buddhist_month, last_number]) => ({
    sequence: USUAL.PONO_SEQ,
    buddhist_month,
    last_number,
  }))
}

function lineRows(order: PlannedOrder, officers: Officers): Insertable<OrderLinesTable>[] {
  return order.lines.map(({ id, ticket, addedAt }, index) => {
    const release = releaseOf(order, index)
    return {
      id,
      order_id: order.id,
      line_number: index + 1,
      ticket_id: ticket.ticketId,
      grade_when_added: ticket.trip.grading.grade,
      ladder_price_when_added: ticket.computedGradePrice,
      added_at: addedAt,
      added_by: officers[51].id,
      released_at: release?.at ?? null,
      released_by: release ? officers[release.role].id : null,
      released_because: release ? RELEASES[release.action as keyof typeof RELEASES] : null,
      release_reason: release?.reason ?? null,
    }
  })
}

function stepRows({ id, createdAt, steps }: PlannedOrder, officers: Officers) {
  const created = { action: 'create', state: 'D', purchase_state: null, taken_at: createdAt }
  const taken = steps.map(({ action, at, role, reason, after }) => ({
    order_id: id,
    action: action as string,
    state: after.state,
    purchase_state: after.purchaseState,
    taken_at: at,
    taken_by: officers[role].id,
    reason: reason ?? null,
  }))
  return [{ ...created, order_id: id, taken_by: officers[51].id, reason: null }, ...taken]
}

function receiptRows({ lines, steps }: PlannedOrder, officers: Officers) {
  return steps.flatMap(({ action, at, role, line }) => {
    const received = action === 'receive' ? lines[line!] : undefined
    return received
      ? [
          {
            line_id: received.id,
            receipt_day: dayOf(received),
            received_at: at,
            received_by: officers[role].id,
          },
        ]
      : []
  })
}

function lastReceiptDay({ lines, steps }: PlannedOrder): string | null {
  const received = steps.filter(({ action }) => action === 'receive')
  return (
    received
      .map(({ line }) => dayOf(lines[line!]!))
      .toSorted()
      .at(-1) ?? null
  )
}

/** Palm is received as of the day on which the truck left. */
function dayOf({ ticket }: Line): string {
  return businessDay(ticket.trip.timeOut)
}

function lockRows(order: PlannedOrder) {
  const last = order.steps.at(-1)
  if (!last || LINES_OPEN.includes(last.after.state)) return []
  const lockedAt = order.steps.findLast(({ action }) => action === 'submit')!.at
  return order.lines
    .filter((_, index) => !releaseOf(order, index))
    .map(({ ticket }) => ({
      ticket_id: ticket.ticketId,
      order_number: order.number,
      locked_at: lockedAt,
    }))
}

function auditRows(order: PlannedOrder, made: unknown, officers: Officers) {
  const of = { entity: 'order', id: order.id }
  const created = auditRow(contextOf(officers[51], order.createdAt), {
    ...of,
    action: 'po.create',
    after: made,
  })
  const added = order.lines.map(({ ticket, addedAt }, index) => {
    const after = { LineNo: index + 1, SSWeightID: ticket.ticketId, ticket: ticket.trip.slipNumber }
    return auditRow(contextOf(officers[51], addedAt), { ...of, action: 'po.addLine', after })
  })
  const taken = order.steps.map((step) => {
    const { action, at, role, reason, before, after } = step
    const details = detailsOf(order, step, officers)
    return auditRow(contextOf(officers[role], at), {
      ...of,
      action: `po.${action}`,
      before: { State: before.state, StatePurchase: before.purchaseState },
      after: { State: after.state, StatePurchase: after.purchaseState, ...details },
      reason,
    })
  })
  return [created, ...added, ...taken]
}

/** What a step tells of besides the states: its line, what it owes, or the tickets that it set free. */
function detailsOf(order: PlannedOrder, { action, line: index }: TakenStep, officers: Officers) {
  const line = index === undefined ? undefined : order.lines[index]
  if (line) {
    const named = { LineNo: index! + 1, SSWeightID: line.ticket.ticketId }
    return action === 'receive' ? { ...named, RecDate: dayOf(line) } : named
  }
  if (action === 'cancel' || action === 'delete')
    return { tickets: order.lines.map(({ ticket }) => ticket.ticketId) }
  const [set] = action === 'invoice' ? payablesOf(order, officers) : []
  if (!set) return {}
  const { amount, tax, paid } = set.payable
  const { bank_name, bank_account } = set.lines[0]!
  return { amount, tax, paid, bank_name, bank_account }
}
