import { db } from '../../platform/db.ts'
import { statement } from '../../platform/statement.ts'
import { calls } from '../contract.ts'
import { SEQUENCE } from '../reads/to-order/heads.ts'
import { sequenceOf } from './order-number.ts'
import { conditions, dimensionsOf, type NewOrder, placeOf, warehouseOf } from './order-terms.ts'

interface Vendor {
  vendor_id: string
  dimension_7: string
}

/** The head that was asked for, else that of the vendor's last order, else the usual one; D7 is the vendor's. */
export async function headFor(vendor: Vendor, asked?: Omit<NewOrder, 'VendorUUID'> | null) {
  if (asked) return chosenHead({ ...asked, VendorUUID: vendor.vendor_id }, vendor)
  const [last] = await readLast({ vendorId: vendor.vendor_id })
  if (last) return { ...last, dimension_7: vendor.dimension_7 }
  const usual = calls.createPOHeader.input.parse({ VendorUUID: vendor.vendor_id })
  return chosenHead(usual, vendor)
}

async function chosenHead(order: NewOrder, { dimension_7 }: Vendor) {
  const place = placeOf(order, await warehouseOf(order))
  return {
    sequence: await sequenceOf(order),
    ...conditions(order),
    ...place,
    ...(await dimensionsOf(order, dimension_7)),
  }
}

/** All but the days of use, which are those of one order. */
const readLast = statement(({ vendorId }: { vendorId: string }) =>
  db()
    .selectFrom('existing_orders as last')
    .select([
      SEQUENCE.as('sequence'),
      'includes_tax',
      'site_code',
      'warehouse_code',
      'ffa_max',
      'moisture_max',
      'dobi_min',
      'iodine_max',
      'iodine_min',
      'colour_blue',
      'colour_red',
      'colour_yellow',
      'receive_criteria',
      'deliver_quantity',
      'delivery',
      'payment',
      'condition',
      'dimension_1',
      'dimension_2',
      'dimension_3',
      'dimension_4',
      'dimension_5',
      'dimension_6',
    ])
    .where('vendor_id', '=', vendorId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1),
)
