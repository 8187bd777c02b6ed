import type { Act } from '../../platform/act.ts'
import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import { db, transaction } from '../../platform/db.ts'
import { differing } from '../../platform/differing.ts'
import { refuseField } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import type { Decimal } from '../../platform/money.ts'
import type { calls } from '../contract/values.ts'
import { vendorNow } from '../reads/vendor.ts'
import { holdVendor, requireVersion, type Vendor } from './hold.ts'

export interface Setup {
  vendorId: string
  distanceKm: Decimal | null
  /** Baht per kg. */
  shippingCost: Decimal | null
  /** Baht per kg. */
  consistency: Decimal | null
  dimension7: string
  /** Of the vendor, as the officer saw it. */
  version?: number | null
}

/** Sets a vendor's values and answers it as it is then; what is left out is emptied. */
export function updateValue(input: Parsed<typeof calls.updateValue>, act: Act) {
  return transaction(async () => {
    const setup = {
      vendorId: input.VendorUUID,
      distanceKm: input.ValueDistanceFactory ?? null,
      shippingCost: input.ValueShippingCost ?? null,
      consistency: input.ValueConsistency ?? null,
      dimension7: input.ValueFD7,
      version: input.Version,
    }
    await setUpVendor(setup, act)
    return vendorNow(input.VendorUUID, act.now)
  })
}

/** Sets a vendor's values, if they are others; refuses a D7 that is not among the financial dimensions. */
export async function setUpVendor({ vendorId, version, ...setup }: Setup, act: Act): Promise<void> {
  await transaction(async () => {
    const vendor = await holdVendor(vendorId)
    await requireVersion(vendor, version, act.now)
    await requireDimension7(setup.dimension7)
    const values = {
      distance_km: text(setup.distanceKm),
      shipping_cost: text(setup.shippingCost),
      consistency: text(setup.consistency),
      dimension_7: setup.dimension7,
    }
    const after = await db()
      .updateTable('vendors')
      .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
      .where('id', '=', vendorId)
      .where(differing(values))
      .returning(['distance_km', 'shipping_cost', 'consistency', 'dimension_7'])
      .executeTakeFirst()
    if (!after) return
    const before = valuesOf(vendor)
    await audit(act, { action: 'vendor.setUp', entity: 'vendor', id: vendorId, before, after })
    publishChange('vendors', [vendorId])
  })
}

function valuesOf({ distance_km, shipping_cost, consistency, dimension_7 }: Vendor) {
  return { distance_km, shipping_cost, consistency, dimension_7 }
}

async function requireDimension7(value: string): Promise<void> {
  const known = await db()
    .selectFrom('financial_dimensions')
    .select('value')
    .where('dimension', '=', 7)
    .where('value', '=', value)
    .executeTakeFirst()
  if (!known) refuseField('ValueFD7', 'vendor.unknownD7', { value })
}

function text(value: Decimal | null): string | null {
  return value === null ? null : String(value)
}
