import { sql } from 'kysely'
import type { Parsed } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { refuseField } from '../../platform/errors.ts'
import { columnsOf, fromWire } from '../../platform/fields.ts'
import { statement } from '../../platform/statement.ts'
import { calls } from '../contract.ts'
import { lastOrders } from '../reads/order-codes.ts'
import { CONDITION_FIELDS } from '../rules/fields.ts'
import type { Codes } from '../rules/order-codes.ts'
import { codesOf } from './order-codes.ts'

interface Vendor {
  vendor_id: string
  dimension_7: string
}

/** What an officer said of the head of an order. */
export interface AskedHead {
  /** Where it is not that of the vendor's last order. */
  Head?: Omit<NewOrder, 'VendorUUID'> | null
  /** Codes where neither that order nor the mill has one. */
  Codes?: Codes | null
}

/** The head that was asked for, else that of the vendor's last order, else the usual one; D7 is the vendor's. */
export async function headFor(
  { vendor_id: vendorId, dimension_7: own }: Vendor,
  { Head, Codes: chosen }: AskedHead,
) {
  const [orders, [kept]] = await Promise.all([lastOrders([vendorId]), readConditions({ vendorId })])
  const last = orders.get(vendorId)?.Codes
  if (Head) {
    const d7 = { own, asked: Head.FinDim7 }
    const codes = await codesOf({ asked: Head, last, chosen, site: Head.Site, d7 })
    return { ...conditions(Head), ...codes }
  }
  const codes = await codesOf({ copied: last, chosen, d7: { own } })
  return { ...(kept ?? usualConditions(vendorId)), ...codes }
}

function usualConditions(vendorId: string) {
  return conditions(calls.createPOHeader.input.parse({ VendorUUID: vendorId }))
}

/** All but the days of use, which are those of one order. */
const readConditions = statement(({ vendorId }: { vendorId: string }) =>
  db()
    .selectFrom('existing_orders as last')
    .select(['includes_tax', ...columnsOf(CONDITION_FIELDS)])
    .where('vendor_id', '=', vendorId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(sql.lit(1)),
)

export type NewOrder = Parsed<typeof calls.createPOHeader>
/** What an order is made on, beside its vendor and its number. */
type OrderTerms = Omit<NewOrder, 'VendorUUID' | 'PONO_SEQ'>

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
    ...fromWire(CONDITION_FIELDS, order),
  }
}

/** 0 means that there is no limit. */
function refuseIodine({ IVMin, IVMax }: OrderTerms): void {
  if (IVMax > 0 && IVMax < IVMin) refuseField('IVMax', 'po.iodineRange', { min: IVMin })
}
