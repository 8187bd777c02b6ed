import type { Input } from '../../../platform/call.ts'
import type { calls } from '../../contract.ts'
import { TERMS, THRESHOLDS } from '../../rules.ts'
import { DIMENSIONS, type NewHeader, newHeader } from '../create/new-header.ts'
import type { OrderRecord } from '../order.ts'
import type { Palm } from './rows.ts'

/** A head that an officer typed, in place of that of the vendor's last order. */
export type TypedHead = NonNullable<Input<typeof calls.createOrders>['Orders'][number]['Head']>
/** The typed heads, by the key of their palm. */
export type TypedHeads = ReadonlyMap<string, TypedHead>

type Last = OrderRecord['po_header']

/** The head that an order of `palm` would get: that of the vendor's last order but for its days of use, else the usual one. */
export function headOfPalm({ Head, VendorUUID }: Palm, last: Last | undefined): NewHeader {
  const { PONO_SEQ, Warehouse } = Head
  const usual = { ...newHeader, VendorUUID: VendorUUID ?? '', PONO_SEQ, Warehouse }
  if (!last) return usual
  const names = [
    'InclTax',
    'Site',
    'Condition',
    ...THRESHOLDS,
    ...TERMS,
    ...DIMENSION_NAMES,
  ] as const
  const copied = Object.fromEntries(names.map((name) => [name, last[name]]))
  return { ...usual, ...copied }
}

const DIMENSION_NAMES = DIMENSIONS.map((n) => `FinDim${n}` as const)
