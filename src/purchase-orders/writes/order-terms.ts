import type { Parsed } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { refuseField } from '../../platform/errors.ts'
import { statement } from '../../platform/statement.ts'
import type { TermName } from '../contract/header.ts'
import type { calls } from '../contract.ts'
import { DEFAULTS } from '../rules.ts'
import type { PurchaseOrdersTable } from '../tables.ts'

export type NewOrder = Parsed<typeof calls.createPOHeader>
/** What an order is made on, beside its vendor and its number. */
export type OrderTerms = Omit<NewOrder, 'VendorUUID' | 'PONO_SEQ'>

/** Quality and other conditions, with the days of use. */
export function conditions(order: OrderTerms) {
  const use_day = order.DateOfUse || null
  const expire_day = order.DateofExpire || null
  if (use_day && expire_day && expire_day < use_day) {
    refuseField('DateofExpire', 'po.expiresBeforeUse', { date: use_day })
  }
  refuseIodine(order)
  return {
    includes_tax: order.InclTax === 'Yes',
    use_day,
    expire_day,
    ...columnsOf(order),
  }
}

/** Terms that are not written as they were sent. */
type Settled =
  | 'InclTax'
  | 'Site'
  | 'Warehouse'
  | 'DateOfUse'
  | 'DateofExpire'
  | `FinDim${Dimension}`
type Dimension = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Where the others are written. */
const COLUMNS = {
  FFAMax: 'ffa_max',
  MIMax: 'moisture_max',
  DobiMin: 'dobi_min',
  IVMax: 'iodine_max',
  IVMin: 'iodine_min',
  ColorB: 'colour_blue',
  ColorR: 'colour_red',
  ColorY: 'colour_yellow',
  CriteriaReceive: 'receive_criteria',
  QTYDeliver: 'deliver_quantity',
  Delivery: 'delivery',
  Payment: 'payment',
  Condition: 'condition',
} as const satisfies Record<Exclude<TermName, Settled>, keyof PurchaseOrdersTable>
type Columns = typeof COLUMNS

function columnsOf(order: OrderTerms) {
  const names = Object.keys(COLUMNS) as (keyof Columns)[]
  const entries = names.map((name) => [COLUMNS[name], order[name]])
  return Object.fromEntries(entries) as {
    [Name in keyof Columns as Columns[Name]]: OrderTerms[Name]
  }
}

/** 0 means that there is no limit. */
function refuseIodine({ IVMin, IVMax }: OrderTerms): void {
  if (IVMax > 0 && IVMax < IVMin) refuseField('IVMax', 'po.iodineRange', { min: IVMin })
}

/** The warehouse that is asked for, else the usual one; undefined where it is not known. */
export async function warehouseOf(order: OrderTerms): Promise<Warehouse | undefined> {
  const [warehouse] = await readWarehouse({ code: warehouseCode(order) })
  return warehouse
}

function warehouseCode({ Warehouse }: OrderTerms): string {
  return Warehouse || DEFAULTS.warehouse
}

type Warehouse = Awaited<ReturnType<typeof readWarehouse>>[number]

const readWarehouse = statement(({ code }: { code: string }) =>
  db()
    .selectFrom('warehouses')
    .select(['code as warehouse_code', 'site_code'])
    .where('code', '=', code),
)

/** The warehouse, and the site that it stands on. */
export function placeOf(order: OrderTerms, warehouse: Warehouse | undefined): Warehouse {
  const { Site } = order
  if (!warehouse) {
    refuseField('Warehouse', 'po.unknownReference', { value: warehouseCode(order) })
  }
  if (Site && Site !== warehouse.site_code) {
    refuseField('Site', 'po.unknownReference', { value: Site })
  }
  return warehouse
}

/** The seven financial dimensions: as sent, else those of section 9 and the vendor's D7. */
export async function dimensionsOf(order: OrderTerms, vendorD7: string) {
  const sent = [
    order.FinDim1,
    order.FinDim2,
    order.FinDim3,
    order.FinDim4,
    order.FinDim5,
    order.FinDim6,
    order.FinDim7,
  ]
  await refuseUnknown(sent)
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

async function refuseUnknown(sent: readonly (string | null | undefined)[]): Promise<void> {
  const values = sent.flatMap((value, index) => (value ? [{ dimension: index + 1, value }] : []))
  const found = await Promise.all(values.map(findDimension))
  for (const [index, { dimension, value }] of values.entries()) {
    if (found[index]!.length === 0) {
      refuseField(`FinDim${dimension}`, 'po.unknownReference', { value })
    }
  }
}

const findDimension = statement(({ dimension, value }: { dimension: number; value: string }) =>
  db()
    .selectFrom('financial_dimensions')
    .select('value')
    .where('dimension', '=', dimension)
    .where('value', '=', value),
)
