import { refuseStale, requireVersion } from '../../identity/reads/stale.ts'
import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { differsFrom } from '../../platform/differs-from.ts'
import { refuse, refuseField } from '../../platform/errors.ts'
import { columnsOf, valuesOf } from '../../platform/fields.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import type { Decimal } from '../../platform/money.ts'
import { NEXT_VERSION } from '../../platform/version.ts'
import { vendor as vendorOnTheWire } from '../contract/record.ts'
import type { calls } from '../contract/values.ts'
import { vendorNow } from '../reads/vendor.ts'
import { lastPaidTo, needsCheck } from '../rules/account-change.ts'
import { CUSTOMER_FIELDS } from '../rules/fields.ts'
import { isTax } from '../rules.ts'
import { keepAccountChanges, tellOfAccount } from './account-changes.ts'
import { accountOf, type SentAccount } from './account-of.ts'
import { linkedCustomer, lockVendor } from './lock-vendor.ts'

export interface Finance extends SentAccount {
  customerId: number
  SysTaxDeduction: Decimal
  /** The customer was added just now: its tax is no change of another. */
  isNew?: boolean
}

/** Sets where the customer of a vendor is paid and what is withheld, and returns the vendor as it is then. */
export function updateFinance(input: Parsed<typeof calls.updateFinance>, ctx: CallContext) {
  return transaction(async () => {
    await saveFinance({ ...input, customerId: await lockBase(input, ctx) }, ctx)
    return vendorNow(input.VendorUUID, ctx)
  })
}

/** Gives the customer of a vendor a member level, and returns the vendor as it is then. */
export function updateLevel(input: Parsed<typeof calls.updateLevel>, ctx: CallContext) {
  return transaction(async () => {
    await setMemberLevel(await lockBase(input, ctx), input.Level, ctx)
    return vendorNow(input.VendorUUID, ctx)
  })
}

/** Sets where a customer is paid and what is withheld; refuses a wrong bank, account number or tax. */
export async function saveFinance(
  { customerId, isNew, ...finance }: Finance,
  ctx: CallContext,
): Promise<void> {
  await transaction(async () => {
    const before = await lockCustomer(customerId)
    const account = accountOf(finance, before.bank_name)
    const tax_percent = taxOf(finance.SysTaxDeduction)
    const values = { ...account, tax_percent }
    await changeCustomer(before, values, 'customer.finance', ctx)
    const former = isNew ? { ...before, tax_percent } : lastPaidTo(before)
    if (!needsCheck(former, values)) return
    await keepAccountChanges([{ customerId, former }], ctx)
    await tellOfAccount(before, ctx)
  })
}

/** Gives a customer a member level; refuses one that does not exist. */
export async function setMemberLevel(
  customerId: number,
  levelId: number,
  ctx: CallContext,
): Promise<void> {
  await transaction(async () => {
    const before = await lockCustomer(customerId)
    const levels = await db().selectFrom('member_levels').select('id').execute()
    if (!levels.some(({ id }) => id === levelId)) refuseField('Level', 'v.level')
    await changeCustomer(before, { level_id: levelId }, 'customer.level', ctx)
  })
}

/** Holds the vendor and its customer, which must be the one that the officer saw, and as they saw it; returns its id. */
async function lockBase(
  { VendorUUID, CustomerID, CustomerVersion }: Omit<Parsed<typeof calls.updateLevel>, 'Level'>,
  ctx: CallContext,
): Promise<number> {
  const vendor = await lockVendor(VendorUUID)
  const linked = await linkedCustomer(VendorUUID)
  if (!linked) refuse('vendor.notLinked', { vendor: vendor.name })
  const { id, version, created_at: made } = await lockCustomer(linked.id)
  const present = async () => vendorOnTheWire.parse(await vendorNow(VendorUUID, ctx))
  const isOther = id !== (CustomerID ?? id)
  if (isOther) {
    const { id, created_at: made } = vendor
    return refuseStale('vendor', { id, made, present: await present() })
  }
  await requireVersion('customer', CustomerVersion, { id, version, made, present })
  return id
}

type Customer = Awaited<ReturnType<typeof lockCustomer>>

function lockCustomer(id: number) {
  return db()
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

function taxOf(percent: Decimal): string {
  if (!isTax(percent)) refuse('sys.invalid', {}, { fields: { SysTaxDeduction: 'v.tax' } })
  return String(percent)
}

async function changeCustomer(
  customer: Customer,
  values: Record<string, string | number | null>,
  action: string,
  ctx: CallContext,
): Promise<void> {
  const after = await db()
    .updateTable('customers')
    .set({ ...values, version: NEXT_VERSION })
    .where('id', '=', customer.id)
    .where(differsFrom(values))
    .returning(columnsOf(CUSTOMER_FIELDS))
    .executeTakeFirst()
  if (!after) return
  const before = valuesOf(CUSTOMER_FIELDS, customer)
  await audit(ctx, { action, entity: 'customer', id: customer.id, before, after })
  publishChange('vendors', [customer.id])
}
