import type { Act } from '../../platform/act.ts'
import { audit } from '../../platform/audit.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { announce } from '../../platform/live/news.ts'
import type { Decimal } from '../../platform/money.ts'
import { accountDigits, isTax } from '../rules.ts'

export interface Setup {
  vendorId: string
  distanceKm: Decimal | null
  /** Baht per kg. */
  shippingCost: Decimal | null
  /** Baht per kg. */
  consistency: Decimal | null
  dimension7: string
}

export interface Finance {
  customerId: number
  bankName: string
  /** As typed; its digits are kept. */
  bankAccount: string
  taxPercent: Decimal
}

/** Sets a vendor's values; refuses a D7 that is not among the financial dimensions. */
export async function setUpVendor({ vendorId, ...setup }: Setup, act: Act): Promise<void> {
  await transaction(async () => {
    await requireDimension7(setup.dimension7)
    const { numUpdatedRows } = await db()
      .updateTable('vendors')
      .set((eb) => ({
        distance_km: text(setup.distanceKm),
        shipping_cost: text(setup.shippingCost),
        consistency: text(setup.consistency),
        dimension_7: setup.dimension7,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', vendorId)
      .executeTakeFirst()
    if (!numUpdatedRows) refuse('vendor.notFound')
    await audit(act, { action: 'vendor.setUp', entity: 'vendor', id: vendorId, after: setup })
    announce('vendors', [vendorId])
  })
}

/** Sets where a customer is paid and what is withheld; refuses a wrong account number or tax. */
export async function saveFinance({ customerId, ...finance }: Finance, act: Act): Promise<void> {
  const account = accountDigits(finance.bankAccount)
  if (!account) refuse('sys.invalid', {}, { fields: { SysBookBankNumber: 'v.account' } })
  if (!isTax(finance.taxPercent))
    refuse('sys.invalid', {}, { fields: { SysTaxDeduction: 'v.tax' } })
  const values = {
    bank_name: finance.bankName,
    bank_account: account,
    tax_percent: String(finance.taxPercent),
  }
  await changeCustomer(customerId, values, 'customer.finance', act)
}

/** Sets a customer's member level, 1 to 4. */
export async function setMemberLevel(customerId: number, levelId: number, act: Act): Promise<void> {
  await changeCustomer(customerId, { level_id: levelId }, 'customer.level', act)
}

async function changeCustomer(
  id: number,
  values: Record<string, string | number>,
  action: string,
  act: Act,
): Promise<void> {
  await transaction(async () => {
    const before = await db()
      .selectFrom('customers')
      .select(['level_id', 'bank_name', 'bank_account', 'tax_percent'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) refuse('vendor.notFound')
    await db()
      .updateTable('customers')
      .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await audit(act, { action, entity: 'customer', id, before, after: { ...before, ...values } })
    announce('vendors', [id])
  })
}

async function requireDimension7(value: string): Promise<void> {
  const known = await db()
    .selectFrom('financial_dimensions')
    .select('value')
    .where('dimension', '=', 7)
    .where('value', '=', value)
    .executeTakeFirst()
  if (!known) refuse('vendor.unknownD7', { value })
}

function text(value: Decimal | null): string | null {
  return value === null ? null : String(value)
}
