import type { NamedFile } from '../src/import/reads/read-files.ts'
import { USUAL } from '../src/purchase-orders/rules/order-codes.ts'
import { DISTRICTS, PRODUCT_GROUPS, PRODUCTS } from './names.ts'
import type { DemoVendor } from './vendors.ts'

/** The files by which the demo mill's reference data comes in, as a mill's own would. */
export function referenceFiles(vendors: readonly DemoVendor[]): NamedFile[] {
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
