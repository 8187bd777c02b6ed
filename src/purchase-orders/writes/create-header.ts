import { sql } from 'kysely'
import type { OfficerAct } from '../../platform/act.ts'
import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { announce } from '../../platform/live/news.ts'
import { buddhistYearMonth } from '../../platform/thai-date.ts'
import type { calls } from '../contract.ts'
import { headerOf } from '../reads/headers.ts'
import { DEFAULTS, orderNumber } from '../rules.ts'

type NewOrder = Parsed<typeof calls.createPOHeader>

/** Makes a draft for a vendor that is linked and has a D7; its number follows the last one of its month. */
export function createHeader(order: NewOrder, act: OfficerAct) {
  return transaction(async () => {
    const vendor = await vendorOf(order)
    const values = { ...vendor, ...conditions(order), ...(await placeOf(order)) }
    const dimensions = await dimensionsOf(order, vendor.dimension_7)
    const sequence = await sequenceOf(order)
    const number = await nextNumber(sequence, act.now)
    const made = {
      ...values,
      ...dimensions,
      number,
      created_at: act.now,
      created_by: act.officer.id,
    }
    const { id } = await db()
      .insertInto('purchase_orders')
      .values(made)
      .returning('id')
      .executeTakeFirstOrThrow()
    await db()
      .insertInto('order_steps')
      .values({
        order_id: id,
        action: 'create',
        state: 'D',
        taken_at: act.now,
        taken_by: act.officer.id,
      })
      .execute()
    await audit(act, { action: 'po.create', entity: 'order', id, after: made })
    announce('orders', [id])
    return headerOf(id)
  })
}

async function vendorOf({ VendorUUID }: NewOrder) {
  const vendor = await db()
    .selectFrom('vendors')
    .leftJoin('vendor_links', (join) =>
      join.onRef('vendor_links.vendor_id', '=', 'vendors.id').on('unlinked_at', 'is', null),
    )
    .leftJoin('customers', 'customers.id', 'vendor_links.customer_id')
    .select([
      'vendors.id as vendor_id',
      'vendors.account_number as vendor_account_number',
      'vendors.name as vendor_name',
      'vendors.dimension_7',
      'customers.id as customer_id',
      'customers.code as avl_code',
    ])
    .where('vendors.id', '=', VendorUUID)
    .executeTakeFirst()
  if (!vendor) refuse('vendor.notFound')
  const { customer_id, avl_code, dimension_7 } = vendor
  if (!dimension_7) refuse('po.noD7', { vendor: vendor.vendor_name })
  if (customer_id === null || avl_code === null) {
    refuse('po.vendorNotLinked', { vendor: vendor.vendor_name })
  }
  return { ...vendor, customer_id, avl_code, dimension_7 }
}

function conditions(order: NewOrder) {
  const use_day = order.DateOfUse || null
  const expire_day = order.DateofExpire || null
  if (use_day && expire_day && expire_day < use_day) {
    refuseField('DateofExpire', 'po.expiresBeforeUse', { date: use_day })
  }
  return {
    includes_tax: order.InclTax === 'Yes',
    use_day,
    expire_day,
    ffa_max: order.FFAMax,
    moisture_max: order.MIMax,
    dobi_min: order.DobiMin,
    iodine_max: order.IVMax,
    iodine_min: order.IVMin,
    colour_blue: order.ColorB,
    colour_red: order.ColorR,
    colour_yellow: order.ColorY,
    receive_criteria: order.CriteriaReceive,
    deliver_quantity: order.QTYDeliver,
    delivery: order.Delivery,
    payment: order.Payment,
    condition: order.Condition,
  }
}

/** The warehouse, and the site that it stands on. */
async function placeOf({ Site, Warehouse }: NewOrder) {
  const code = Warehouse || DEFAULTS.warehouse
  const warehouse = await db()
    .selectFrom('warehouses')
    .select(['code as warehouse_code', 'site_code'])
    .where('code', '=', code)
    .executeTakeFirst()
  if (!warehouse) refuseField('Warehouse', 'po.unknownReference', { value: code })
  if (Site && Site !== warehouse.site_code) {
    refuseField('Site', 'po.unknownReference', { value: Site })
  }
  return warehouse
}

/** The seven financial dimensions: as sent, else those of section 9 and the vendor's D7. */
async function dimensionsOf(order: NewOrder, vendorD7: string) {
  const sent = [
    order.FinDim1,
    order.FinDim2,
    order.FinDim3,
    order.FinDim4,
    order.FinDim5,
    order.FinDim6,
    order.FinDim7,
  ]
  for (const [index, value] of sent.entries()) if (value) await refuseUnknown(index + 1, value)
  const usual = [...DEFAULTS.dimensions, vendorD7]
  const [one, two, three, four, five, six, seven] = usual.map(
    (value, index) => sent[index] || value,
  )
  return {
    dimension_1: one!,
    dimension_2: two!,
    dimension_3: three!,
    dimension_4: four!,
    dimension_5: five!,
    dimension_6: six!,
    dimension_7: seven!,
  }
}

async function refuseUnknown(dimension: number, value: string): Promise<void> {
  const known = await db()
    .selectFrom('financial_dimensions')
    .select('value')
    .where('dimension', '=', dimension)
    .where('value', '=', value)
    .executeTakeFirst()
  if (!known) refuseField(`FinDim${dimension}`, 'po.unknownReference', { value })
}

async function sequenceOf({ PONO_SEQ }: NewOrder): Promise<string> {
  if (!PONO_SEQ) return DEFAULTS.sequence
  const sequence = await db()
    .selectFrom('number_sequences')
    .select('code')
    .where('code', '=', PONO_SEQ)
    .executeTakeFirst()
  return sequence?.code ?? refuseField('PONO_SEQ', 'po.unknownReference', { value: PONO_SEQ })
}

/** The counter's row stays held until the order is committed: no gap when it is not, and no double. */
async function nextNumber(sequence: string, now: Date): Promise<string> {
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

function refuseField(field: string, code: string, params: Record<string, string>): never {
  refuse(code, params, { fields: { [field]: code } })
}
