import type { Parsed } from '../../platform/call.ts'
import { refuseField } from '../../platform/errors.ts'
import type { TermName } from '../contract/header.ts'
import type { calls } from '../contract.ts'
import type { CodeName } from '../rules/order-codes.ts'
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

/** Terms that are not written as they were sent; the codes are resolved (order-codes.ts). */
type Resolved = 'InclTax' | 'Site' | 'DateOfUse' | 'DateofExpire' | 'FinDim7' | CodeName

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
} as const satisfies Record<Exclude<TermName, Resolved>, keyof PurchaseOrdersTable>
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
