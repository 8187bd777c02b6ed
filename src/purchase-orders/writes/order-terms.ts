import type { Parsed } from '../../platform/call.ts'
import { refuseField } from '../../platform/errors.ts'
import { fromWire } from '../../platform/fields.ts'
import type { calls } from '../contract.ts'
import { CONDITION_FIELDS } from '../rules/fields.ts'

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
    ...fromWire(CONDITION_FIELDS, order),
  }
}

/** 0 means that there is no limit. */
function refuseIodine({ IVMin, IVMax }: OrderTerms): void {
  if (IVMax > 0 && IVMax < IVMin) refuseField('IVMax', 'po.iodineRange', { min: IVMin })
}
