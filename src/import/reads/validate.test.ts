import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { addVendor, buildMill } from '../../tests/fixture.ts'
import {
  type Answer,
  type Files,
  faultsOf,
  importedRecords,
  openImports,
  vendorsCsv,
} from '../../tests/imports.ts'
import { run } from '../kinds/statements.ts'

await openTestDatabase()
const { ask, preview, imports, undo } = await openImports()
const mill = await buildMill()

const vendors = (...lines: string[]) => preview({ 'vendors.csv': vendorsCsv(...lines) })

test('a preview counts what is new, changed and unchanged, and writes nothing', async () => {
  const before = await importedRecords()
  const { account } = mill.vendor
  const seen = await preview({
    'ผู้ขาย 2569-11.csv': vendorsCsv(
      'V90001,ลานเทใหม่,,D7-001,38.5,0.1,,,,,',
      `${account},${mill.vendor.name},${mill.vendor.avl},D7-001,42,,,ธ.ก.ส.,012345678901,0.75,โกลด์`,
    ),
  })
  expect(seen).toMatchObject({
    State: 'draft',
    Counts: { All: 2, Faulty: 0, LeftOut: 0, New: 1, Changed: 1, Unchanged: 0 },
    CountsByKind: [{ Kind: 'vendors', All: 2 }],
    Tables: [{ Kind: 'vendors', Encoding: 'UTF-8', Rows: 2, Missing: [], Faults: [] }],
  })
  const changed = seen.Rows.find(({ Outcome }: Answer) => Outcome === 'changed')
  expect(changed.Changes).toEqual([
    { Field: 'CustomerLevel', Before: 'ปกติ', After: 'โกลด์', Confirm: false },
    { Field: 'CustomerSysTaxDeduction', Before: '3', After: '0.75', Confirm: true },
    { Field: 'ValueDistanceFactory', Before: null, After: '42', Confirm: false },
  ])
  expect(await importedRecords()).toBe(before)
})

test('a preview counts a row that says more of a record of another file as one that changes', async () => {
  const seen = await preview({
    'ผู้ขาย.csv': 'รหัสผู้ขาย,ชื่อผู้ขาย,รหัส AVL\nV90003,ลานเทใหม่,39003\n',
    'บัญชีผู้ขาย.csv': 'รหัสผู้ขาย,ธนาคาร,เลขที่บัญชี\nV90003,กรุงไทย,1627184307\n',
  })
  expect(seen.Counts).toMatchObject({ All: 2, New: 1, Changed: 1, Unchanged: 0 })
  const row = seen.Rows.find(({ File }: Answer) => File === 'บัญชีผู้ขาย.csv')
  expect(row.Changes.map(({ After }: Answer) => After)).toEqual(['กรุงไทย', '1627184307'])
})

test('a preview finds each fault by line and field, and proposes what was meant', async () => {
  const { account: ofTaken } = await addVendor('2')
  const seen = await vendors(
    'V90010,ก,,D7-O01,,,,,,,',
    'V90011,ข,29911,,,,,กรุงไทย,1.84394E+11,,',
    `V90012,ค,${mill.vendor.avl},,,,,,,,`,
    'V90013,ง,29913,,,,,,,75,',
    'V90014,จ,29914,,,,,,,,Platinum',
    'V90014,ฉ,29914,,,,,,,,',
    ',ช,,,,,,,,,',
    'V90016,,,,,,,,,,',
    'V90017,ซ,29917,,1001,x,0.001,ธนาคารหมู่บ้าน,,,',
    'V90018,ฌ,29917,,,,,,,,',
    'V90019,ญ,,,,,,,,3,',
    'V90020,ฎ,29920,,,,,กรุงไทย,,,',
    'V90021,ฏ,29921,,,,,กรุงไทย,162/7/18430/7,,',
    `${ofTaken},ฐ,29922,,,,,,,-1,`,
  )
  expect(faultsOf(seen)).toEqual([
    [2, 'ValueFD7', 'unknownD7', 'D7-001'],
    [3, 'CustomerSysBookBankNumber', 'lostDigits', null],
    [4, 'CustomerDataID', 'taken', null],
    [5, 'CustomerSysTaxDeduction', 'tooLarge', '0.75'],
    [6, 'CustomerLevel', 'unknownLevel', 'พรีเมียม'],
    [7, 'VendorAccountNumber', 'duplicate', null],
    [8, 'VendorAccountNumber', 'required', null],
    [9, 'VendorOrganizationName', 'required', null],
    [10, 'ValueDistanceFactory', 'tooLarge', null],
    [10, 'ValueShippingCost', 'number', null],
    [10, 'ValueConsistency', 'decimals', null],
    [10, 'CustomerSysBankName', 'unknownBank', null],
    [11, 'CustomerDataID', 'takenInFile', null],
    [12, 'CustomerSysTaxDeduction', 'needsAvl', null],
    [13, 'CustomerSysBookBankNumber', 'noAccount', null],
    [14, 'CustomerSysBookBankNumber', 'account', '1627184307'],
    [15, 'CustomerSysTaxDeduction', 'tooSmall', null],
  ])
  expect(seen.Counts).toMatchObject({ All: 14, Faulty: 14 })
  expect(await imports(seen)).toMatchObject({ status: 400, code: 'import.faulty' })
})

test('a preview says of a duplicate by which field it is one, and which row has it', async () => {
  const said = async (files: Files) =>
    (await preview(files)).Rows.flatMap(({ Line, Faults }: Answer) =>
      Faults.map(({ Field, Value, Code, Params: { line, file } }: Answer) =>
        [Line, Field, Value, Code, line, file].join(' '),
      ),
    )
  const one = 'V90101,ก,39101,,,,,กรุงไทย,1627184307,,'
  const four = vendorsCsv(
    one,
    'V90102,ข,39102,,,,,,,,ปกติ',
    'V90103,ค,39102,,,,,กรุงไทย,1627184308,,โกลด์',
    one.replace('กรุงไทย', 'กรุงเทพ'),
  )
  expect(await said({ 'vendors.csv': four })).toEqual([
    '4 CustomerDataID 39102 duplicate 3 vendors.csv',
    '5 VendorAccountNumber V90101 duplicate 2 vendors.csv',
  ])
  const accounts = 'รหัส AVL,ชื่อลูกค้า,ธนาคาร,เลขบัญชี\n39101,ก,กรุงไทย,1627184309\n'
  expect(await said({ 'vendors.csv': vendorsCsv(one), 'customers.csv': accounts })).toEqual([
    '2 CustomerSysBookBankNumber 1627184307 differs 2 customers.csv',
  ])
})

test('a preview does not say of a row that it names no AVL where it names one, or one that cannot be read', async () => {
  const seen = await vendors(
    'V90111,ก,,D7-O01,,,,,,,',
    'V90111,ก,39112,,,,,กรุงไทย,1627184307,3,',
    'V90113,ค,1.84394E+11,,,,,กรุงไทย,1627184307,3,',
  )
  expect(faultsOf(seen)).toEqual([
    [2, 'ValueFD7', 'unknownD7', 'D7-001'],
    [3, 'VendorAccountNumber', 'duplicate', null],
    [4, 'CustomerDataID', 'lostDigits', null],
  ])
})

test('a preview asks about an account that is one digit short, as Excel leaves it, and lists no file of which nothing was read', async () => {
  const seen = await vendors('V90009,ก,39009,,,,,ธ.ก.ส.,12345678901,,')
  expect(faultsOf(seen)).toEqual([[2, 'CustomerSysBookBankNumber', 'lostZero', '012345678901']])
  const { ImportUUID: unread } = await preview({ 'picture.csv': Buffer.from([137, 80, 78, 71]) })
  const listed = await ask('GetImports', {})
  const ids = listed.map(({ ImportUUID }: Answer) => ImportUUID)
  expect(ids).toContain(seen.ImportUUID)
  expect(ids).not.toContain(unread)
})

test('a preview takes a code in another spelling as the one that is known, and of new ones the first', async () => {
  const header = 'รหัสผู้ขาย,ชื่อผู้ขาย,AVL\n'
  await imports(await preview({ 'vendors.csv': `${header}V90025,ก,AVL-90025\n` }))
  const csv = `${header}v๙๐๐๒๕,ก,avl–90025\nV 90026,ข,avl 90026\nv90026,ข,AVL90026\n`
  const seen = await preview({ 'vendors.csv': csv, 'premiums.csv': 'รหัสผู้ขาย\nv90026\n' })
  expect(faultsOf(seen)).toEqual([])
  expect(seen.Counts).toMatchObject({ All: 4, New: 2, Unchanged: 2 })
  await imports(seen)
  const codes = await run<{ code: string }>(
    `select account_number as code from vendors where account_number ilike 'v%9002%'
    union select code from customers where code ilike 'avl%9002%' order by code`,
  )
  expect(codes.map(({ code }) => code)).toEqual(['AVL-90025', 'V 90026', 'V90025', 'avl 90026'])
  await undo(seen)
})

test('a preview asks about a tax that is the fraction of a percentage, unless it is the one that stands', async () => {
  const csv = (tax: string) => vendorsCsv(`V90027,ก,39027,,,,,,,${tax},`)
  const seen = await preview({ 'vendors.csv': csv('0.03') })
  expect(faultsOf(seen)).toEqual([[2, 'CustomerSysTaxDeduction', 'taxFraction', '3']])
  await imports(await preview({ 'vendors.csv': csv('0.75') }))
  await run(`update customers set tax_percent = 0.10 where code = '39027'`)
  expect(faultsOf(await preview({ 'vendors.csv': csv('0.1') }))).toEqual([])
})
