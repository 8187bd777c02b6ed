import type { Updateable } from 'kysely'
import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { differsFrom } from '../../platform/differs-from.ts'
import { refuseField } from '../../platform/errors.ts'
import { columnsOf, fromWire, valuesOf } from '../../platform/fields.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { NEXT_VERSION } from '../../platform/version.ts'
import type { calls } from '../contract/values.ts'
import { vendorNow } from '../reads/vendor.ts'
import { VENDOR_FIELDS } from '../rules/fields.ts'
import type { VendorsTable } from '../tables.ts'
import { lockVendor, requireVendorVersion } from './lock-vendor.ts'

/** A vendor's values by their columns; what is left out stays. */
type Values = Pick<Updateable<VendorsTable>, keyof typeof VENDOR_FIELDS> & { dimension_7: string }

/** Sets a vendor's values and returns it as it is then; what is left out is emptied. */
export function updateValue(input: Parsed<typeof calls.updateValue>, ctx: CallContext) {
  return transaction(async () => {
    const values = { ...fromWire(VENDOR_FIELDS, input), dimension_7: input.ValueFD7 }
    await setUpVendor(input.VendorUUID, values, ctx, input.Version)
    return vendorNow(input.VendorUUID, ctx)
  })
}

/**
 * Sets a vendor's values, if they are others; `version` is of the vendor as the officer saw it. Refuses a D7 that is
 * not among the financial dimensions.
 */
export async function setUpVendor(
  id: string,
  values: Values,
  ctx: CallContext,
  version?: number | null,
): Promise<void> {
  await transaction(async () => {
    const vendor = await lockVendor(id)
    await requireVendorVersion(vendor, version, ctx)
    await requireDimension7(values.dimension_7)
    const after = await db()
      .updateTable('vendors')
      .set({ ...values, version: NEXT_VERSION })
      .where('id', '=', id)
      .where(differsFrom(values))
      .returning(columnsOf(VENDOR_FIELDS))
      .executeTakeFirst()
    if (!after) return
    const before = valuesOf(VENDOR_FIELDS, vendor)
    await audit(ctx, { action: 'vendor.setUp', entity: 'vendor', id, before, after })
    publishChange('vendors', [id])
  })
}

async function requireDimension7(value: string): Promise<void> {
  const known = await db()
    .selectFrom('financial_dimensions')
    .select('value')
    .where('dimension', '=', 7)
    .where('value', '=', value)
    .forKeyShare()
    .executeTakeFirst()
  if (!known) refuseField('ValueFD7', 'vendor.unknownD7', { value })
}
