import { requireForms } from '../../master-data/reads/keeper.ts'
import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuseField } from '../../platform/errors.ts'
import { fromWire } from '../../platform/fields.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { NEXT_VERSION } from '../../platform/version.ts'
import type { calls } from '../contract/new.ts'
import { customerLike, vendorLike } from '../reads/codes.ts'
import { vendorNow } from '../reads/vendor.ts'
import { VENDOR_FIELDS } from '../rules/fields.ts'
import { saveFinance, setMemberLevel } from './customers.ts'
import { linkVendor } from './links.ts'
import { lockVendor, requireVendorVersion } from './lock-vendor.ts'
import { setUpVendor } from './values.ts'

type NewVendor = Parsed<typeof calls.createVendor>
type NewCustomer = Parsed<typeof calls.createCustomer>

/** Adds a vendor with its values and its customer, all of it or nothing; returns it as it is then. */
export function createVendor(input: NewVendor, ctx: CallContext) {
  requireForms()
  return transaction(async () => {
    const vendorId = await insertVendor(input, ctx)
    const { ValueFD7, CustomerID, CustomerCustomerID, CustomerCustomerName } = input
    if (ValueFD7) {
      const values = { ...fromWire(VENDOR_FIELDS, { ...input, ValueFD7 }), dimension_7: ValueFD7 }
      await setUpVendor(vendorId, values, ctx)
    }
    const customerId = CustomerCustomerID
      ? await addCustomer(
          { ...input, CustomerCustomerID, CustomerCustomerName: CustomerCustomerName ?? '' },
          ctx,
        )
      : CustomerID
    if (customerId) await linkVendor({ vendorId, customerId }, ctx)
    return vendorNow(vendorId, ctx)
  })
}

/** Changes the name of a vendor, and returns the vendor as it is then. */
export function updateVendorName(
  { VendorUUID: id, VendorOrganizationName, Version }: Parsed<typeof calls.updateVendorName>,
  ctx: CallContext,
) {
  requireForms()
  return transaction(async () => {
    const vendor = await lockVendor(id)
    await requireVendorVersion(vendor, Version, ctx)
    if (vendor.name !== VendorOrganizationName) {
      await db()
        .updateTable('vendors')
        .set({ name: VendorOrganizationName, version: NEXT_VERSION })
        .where('id', '=', id)
        .execute()
      const before = { VendorOrganizationName: vendor.name }
      const after = { VendorOrganizationName }
      await audit(ctx, { action: 'vendor.changeName', entity: 'vendor', id, before, after })
      publishChange('vendors', [id])
    }
    return vendorNow(id, ctx)
  })
}

/** Adds a customer, which no vendor is linked to yet. */
export function createCustomer(input: NewCustomer, ctx: CallContext) {
  requireForms()
  return transaction(async () => ({
    CustomerID: await addCustomer(input, ctx),
    CustomerCustomerID: input.CustomerCustomerID,
    CustomerCustomerName: input.CustomerCustomerName,
  }))
}

/** Adds the vendor; where another was first with its code, looks again and refuses. */
async function insertVendor(input: NewVendor, ctx: CallContext): Promise<string> {
  const { VendorAccountNumber, VendorOrganizationName } = input
  refuseTaken('VendorAccountNumber', await vendorLike(VendorAccountNumber))
  const added = await db()
    .insertInto('vendors')
    .values({
      account_number: VendorAccountNumber,
      name: VendorOrganizationName,
      created_at: ctx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return insertVendor(input, ctx)
  const after = { VendorAccountNumber, VendorOrganizationName }
  await audit(ctx, { action: 'vendor.create', entity: 'vendor', id: added.id, after })
  publishChange('vendors', [added.id])
  return added.id
}

/** Adds a customer with its level and account, where they are said, and returns its id. */
async function addCustomer(input: NewCustomer, ctx: CallContext): Promise<number> {
  const { CustomerCustomerID: code, CustomerCustomerName: name } = input
  refuseTaken('CustomerCustomerID', await customerLike(code))
  const added = await db()
    .insertInto('customers')
    .values({ code, name, created_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'tax_percent'])
    .executeTakeFirst()
  if (!added) return addCustomer(input, ctx)
  const { id } = added
  const after = { CustomerDataID: code, CustomerName: name }
  await audit(ctx, { action: 'customer.create', entity: 'customer', id, after })
  publishChange('vendors', [id])
  if (input.Level != null) await setMemberLevel(id, input.Level, ctx)
  const SysTaxDeduction = input.SysTaxDeduction ?? added.tax_percent
  await saveFinance({ ...input, customerId: id, isNew: true, SysTaxDeduction }, ctx)
  return id
}

/** Refuses a code that somebody has, whatever its capitals. */
function refuseTaken(field: string, taken: { code: string; name: string } | undefined): void {
  if (taken) refuseField(field, 'masterData.codeTaken', { ...taken })
}
