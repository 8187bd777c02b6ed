import type { Input } from '../../../platform/call.ts'
import type { calls } from '../../contract.ts'
import { CODE_NAMES } from '../../rules/order-codes.ts'
import { TERMS, THRESHOLDS } from '../../rules.ts'
import { type NewHeader, newHeader } from '../create/new-header.ts'
import type { OrderRecord } from '../order.ts'
import type { PalmToOrder } from './rows.ts'

/** A head that an officer typed, in place of that of the vendor's last order. */
export type TypedHead = NonNullable<Input<typeof calls.createOrders>['Orders'][number]['Head']>
/** The typed heads, by the key of their palm. */
export type TypedHeads = ReadonlyMap<string, TypedHead>

type Last = OrderRecord['po_header']

/** The head that an order of `palm` would get: that of the vendor's last order but for its days of use, else the usual one. */
export function headOfPalm({ Head, VendorUUID }: PalmToOrder, last: Last | undefined): NewHeader {
  const codes = Object.fromEntries(CODE_NAMES.map((name) => [name, Head[name] ?? '']))
  const usual = { ...newHeader, VendorUUID: VendorUUID ?? '', ...codes }
  if (!last) return usual
  const names = ['InclTax', 'Condition', ...THRESHOLDS, ...TERMS] as const
  const copied = Object.fromEntries(names.map((name) => [name, last[name]]))
  return { ...usual, ...copied }
}
