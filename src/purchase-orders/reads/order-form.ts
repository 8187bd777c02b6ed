import { sql } from 'kysely'
import type { Parsed } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { MAX_ROWS } from '../../platform/paging.ts'
import { searchKey, typedKey } from '../../platform/search-key.ts'
import { hasInIt } from '../../vendors/reads/matching.ts'
import type { calls } from '../contract.ts'
import { beginningCodes, codesInQuestion } from '../rules/order-codes.ts'
import { knownCodes, lastOrders } from './order-codes.ts'

type Input = Parsed<typeof calls.getEnvironmentPOForm>

/** What a new order is chosen from, and begins with; `filterSearch` is part of a vendor's code or name, or of its AVL. */
export async function orderForm({ filterSearch, VendorUUID }: Input) {
  const [defaults, vendor, product, pono_seq, warehouse, location, dimensions] = await Promise.all([
    defaultCodes(VendorUUID),
    vendorOptions(typedKey(filterSearch), VendorUUID),
    db()
      .selectFrom('products')
      .select(['id as UUID', 'code as ProductCode', 'name as Name'])
      .orderBy('code')
      .execute(),
    db()
      .selectFrom('number_sequences')
      .select(['code as NumberSequenceGroup', 'name as Name'])
      .orderBy('code')
      .execute(),
    warehouseOptions(),
    db()
      .selectFrom('sites')
      .select(['code as SiteID', 'name as SiteName'])
      .orderBy('code')
      .execute(),
    dimensionOptions(),
  ])
  return { vendor, product, pono_seq, warehouse, location, ...dimensions, defaults }
}

/** The codes of the next order by the form, of a vendor where one is chosen. */
export async function defaultCodes(vendorId?: string | null) {
  const orders = vendorId ? await lastOrders([vendorId]) : undefined
  const last = orders?.get(vendorId ?? '')?.Codes
  return beginningCodes(await knownCodes(codesInQuestion(last)), { last })
}

async function vendorOptions(key: string, vendorId: string | null | undefined) {
  let vendors = db()
    .selectFrom('vendors')
    .leftJoin('links_in_force as vendor_links', 'vendor_links.vendor_id', 'vendors.id')
    .leftJoin('customers', 'customers.id', 'vendor_links.customer_id')
    .select([
      'vendors.id as UUID',
      'vendors.account_number as VendorAccountNumber',
      'vendors.name as VendorOrganizationName',
      'customers.id as SSCustomer',
      'customers.code as CustomerCustomerID',
      'customers.name as CustomerCustomerName',
      'vendors.dimension_7 as FD7Value',
    ])
  if (vendorId) vendors = vendors.where('vendors.id', '=', vendorId)
  if (key !== '') vendors = vendors.where(await hasInIt(key))
  const found = await vendors
    .orderBy(sql`vendors.name collate "th-x-icu"`)
    .orderBy('vendors.account_number')
    .limit(MAX_ROWS)
    .execute()
  return key === '' ? found : likelyFirst(found, key)
}

interface Option {
  VendorAccountNumber: string
  VendorOrganizationName: string
  CustomerCustomerID: string | null
}

/** Whose code, name or AVL begins with the key of what was typed is meant more likely than who merely has it in them. */
function likelyFirst<T extends Option>(options: readonly T[], key: string): T[] {
  const isLikely = ({ VendorAccountNumber, VendorOrganizationName, CustomerCustomerID }: T) =>
    [VendorAccountNumber, VendorOrganizationName, CustomerCustomerID].some((text) =>
      searchKey(text ?? '').startsWith(key),
    )
  return [...options.filter(isLikely), ...options.filter((option) => !isLikely(option))]
}

function warehouseOptions() {
  return db()
    .selectFrom('warehouses')
    .select(['code as WarehouseID', 'name as WarehouseName', 'site_code as OperationalSiteID'])
    .orderBy('code')
    .execute()
}

async function dimensionOptions() {
  const rows = await db()
    .selectFrom('financial_dimensions')
    .select(['dimension', 'value as DimensionValue', 'description as Description'])
    .orderBy('dimension')
    .orderBy('value')
    .execute()
  const of = (wanted: number) =>
    rows.filter(({ dimension }) => dimension === wanted).slice(0, MAX_ROWS)
  return {
    aFD1: of(1),
    aFD2: of(2),
    aFD3: of(3),
    aFD4: of(4),
    aFD5: of(5),
    aFD6: of(6),
    aFD7: of(7),
  }
}
