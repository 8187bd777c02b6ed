import type { Act } from '../../platform/act.ts'
import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import type { calls } from '../contract/premium.ts'
import { named } from '../reads/premium.ts'
import { countChange, lockVendor } from './lock-vendor.ts'

/** Makes a vendor premium, or takes it out again. */
export function updatePremium(
  { VendorUUID, IsPremium }: Parsed<typeof calls.updatePremium>,
  act: Act,
) {
  return transaction(async () => {
    await (IsPremium ? addPremium : removePremium)(VendorUUID, act)
    return named(VendorUUID)
  })
}

/** Makes a vendor a premium vendor; refuses one that is. */
export async function addPremium(vendorId: string, act: Act): Promise<void> {
  await transaction(async () => {
    const vendor = await lockVendor(vendorId)
    const added = await db()
      .insertInto('premiums')
      .values({ vendor_id: vendorId, added_at: act.now, added_by: act.officer?.id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) refuse('premium.already', { vendor: vendor.name })
    await auditAndPublish('vendor.addPremium', vendorId, act)
  })
}

/** Makes a premium vendor a plain one; refuses one that is not premium. */
export async function removePremium(vendorId: string, act: Act): Promise<void> {
  const vendor = await lockVendor(vendorId)
  const { numUpdatedRows } = await db()
    .updateTable('premiums_in_force')
    .set({ removed_at: act.now, removed_by: act.officer?.id })
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst()
  if (!numUpdatedRows) refuse('premium.not', { vendor: vendor.name })
  await auditAndPublish('vendor.removePremium', vendorId, act)
}

async function auditAndPublish(action: string, vendorId: string, act: Act): Promise<void> {
  await countChange(vendorId)
  await audit(act, { action, entity: 'vendor', id: vendorId })
  publishChange('vendors', [vendorId])
}
