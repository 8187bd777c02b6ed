import type { Act } from '../../platform/act.ts'
import { audit } from '../../platform/audit.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { announce } from '../../platform/live/news.ts'

export interface Link {
  vendorId: string
  customerId: number
}

/** Links a vendor to a customer; refuses where either is linked already, whoever was first. */
export async function linkVendor({ vendorId, customerId }: Link, act: Act): Promise<void> {
  await transaction(async () => {
    const linked = await db()
      .insertInto('vendor_links')
      .values({
        vendor_id: vendorId,
        customer_id: customerId,
        linked_at: act.now,
        linked_by: act.officer?.id,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!linked) await refuseSecondLink({ vendorId, customerId })
    await audit(act, {
      action: 'vendor.link',
      entity: 'vendor',
      id: vendorId,
      after: { customerId },
    })
    announce('vendors', [vendorId])
  })
}

/** Makes a vendor a premium vendor; refuses one that is. */
export async function addPremium(vendorId: string, act: Act): Promise<void> {
  await transaction(async () => {
    const added = await db()
      .insertInto('premiums')
      .values({ vendor_id: vendorId, added_at: act.now, added_by: act.officer?.id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) refuse('premium.already', { vendor: await nameOf(vendorId) })
    await audit(act, { action: 'vendor.addPremium', entity: 'vendor', id: vendorId })
    announce('vendors', [vendorId])
  })
}

async function refuseSecondLink({ vendorId, customerId }: Link): Promise<never> {
  const links = await db()
    .selectFrom('vendor_links')
    .innerJoin('vendors', 'vendors.id', 'vendor_links.vendor_id')
    .innerJoin('customers', 'customers.id', 'vendor_links.customer_id')
    .select(['vendor_id', 'vendors.name', 'customers.code'])
    .where('unlinked_at', 'is', null)
    .where((eb) => eb.or([eb('vendor_id', '=', vendorId), eb('customer_id', '=', customerId)]))
    .execute()
  const own = links.find(({ vendor_id }) => vendor_id === vendorId)
  if (own) refuse('vendor.alreadyLinked', { vendor: own.name, avl: own.code })
  refuse('vendor.customerTaken', { avl: links[0]?.code ?? '', other: links[0]?.name ?? '' })
}

async function nameOf(vendorId: string): Promise<string> {
  const vendor = await db()
    .selectFrom('vendors')
    .select('name')
    .where('id', '=', vendorId)
    .executeTakeFirst()
  return vendor?.name ?? refuse('vendor.notFound')
}
