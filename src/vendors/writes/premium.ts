import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import type { calls } from '../contract/premium.ts'
import { named } from '../reads/premium.ts'
import { countChange, lockVendor } from './lock-vendor.ts'

/** Makes a vendor premium, or takes it out again. */
export function updatePremium(
  { VendorUUID, IsPremium }: Parsed<typeof calls.updatePremium>,
  ctx: CallContext,
) {
  return transaction(async () => {
    await (IsPremium ? addPremium : removePremium)(VendorUUID, ctx)
    return named(VendorUUID)
  })
}

/** Makes a vendor a premium vendor; refuses one that is. */
export async function addPremium(vendorId: string, ctx: CallContext): Promise<void> {
  await transaction(async () => {
    const vendor = await lockVendor(vendorId)
    const added = await db()
      .insertInto('premiums')
      .values({ vendor_id: vendorId, added_at: ctx.now, added_by: ctx.officer?.id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) refuse('premium.already', { vendor: vendor.name })
    await auditAndPublish('vendor.addPremium', vendorId, ctx)
  })
}

/** Makes a premium vendor a plain one; refuses one that is not premium. */
export async function removePremium(vendorId: string, ctx: CallContext): Promise<void> {
  const vendor = await lockVendor(vendorId)
  const { numUpdatedRows } = await db()
    .updateTable('premiums_in_force')
    .set({ removed_at: ctx.now, removed_by: ctx.officer?.id })
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst()
  if (!numUpdatedRows) refuse('premium.not', { vendor: vendor.name })
  await auditAndPublish('vendor.removePremium', vendorId, ctx)
}

async function auditAndPublish(action: string, vendorId: string, ctx: CallContext): Promise<void> {
  await countChange(vendorId)
  await audit(ctx, { action, entity: 'vendor', id: vendorId })
  publishChange('vendors', [vendorId])
}
