import { beforeEach, expect, test } from 'vitest'
import { db } from '../platform/db.ts'
import { openTestDatabase } from '../tests/database.ts'
import { importReference } from './import-reference.ts'

const ctx = {
  now: new Date('2026-11-20T14:00:00+07:00'),
  requestId: 'test',
  language: 'th' as const,
  address: '',
}
const SITES = 'SiteID,SiteName\nNBD,โรงงานหลัก\n'
const VENDORS =
  'VendorAccountNumber,VendorOrganizationName\nV0001,ลานเทโกแก้ว\nV0002,"บริษัท ""ก"", จำกัด"\n'

await openTestDatabase()

const bytes = (text: string) => new TextEncoder().encode(text)
const files = (all: Record<string, string | Uint8Array>) =>
  Object.entries(all).map(([name, content]) => ({
    name,
    bytes: typeof content === 'string' ? bytes(content) : content,
  }))
async function faultsOf(all: Record<string, string | Uint8Array>) {
  const imported = await importReference(files(all), ctx)
  return 'faults' in imported
    ? imported.faults.map(({ file, line, code }) => [file, line, code])
    : []
}
const vendors = () =>
  db()
    .selectFrom('vendors')
    .select(['account_number', 'name', 'version'])
    .orderBy('account_number')
    .execute()
const auditCount = async () =>
  (await db().selectFrom('audit_entries').select('id').execute()).length

beforeEach(async () => {
  for (const table of [
    'warehouses',
    'sites',
    'products',
    'product_groups',
    'vendors',
    'customers',
    'financial_dimensions',
  ] as const) {
    await db().deleteFrom(table).execute()
  }
})

test('A whole mill is added; the same again changes nothing; a changed name updates one', async () => {
  const all = {
    'vendors.csv': `\uFEFF${VENDORS}`,
    'customers.csv': 'CustomerName,CustomerDataID\r\nสวนลุงเฉลิม,10001\r\n',
    'products.csv': 'ProductCode,Name,ProductGroupID\nFFB-RAMP,ปาล์มทะลาย ลานเท,FFB\n',
    'product_groups.csv': 'ProductCode,Name\nFFB,ปาล์มทะลาย\n',
    'warehouses.csv': 'WarehouseID,WarehouseName,OperationalSiteID\nCT-NN,ลานรับปาล์ม,NBD\n',
    'sites.csv': SITES,
    'number_sequences.csv': 'NumberSequenceGroup,Name\nNBDPO-PL,ใบสั่งซื้อปาล์ม\n',
    'financial_dimensions.csv':
      'Dimension,DimensionValue,Description\n1,00000,\n7,SURAT,สุราษฎร์ธานี\n',
  }
  expect(await importReference(files(all), ctx)).toMatchObject({
    counts: { vendors: { added: 2, updated: 0, unchanged: 0 }, financial_dimensions: { added: 2 } },
  })
  const audited = await auditCount()
  const again = await importReference(files(all), ctx)
  expect(again).toMatchObject({
    counts: { vendors: { added: 0, updated: 0, unchanged: 2 }, products: { unchanged: 1 } },
  })
  expect(await auditCount()).toBe(audited)
  const renamed = await importReference(
    files({ 'vendors.csv': VENDORS.replace('โกแก้ว', 'โกแดง') }),
    ctx,
  )
  expect(renamed).toEqual({ counts: { vendors: { added: 0, updated: 1, unchanged: 1 } } })
  expect(await vendors()).toMatchObject([
    { name: 'ลานเทโกแดง', version: 2 },
    { name: 'บริษัท "ก", จำกัด', version: 1 },
  ])
  expect(await auditCount()).toBe(audited + 1)
})

test.each<[string, Record<string, string | Uint8Array>, unknown[][]]>([
  ['no file', {}, [['', undefined, 'file.none']]],
  ['not CSV', { 'vendors.xlsx': VENDORS }, [['vendors.xlsx', undefined, 'file.type']]],
  ['an unknown kind', { 'trucks.csv': VENDORS }, [['trucks.csv', undefined, 'file.unknownKind']]],
  [
    'one kind twice',
    { 'vendors.csv': VENDORS, 'Vendors.CSV': VENDORS },
    [['Vendors.CSV', undefined, 'file.twice']],
  ],
  [
    'TIS-620',
    { 'vendors.csv': new Uint8Array([0x41, 0xa1, 0xa2]) },
    [['vendors.csv', undefined, 'file.encoding']],
  ],
  ['no rows', { 'sites.csv': 'SiteID,SiteName\n' }, [['sites.csv', undefined, 'file.empty']]],
  [
    'too large',
    { 'sites.csv': new Uint8Array(11 * 1024 * 1024) },
    [['sites.csv', undefined, 'file.tooLarge']],
  ],
  [
    'columns',
    { 'sites.csv': 'SiteID,Nickname\nNBD,x\n' },
    [
      ['sites.csv', 1, 'file.missingColumn'],
      ['sites.csv', 1, 'file.unknownColumn'],
    ],
  ],
  [
    'an empty value',
    { 'sites.csv': 'SiteID,SiteName\nNBD,\n,x\n' },
    [
      ['sites.csv', 2, 'file.required'],
      ['sites.csv', 3, 'file.required'],
    ],
  ],
  [
    'too long',
    { 'sites.csv': `SiteID,SiteName\n${'N'.repeat(51)},x\n` },
    [['sites.csv', 2, 'file.tooLong']],
  ],
  [
    'a number',
    { 'financial_dimensions.csv': 'Dimension,DimensionValue\none,x\n8,y\n07,z\n' },
    [
      ['financial_dimensions.csv', 2, 'file.number'],
      ['financial_dimensions.csv', 3, 'file.range'],
      ['financial_dimensions.csv', 4, 'file.range'],
    ],
  ],
  [
    'twice in a file',
    { 'sites.csv': `${SITES}X,y\nNBD,again\n` },
    [['sites.csv', 4, 'file.duplicate']],
  ],
  ['a missing cell', { 'sites.csv': `${SITES}X\n` }, [['sites.csv', 3, 'file.broken']]],
  ['a stray quote', { 'sites.csv': `${SITES}"X,y\n` }, [['sites.csv', 3, 'file.broken']]],
  [
    'an unknown site',
    { 'warehouses.csv': 'WarehouseID,WarehouseName,OperationalSiteID\nW,x,NBD\n' },
    [['warehouses.csv', 2, 'file.unknownRef']],
  ],
])('Every fault is reported by file and line: %s', async (_name, all, expected) => {
  expect(await faultsOf(all)).toEqual(expected)
})

test('One fault, and nothing of any file is written', async () => {
  expect(
    await faultsOf({ 'vendors.csv': VENDORS, 'sites.csv': 'SiteID,SiteName\n,x\n' }),
  ).toHaveLength(1)
  expect(await vendors()).toEqual([])
})
