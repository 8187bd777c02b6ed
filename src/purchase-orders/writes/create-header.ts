import { type Insertable, sql } from 'kysely'
import { audit } from '../../platform/audit.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, settleAtCommit, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { statement } from '../../platform/statement.ts'
import { buddhistYearMonth } from '../../platform/thai-date.ts'
import { headerOf } from '../reads/headers.ts'
import { lastOrders } from '../reads/order-codes.ts'
import { orderNumber } from '../rules.ts'
import type { PurchaseOrdersTable } from '../tables.ts'
import { codesOf } from './order-codes.ts'
import { conditions, type NewOrder } from './order-head.ts'
import { insertStep } from './take-step.ts'

/** Makes a draft for a vendor that is linked and has a D7; its number follows the last one of its month. */
export function createHeader(order: NewOrder, ctx: OfficerContext) {
  return transaction(async () => {
    const vendorId = order.VendorUUID
    const [vendor, orders] = await Promise.all([lockForOrder(vendorId), lastOrders([vendorId])])
    const terms = conditions(order)
    const { sequence, ...codes } = await codesOf({
      asked: order,
      last: orders.get(vendorId)?.Codes,
      site: order.Site,
      d7: { own: vendor.dimension_7, asked: order.FinDim7 },
    })
    const number = await nextNumber(sequence, ctx.now)
    const id = await insertDraft({ number, ...vendor, ...terms, ...codes }, ctx)
    return headerOf(id)
  })
}

/** Share-locks the vendor until the transaction ends; refuses one of whom nothing can be ordered. */
export async function lockForOrder(vendorId: string) {
  // The vendor is held first, since who unlinks it meanwhile would not be seen in one look.
  const [, [found]] = await Promise.all([lockVendor({ vendorId }), readVendor({ vendorId })])
  return fitForOrder(found)
}

const lockVendor = statement(({ vendorId }: { vendorId: string }) =>
  db().selectFrom('vendors').select('id').where('id', '=', vendorId).forShare(),
)

const readVendor = statement(({ vendorId }: { vendorId: string }) =>
  db()
    .selectFrom('vendors')
    .leftJoin('links_in_force as vendor_links', 'vendor_links.vendor_id', 'vendors.id')
    .leftJoin('customers', 'customers.id', 'vendor_links.customer_id')
    .select([
      'vendors.id as vendor_id',
      'vendors.account_number as vendor_account_number',
      'vendors.name as vendor_name',
      'vendors.dimension_7',
      'customers.id as customer_id',
      'customers.code as avl_code',
    ])
    .where('vendors.id', '=', vendorId),
)

type Vendor = Awaited<ReturnType<typeof readVendor>>[number]

function fitForOrder(vendor: Vendor | undefined) {
  if (!vendor) refuse('vendor.notFound')
  const { customer_id, avl_code, dimension_7 } = vendor
  if (!dimension_7) refuse('po.noD7', { vendor: vendor.vendor_name })
  if (customer_id === null || avl_code === null) {
    refuse('po.vendorNotLinked', { vendor: vendor.vendor_name })
  }
  return { ...vendor, customer_id, avl_code, dimension_7 }
}

type Draft = Omit<Insertable<PurchaseOrdersTable>, 'created_at' | 'created_by'>

/** Inserts a draft with its first step and its audit entry, and publishes it; returns its id. */
export async function insertDraft(draft: Draft, ctx: OfficerContext): Promise<string> {
  const { id } = await db()
    .insertInto('purchase_orders')
    .values({ ...draft, created_at: ctx.now, created_by: ctx.officer.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(ctx, { action: 'po.create', entity: 'order', id, after: draft })
  const first = { id, action: 'create', state: 'D', purchase_state: null } as const
  await settleAtCommit(
    insertStep({ ...first, at: ctx.now, by: ctx.officer.id, reason: null, isAlone: false }),
  )
  publishChange('orders', [id])
  return id
}

/**
 * The next number of the sequence in the month of `now`. The counter's row stays held until the order is
 * committed: no gap when it is not, and no double.
 */
export async function nextNumber(sequence: string, now: Date): Promise<string> {
  const buddhist_month = buddhistYearMonth(now)
  const { last_number } = await db()
    .insertInto('order_counters')
    .values({ sequence, buddhist_month, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['sequence', 'buddhist_month'])
        .doUpdateSet({ last_number: sql<number>`order_counters.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return orderNumber(sequence, buddhist_month, last_number)
}
