import { createOfficer } from '../src/identity/writes/officers.ts'
import type { NamedFile } from '../src/import/reads/read-files.ts'
import { importReference } from '../src/import/writes/import-files.ts'
import type { Officer, OfficerContext } from '../src/platform/call-context.ts'
import { db } from '../src/platform/db.ts'
import { ROLES } from '../src/platform/roles.ts'
import { saveLadder } from '../src/pricing/writes/save-ladder.ts'
import { USUAL } from '../src/purchase-orders/rules/order-codes.ts'
import { confirmAccount } from '../src/vendors/writes/account-changes.ts'
import { saveFinance, setMemberLevel } from '../src/vendors/writes/customers.ts'
import { linkVendor, unlink } from '../src/vendors/writes/links.ts'
import { addPremium, removePremium } from '../src/vendors/writes/premium.ts'
import { setUpVendor } from '../src/vendors/writes/values.ts'
import { contextAt, contextOf, type Officers } from './contexts.ts'
import { DEMO_PASSWORD, DISTRICTS, OFFICERS, PRODUCT_GROUPS, PRODUCTS } from './names.ts'
import type { PriceChange } from './prices.ts'
import type { DemoVendor } from './vendors.ts'

/** Makes an officer for each role. */
export async function createOfficers(now: Date): Promise<Officers> {
  const created: [number, Officer][] = []
  for (const [index, role] of ROLES.entries()) {
    const one = { ...OFFICERS[role], role }
    const personnelNumber = String(1001 + index)
    const id = await createOfficer(
      { ...one, personnelNumber, password: DEMO_PASSWORD },
      contextAt(now),
    )
    created.push([role, { ...one, id }])
  }
  return Object.fromEntries(created) as Officers
}

/** Imports the reference files, then links vendors and sets their values, as officers of the mill would. */
export async function createVendors(
  vendors: readonly DemoVendor[],
  officers: Officers,
  now: Date,
): Promise<void> {
  await importReference(referenceFiles(vendors), contextAt(now))
  const ids = await vendorIds()
  const customers = await customerIds()
  for (const vendor of vendors) {
    const vendorId = ids.get(vendor.account) as string
    const customerId = customers.get(vendor.code) as number
    await createVendor(vendor, { vendorId, customerId }, officers, now)
  }
}

export async function vendorIds(): Promise<Map<string, string>> {
  const rows = await db().selectFrom('vendors').select(['account_number', 'id']).execute()
  return new Map(rows.map(({ account_number, id }) => [account_number, id]))
}

export async function customerIds(): Promise<Map<string, number>> {
  const rows = await db().selectFrom('customers').select(['code', 'id']).execute()
  return new Map(rows.map(({ code, id }) => [code, id]))
}

async function createVendor(
  vendor: DemoVendor,
  ids: { vendorId: string; customerId: number },
  officers: Officers,
  now: Date,
): Promise<void> {
  const { vendorId, customerId } = ids
  const { distanceKm, shippingCost, consistency, dimension7, bank, taxPercent, levelId } = vendor
  const ctx = contextOf(officers[50], now)
  const values = { distance_km: distanceKm, shipping_cost: shippingCost, consistency }
  if (dimension7) await setUpVendor(vendorId, { ...values, dimension_7: dimension7 }, ctx)
  await linkVendor(ids, ctx)
  if (!vendor.isLinked) return unlinkFormerVendor(vendorId, ctx)
  if (levelId > 1) await setMemberLevel(customerId, levelId, ctx)
  if (vendor.isPremium) await addPremium(vendorId, ctx)
  if (!bank) return
  const account = { SysBankName: bank.name, SysBookBankNumber: bank.account }
  const finance = { customerId, ...account, SysTaxDeduction: taxPercent }
  await saveFinance(finance, contextOf(officers[91], now))
  const seen = { CustomerID: customerId, ...account, SysTaxDeduction: Number(taxPercent) }
  await confirmAccount(seen, ctx)
}

/** Unlinks a vendor that was premium once and sells elsewhere now, so that its customer is free again. */
async function unlinkFormerVendor(vendorId: string, ctx: OfficerContext): Promise<void> {
  await addPremium(vendorId, ctx)
  await removePremium(vendorId, ctx)
  await unlink({ VendorUUID: vendorId }, ctx)
}

export interface PublishedLadder extends PriceChange {
  versionId: number
}

/** Publishes every ladder of the season, oldest first. */
export async function publishPrices(
  history: readonly PriceChange[],
  officers: Officers,
): Promise<PublishedLadder[]> {
  const products = await db().selectFrom('products').select(['id', 'code']).execute()
  const published: PublishedLadder[] = []
  for (const change of history) {
    const productId = products.find(({ code }) => code === change.productCode)?.id as string
    const { id } = await saveLadder({ ...change, productId }, contextOf(officers[50], change.at))
    published.push({ ...change, versionId: id })
  }
  return published
}

/** The files by which the demo mill's reference data comes in, as a mill's own would. */
function referenceFiles(vendors: readonly DemoVendor[]): NamedFile[] {
  return [
    csv('sites', ['SiteID', 'SiteName'], [['NBD', 'โรงงานหลัก']]),
    csv(
      'warehouses',
      ['WarehouseID', 'WarehouseName', 'OperationalSiteID'],
      [
        [USUAL.Warehouse, 'ลานรับปาล์ม', 'NBD'],
        ['CT-02', 'ลานสำรอง', 'NBD'],
      ],
    ),
    csv(
      'number_sequences',
      ['NumberSequenceGroup', 'Name'],
      [
        [USUAL.PONO_SEQ, 'ใบสั่งซื้อปาล์มทะลาย'],
        ['NBDPO-LF', 'ใบสั่งซื้อปาล์มร่วง'],
      ],
    ),
    csv('financial_dimensions', ['Dimension', 'DimensionValue', 'Description'], dimensions()),
    csv(
      'product_groups',
      ['ProductCode', 'Name'],
      PRODUCT_GROUPS.map(({ code, name }) => [code, name]),
    ),
    csv(
      'products',
      ['ProductCode', 'Name', 'ProductGroupID'],
      Object.values(PRODUCTS).map(({ code, name, group }) => [code, name, group]),
    ),
    csv(
      'vendors',
      ['VendorAccountNumber', 'VendorOrganizationName'],
      vendors.map(({ account, name }) => [account, name]),
    ),
    csv(
      'customers',
      ['CustomerDataID', 'CustomerName'],
      vendors.map(({ code, name }) => [code, name]),
    ),
  ]
}

function dimensions(): string[][] {
  const { PONO_SEQ: _sequence, Warehouse: _warehouse, ...codes } = USUAL
  const usual = Object.values(codes).map((value, index) => [String(index + 1), value, ''])
  const places = DISTRICTS.map(({ dimension7, name, province }) => [
    '7',
    dimension7,
    `อ.${name} จ.${province}`,
  ])
  return [...usual, ['1', '00001', 'สำรอง'], ['4', 'NBD_RM02', 'ปาล์มร่วง'], ...places]
}

function csv(kind: string, header: string[], rows: string[][]): NamedFile {
  const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`
  const lines = [header, ...rows].map((row) => row.map(quoted).join(','))
  return { name: `${kind}.csv`, bytes: new TextEncoder().encode(`${lines.join('\n')}\n`) }
}
