import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { checkData } from '../../check-data/check-data.ts'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { addVendor, buildMill, weighTicket } from '../../tests/fixture.ts'
import { type Answer, type Files, faultsOf, filesOf, openImports } from '../../tests/imports.ts'
import { isLockAwaited, openTransaction } from '../../tests/transactions.ts'
import { vendorHistory } from '../../vendors/reads/history.ts'
import { run } from '../kinds/statements.ts'
import { KIND_NAMES } from '../rules.ts'
import { templateOf } from '../screens/template.ts'

const database = await openTestDatabase()
const { server, ask, preview, look, imports, undo, choose } = await openImports()
const mill = await buildMill()

const vendorsCsv = (...lines: string[]) =>
  [
    'รหัสผู้ขาย,ชื่อผู้ขาย,รหัส AVL,D7,ระยะทาง (กม.),ค่าขนส่ง,ความสม่ำเสมอ,ธนาคาร,เลขที่บัญชี,ภาษี %,ระดับสมาชิก',
    ...lines,
  ].join('\r\n')
const vendors = (...lines: string[]) => preview({ 'vendors.csv': vendorsCsv(...lines) })

const recordOf = async (account: string) => {
  const [record] = await run(
    `select vendors.name, distance_km, dimension_7, customers.code as avl, bank_name, bank_account, tax_percent, level_id,
      vendors.version
    from vendors left join links_in_force on vendor_id = vendors.id left join customers on customers.id = customer_id
    where account_number = $1`,
    [account],
  )
  return record
}
/** All that imports change, but for versions and times. */
const records = async () => {
  const tables = ['vendors', 'customers', 'vendor_links', 'premiums', 'products', 'vehicles']
  const each = tables.map((table) => run(`select * from ${table} order by id`))
  return JSON.stringify(await Promise.all(each), (name, value) =>
    name === 'version' || name === 'modified_at' ? undefined : value,
  )
}
const accountOf = async (id: string) => {
  const [vendor] = await run<{ code: string }>(
    'select account_number as code from vendors where id = $1',
    [id],
  )
  return vendor!.code
}
const addedVendor = async (n: string) => {
  const vendor = await addVendor(n)
  return { ...vendor, account: await accountOf(vendor.id) }
}
const idOf = async (account: string) => {
  const [vendor] = await run<{ id: string }>('select id from vendors where account_number = $1', [
    account,
  ])
  return vendor!.id
}
/** How many changes of a customer's account nobody has confirmed. */
const unconfirmed = async (code: string) => {
  const waiting = `select from unconfirmed_accounts join customers on customers.id = customer_id where code = $1`
  return (await run(waiting, [code])).length
}

describe('a preview', () => {
  test('counts what is new, changed and unchanged, and writes nothing', async () => {
    const before = await records()
    const account = await accountOf(mill.vendor.id)
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
    expect(await records()).toBe(before)
  })

  test('counts a row that says more of a record of another file as one that changes', async () => {
    const seen = await preview({
      'ผู้ขาย.csv': 'รหัสผู้ขาย,ชื่อผู้ขาย,รหัส AVL\nV90003,ลานเทใหม่,39003\n',
      'บัญชีผู้ขาย.csv': 'รหัสผู้ขาย,ธนาคาร,เลขที่บัญชี\nV90003,กรุงไทย,1627184307\n',
    })
    expect(seen.Counts).toMatchObject({ All: 2, New: 1, Changed: 1, Unchanged: 0 })
    const row = seen.Rows.find(({ File }: Answer) => File === 'บัญชีผู้ขาย.csv')
    expect(row.Changes.map(({ After }: Answer) => After)).toEqual(['กรุงไทย', '1627184307'])
  })

  test('finds each fault by line and field, and proposes what was meant', async () => {
    const { account: ofTaken } = await addedVendor('2')
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

  test('says of a duplicate by which field it is one, and which row has it', async () => {
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

  test('does not say of a row that it names no AVL where it names one, or one that cannot be read', async () => {
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

  test('asks about an account that is one digit short, as Excel leaves it, and lists no file of which nothing was read', async () => {
    const seen = await vendors('V90009,ก,39009,,,,,ธ.ก.ส.,12345678901,,')
    expect(faultsOf(seen)).toEqual([[2, 'CustomerSysBookBankNumber', 'lostZero', '012345678901']])
    const { ImportUUID: unread } = await preview({ 'picture.csv': Buffer.from([137, 80, 78, 71]) })
    const listed = await ask('GetImports', {})
    const ids = listed.map(({ ImportUUID }: Answer) => ImportUUID)
    expect(ids).toContain(seen.ImportUUID)
    expect(ids).not.toContain(unread)
  })

  test('takes a code in another spelling as the one that is known, and of new ones the first', async () => {
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

  test('asks about a tax that is the fraction of a percentage, unless it is the one that stands', async () => {
    const csv = (tax: string) => vendorsCsv(`V90027,ก,39027,,,,,,,${tax},`)
    const seen = await preview({ 'vendors.csv': csv('0.03') })
    expect(faultsOf(seen)).toEqual([[2, 'CustomerSysTaxDeduction', 'taxFraction', '3']])
    await imports(await preview({ 'vendors.csv': csv('0.75') }))
    await run(`update customers set tax_percent = 0.10 where code = '39027'`)
    expect(faultsOf(await preview({ 'vendors.csv': csv('0.1') }))).toEqual([])
  })

  test('takes what is fixed and leaves out what is left out', async () => {
    const csv = vendorsCsv('V90030,ก,,D7-O01,,,,,,,', ',ข,,,,,,,,,', 'V90031,ค,,,,,,,,,')
    const seen = await preview({ 'vendors.csv': csv })
    expect(seen.Counts).toMatchObject({ Faulty: 2, New: 1 })
    const Choices = {
      Mended: [{ File: 'vendors.csv', Line: 2, Field: 'ValueFD7', Value: 'D7-001' }],
      LeftOut: [{ File: 'vendors.csv', Sheet: null, Line: 3 }],
    }
    const fixed = await choose(seen, Choices)
    expect(fixed).toMatchObject({ Counts: { Faulty: 0, LeftOut: 1, New: 2 }, Choices })
    expect(fixed.Version).toBeGreaterThan(seen.Version)
    expect(await imports(seen)).toMatchObject({ status: 409, code: 'import.changed' })
    expect(await imports(fixed)).toMatchObject({ Counts: { New: 2 } })
    expect(await recordOf('V90030')).toMatchObject({ dimension_7: 'D7-001' })
  })

  test('keeps what each of two officers chose: a choice upon an older draft is refused with what is there', async () => {
    const csv = vendorsCsv(',ก,,,,,,,,,', ',ข,,,,,,,,,')
    const seen = await preview({ 'vendors.csv': csv })
    const leavesOut = (Line: number, { ImportUUID, Version }: Answer) => {
      const Choices = { LeftOut: [{ File: 'vendors.csv', Line }] }
      return ask('PreviewImport', { ImportUUID, Version, Choices })
    }
    const first = await leavesOut(2, seen)
    expect(await leavesOut(3, seen)).toMatchObject({
      status: 409,
      code: 'import.othersChose',
      present: { Version: first.Version, Choices: first.Choices },
    })
    expect(await look(seen)).toMatchObject({
      Counts: { Faulty: 1, LeftOut: 1 },
      Choices: { LeftOut: [{ Line: 2 }] },
    })
    expect(await leavesOut(3, first)).toMatchObject({ Choices: { LeftOut: [{ Line: 3 }] } })
  })

  test('matches columns by hand, and remembers them', async () => {
    const csv = 'เลขที่,ใคร,อะไร\nV90040,ลานเท ๔๐,x\n'
    const seen = await preview({ 'พันธมิตร.csv': csv })
    expect(seen.Tables[0]).toMatchObject({ Kind: null })
    expect(seen.Counts.All).toBe(0)
    const Columns = [
      { Header: 'เลขที่', Field: 'VendorAccountNumber' },
      { Header: 'ใคร', Field: 'VendorOrganizationName' },
      { Header: 'อะไร', Field: null },
    ]
    const Choices = { Tables: [{ File: 'พันธมิตร.csv', Kind: 'vendors', Columns }] }
    const matched = await choose(seen, Choices)
    expect(matched.Tables[0].Columns).toMatchObject([
      { By: 'hand' },
      { By: 'hand' },
      { By: 'hand' },
    ])
    await imports(matched)
    const next = await preview({ 'vendors.csv': csv.replace('V90040', 'V90041') })
    expect(next.Tables[0].Columns).toMatchObject([
      { Field: 'VendorAccountNumber', By: 'remembered', Sample: ['V90041'] },
      { Field: 'VendorOrganizationName', By: 'remembered' },
      { Field: null, By: 'remembered' },
    ])
    expect(next.Counts).toMatchObject({ New: 1 })
  })

  test('says which columns are missing, and what cannot be read at all', async () => {
    const seen = await preview({
      'vendors.csv': 'รหัสผู้ขาย\nV90050\n',
      'ผู้ขายเก่า.csv': 'ชื่อผู้ขาย,โทร\nลานเทเก่า,077-123456\n',
      'sites.csv': 'SiteID,SiteName\n',
      'old.xls': 'x',
      'report.pdf': '%PDF',
      'empty.csv': '',
      'bomb.xlsx': 'PK\u0003\u0004',
    })
    expect(
      seen.Tables.map(({ File, Missing, Faults }: Answer) => [File, Missing, Faults[0]?.Code]),
    ).toEqual([
      ['vendors.csv', ['VendorOrganizationName'], undefined],
      ['ผู้ขายเก่า.csv', ['VendorAccountNumber'], undefined],
      ['sites.csv', [], 'empty'],
      ['old.xls', [], 'oldExcel'],
      ['report.pdf', [], 'type'],
      ['empty.csv', [], 'empty'],
      ['bomb.xlsx', [], 'unreadable'],
    ])
    expect(await imports(seen)).toMatchObject({ status: 400, code: 'import.unreadable' })
  })

  test('is of a draft that there is, and of files that are not too large', async () => {
    const ImportUUID = '5f0c8f6e-8f5e-4c55-9d1e-3a1b7c9d0e2f'
    const calls = ['PreviewImport', 'Import', 'GetImport', 'GetImportRows', 'GetImportProgress']
    for (const path of [...calls, 'DiscardImport', 'UndoImport'])
      expect(await ask(path, { ImportUUID })).toMatchObject({ code: 'import.notFound' })
    expect(await ask('PreviewImport', {})).toMatchObject({ code: 'import.noFiles' })
    expect(await ask('Import', {})).toMatchObject({ code: 'import.noFiles' })
    const large = new Uint8Array(31 * 1024 * 1024).fill(65)
    expect(await preview({ 'a.csv': large, 'b.csv': large })).toMatchObject({
      code: 'import.tooLarge',
    })
    const seen = await preview({ 'sites.csv': 'SiteID,SiteName\nN,x\n' })
    expect(await ask('DiscardImport', { ImportUUID: seen.ImportUUID })).toEqual({})
    expect(await look(seen)).toMatchObject({
      code: 'import.notFound',
    })
  })
})

describe('an import', () => {
  test('marks an account that it brings or changes for another officer, until it is taken back', async () => {
    const csv = (account: string) => vendorsCsv(`V91009,ลานเทเก้า,39009,,,,,${account},0.75,`)
    await imports(await preview({ 'vendors.csv': csv(',') }))
    expect(await unconfirmed('39009')).toBe(0)
    const first = await preview({ 'vendors.csv': csv('ธนาคารกรุงไทย,162-7-18430-7') })
    expect(first.AccountsChanged).toBe(1)
    await imports(first)
    expect(await unconfirmed('39009')).toBe(1)
    const moved = await preview({ 'vendors.csv': csv('ธนาคารกรุงไทย,162-7-18439-2') })
    await imports(moved)
    expect(await unconfirmed('39009')).toBe(2)
    expect(await undo(moved)).toEqual({})
    expect(await unconfirmed('39009')).toBe(1)
    expect(await undo(first)).toEqual({})
    expect(await unconfirmed('39009')).toBe(0)
  })

  test('brings accounts that wait as a list, which another officer confirms at once, and the bell is settled by the last', async () => {
    const rows = ['1', '2', '3'].map((n) => `3901${n},สวน ${n},ธนาคารกรุงไทย,162-7-18431-${n},0.75`)
    const csv = ['รหัส AVL,ชื่อลูกค้า,ธนาคาร,เลขที่บัญชี,ภาษี %', ...rows, '39014,สวน 4,,,1'].join('\n')
    const draft = await preview({ 'customers.csv': csv })
    expect(draft.AccountsChanged).toBe(3)
    await imports(draft)
    const asked = async (path: string, input: object, role: Role) =>
      (await server.post(path, input, role)).body.result
    const listFor = async (role: Role) =>
      (await asked('vendor/GetAccountsToCheck', {}, role)).filter((one: Answer) =>
        one.CustomerCustomerID.startsWith('3901'),
      )
    const counted = async () => (await asked('stuck/getCounts', {}, 91)).AccountsToCheck
    const isSettled = async () =>
      (await asked('notices/getNotices', { Tab: 'waiting', page: 0 }, 91)).data.find(
        ({ Kind }: Answer) => Kind === 'accountsChanged',
      )?.Settled
    const list = await listFor(91)
    expect(list.map(({ CustomerCustomerName }: Answer) => CustomerCustomerName)).toEqual([
      ...['สวน 1', 'สวน 2', 'สวน 3'],
    ])
    expect(list[0]).toMatchObject({
      AccountCheck: 'independent',
      FormerAccount: { SysBankName: null, SysBookBankNumber: null, SysTaxDeduction: 0.75 },
    })
    // Who imported them is no second officer, and one that changed meanwhile is not confirmed unseen.
    expect((await listFor(1))[0].AccountCheck).toBe('own')
    const before = await counted()
    const Accounts = list.map(
      ({ CustomerID, SysBankName, SysBookBankNumber, SysTaxDeduction }: Answer) => ({
        ...{ CustomerID, SysBankName, SysBookBankNumber, SysTaxDeduction },
      }),
    )
    const outcomes = async (items: object[], role: Role) =>
      (await asked('vendor/ConfirmAccounts', { Accounts: items }, role)).map(
        ({ Outcome, Code = '' }: Answer) => `${Outcome}${Code}`,
      )
    expect(await outcomes(Accounts, 1)).toEqual(Array(3).fill('refusedvendor.ownAccountChange'))
    const other = { ...Accounts[2], SysBookBankNumber: '1627184399' }
    expect(await outcomes([Accounts[0], Accounts[1], other], 91)).toEqual([
      ...['done', 'done', 'refusedvendor.accountChangedAgain'],
    ])
    expect([await counted(), await isSettled()]).toEqual([before - 2, false])
    expect(await outcomes(Accounts, 91)).toEqual(['done', 'done', 'done'])
    expect([await counted(), await isSettled()]).toEqual([before - 3, true])
    expect(await listFor(91)).toEqual([])
  })

  test('brings no first account where one stood and was taken away', async () => {
    const csv = (account: string) => vendorsCsv(`V91010,ลานเทสิบ,39010,,,,,${account},0.75,`)
    await imports(await preview({ 'vendors.csv': csv('ธนาคารกรุงไทย,162-7-18430-7') }))
    await db().deleteFrom('account_changes').execute()
    const taken = { VendorUUID: await idOf('V91010'), SysTaxDeduction: 0.75 }
    expect((await server.post('vendor/UpdateCustomerFinanceData', taken, 51)).status).toBe(200)
    expect(await unconfirmed('39010')).toBe(0)
    await imports(await preview({ 'vendors.csv': csv('ธนาคารกรุงไทย,162-7-18439-2') }))
    expect(await unconfirmed('39010')).toBe(1)
    const { data } = (
      await server.post('vendor/GetVendorFilterLists', { filterCustomerID: '39010', page: 0 }, 50)
    ).body.result
    expect(data).toMatchObject([{ FormerAccount: { SysBookBankNumber: '1627184307' } }])
  })

  test('writes all columns of vendors with links and accounts, and the same again changes nothing', async () => {
    const csv = vendorsCsv(
      'V91001,ลานเทหนึ่ง,39001,D7-001,๓๘.๕,0.10,0.05,ธนาคารกรุงไทย,162-7-18430-7,0.75,ซิลเวอร์',
      'V91002,ลานเทสอง,39002,,,,,,,,',
    )
    const seen = await preview({ 'vendors.csv': csv })
    expect(await imports(seen)).toMatchObject({ Counts: { New: 2 } })
    expect(await recordOf('V91001')).toEqual({
      name: 'ลานเทหนึ่ง',
      distance_km: '38.50',
      dimension_7: 'D7-001',
      avl: '39001',
      bank_name: 'กรุงไทย',
      bank_account: '1627184307',
      tax_percent: '0.75',
      level_id: 2,
      version: 1,
    })
    const again = await preview({ 'vendors.csv': csv })
    expect(again.Counts).toMatchObject({ All: 2, Unchanged: 2, New: 0, Changed: 0 })
    const moved = csv.replace('162-7-18430-7', '162-7-18439-2')
    expect(moved).not.toBe(csv)
    await imports(await preview({ 'vendors.csv': moved }))
    for (const role of [50, 91] as const) {
      const notices = await server.post('notices/getNotices', { Tab: 'all', page: 0 }, role)
      expect(notices.body.result.data[0]).toMatchObject({
        Kind: 'accountsChanged',
        Details: { n: 1 },
      })
    }
    const { body } = await server.post('vendor/getHistory', { VendorUUID: await idOf('V91001') }, 1)
    expect(body.result.data.map(({ Action }: Answer) => Action)).toEqual([
      'import',
      'link',
      'import',
      'import',
    ])
  })

  test('lets two vendors change places, and keeps what has no column', async () => {
    await imports(await vendors('V91010,ก,39010,,12,,,,,,', 'V91011,ข,39011,,13,,,,,,'))
    const swapped = 'VendorAccountNumber,CustomerDataID\nV91010,39011\nV91011,39010\n'
    expect(await imports(await preview({ 'vendors.csv': swapped }))).toMatchObject({
      Counts: { Changed: 2 },
    })
    expect(await recordOf('V91010')).toMatchObject({
      avl: '39011',
      distance_km: '12.00',
      name: 'ก',
    })
    expect(await recordOf('V91011')).toMatchObject({ avl: '39010', distance_km: '13.00' })
  })

  test('bars a link that an order needs', async () => {
    const { id, account } = await addedVendor('3')
    await server.post('po/createPOHeader', { VendorUUID: id }, 51)
    const seen = await preview({
      'vendors.csv': `VendorAccountNumber,CustomerDataID\n${account},\n`,
    })
    expect(faultsOf(seen)).toEqual([[2, 'CustomerDataID', 'openOrders', null]])
  })

  test('brings places, products, prices, premium vendors and vehicles together', async () => {
    const seen = await preview({
      'sites.csv': 'SiteID,SiteName\nS2,ลานสอง\n',
      'warehouses.csv': 'WarehouseID,WarehouseName,OperationalSiteID\nW2,คลังสอง,S2\n',
      'number_sequences.csv': 'NumberSequenceGroup,Name\nPO2,ชุดสอง\n',
      'มิติ.csv': 'มิติ;ค่ามิติ;คำอธิบาย\n7;SRT_ND;"นาเดิม"\n',
      'กลุ่มสินค้า.csv': 'รหัสกลุ่มสินค้า,ชื่อกลุ่มสินค้า\nLF,ปาล์มร่วง\n',
      'สินค้า.csv': 'รหัสสินค้า,ชื่อสินค้า,กลุ่มสินค้า\nLF-1,ปาล์มร่วง,LF\n',
      'ราคา.csv': 'รหัสสินค้า,เพิ่ม,ลด,พรีเมียม,16,17%,เกรด 18\nLF-1,0.25,0.30,0.20,4.70,4.95,5.20\n',
      'รถเบา.csv': 'ทะเบียนรถ,น้ำหนักรถเบา\n80-9999 สุราษฎร์ธานี,"6,010"\n',
      'vendors.csv': vendorsCsv('V91020,ก,39020,SRT_ND,,,,,,,'),
      'premiums.csv': 'รหัสผู้ขาย,พรีเมียม\nV91020,ใช่\n',
    })
    expect(faultsOf(seen)).toEqual([])
    expect(await imports(seen)).toMatchObject({ Counts: { All: 10, New: 10 } })
    const { body } = await server.post('po/getPriceNowWithProductCode', { product_code: 'LF-1' }, 1)
    expect(body.result).toMatchObject({
      IncrementPrice: 0.25,
      PremiumPrice: 0.2,
      oProduct_price: [{ Price: 4.7 }, { Price: 4.95 }, { Price: 5.2 }],
    })
    expect(await run('select from premiums_in_force')).toHaveLength(1)
    expect(await undo(seen)).toEqual({})
    for (const [table, column, value] of [
      ['sites', 'code', 'S2'],
      ['warehouses', 'code', 'W2'],
      ['products', 'code', 'LF-1'],
      ['vendors', 'account_number', 'V91020'],
      ['customers', 'code', '39020'],
      ['vehicles', 'registration', '80-9999 สุราษฎร์ธานี'],
    ] as const) {
      const left = await run(`select * from ${table} where ${column} = $1`, [value])
      expect({ table, left }).toEqual({ table, left: [] })
    }
  })

  test('marks the default of new orders, and a second one only where the first is unmarked', async () => {
    const marked = (rows: string) =>
      preview({ 'number_sequences.csv': `NumberSequenceGroup,Name,ค่าเริ่มต้น\n${rows}` })
    const twice = await marked('SEQ-A,ก,ใช่\nSEQ-B,ข,default\n')
    expect(faultsOf(twice).map((fault: unknown[]) => fault.slice(0, 3))).toEqual([
      [2, 'IsDefault', 'otherDefault'],
      [3, 'IsDefault', 'otherDefault'],
    ])
    await imports(await marked('SEQ-A,ก,ใช่\nSEQ-B,ข,\n'))
    const second = await marked('SEQ-B,ข,ใช่\n')
    expect(faultsOf(second)).toEqual([[2, 'IsDefault', 'otherDefault', null]])
    const both = await marked('SEQ-B,ข,ใช่\nSEQ-A,ก,ไม่ใช่\n')
    expect(both.Counts).toMatchObject({ Changed: 2 })
    await imports(both)
    const marks = () => run('select code from number_sequences where is_default')
    expect(await marks()).toEqual([{ code: 'SEQ-B' }])
    await undo(both)
    expect(await marks()).toEqual([{ code: 'SEQ-A' }])
    const named = await preview({ 'number_sequences.csv': 'NumberSequenceGroup,Name\nSEQ-A,ค\n' })
    await imports(named)
    expect(await marks()).toEqual([{ code: 'SEQ-A' }])
    await imports(await marked('SEQ-A,ค,ไม่\n'))
  })

  test('of files at once is one call, and answers the same when it is repeated', async () => {
    const Files = filesOf({ 'sites.csv': 'SiteID,SiteName\nS3,ลานสาม\n' })
    const done = await ask('Import', { Files })
    expect(done).toMatchObject({ Counts: { New: 1 } })
    expect(await ask('Import', { ImportUUID: done.ImportUUID })).toEqual(done)
    expect(await choose(done, {})).toMatchObject({ code: 'import.notDraft' })
    const progress = await ask('GetImportProgress', { ImportUUID: done.ImportUUID })
    expect(progress).toEqual({ State: 'imported', Done: 1, Total: 1 })
  })

  test('is refused where an officer changed a record since it was looked at', async () => {
    const { id, account } = await addedVendor('4')
    const seen = await preview({ 'vendors.csv': ['VendorAccountNumber,ระยะทาง', `${account},42`] })
    await server.post(
      'vendor/UpdateVendorValue',
      { VendorUUID: id, ValueFD7: 'D7-001', ValueDistanceFactory: 40 },
      51,
    )
    const refused = await imports(seen)
    expect(refused).toMatchObject({ status: 409, code: 'import.changed' })
    expect(await recordOf(account)).toMatchObject({ distance_km: '40.00' })
    const next = await look(seen)
    expect(next).toMatchObject({ Version: refused.present.Version })
    expect(next.Rows[0].Changes).toMatchObject([{ Before: '40', After: '42' }])
    expect(await imports(next)).toMatchObject({ Counts: { Changed: 1 } })
  })

  test('is refused where a record is changed while it waits for it', async () => {
    const { id, account } = await addedVendor('4')
    const seen = await preview({ 'vendors.csv': ['VendorAccountNumber,ระยะทาง', `${account},42`] })
    const officer = new pg.Client({ connectionString: database })
    await officer.connect()
    await officer.query('begin')
    await officer.query('update vendors set distance_km = 41 where id = $1', [id])
    const answer = imports(seen)
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await officer.query(waiting)).rowCount).toBe(1)
    await officer.query('commit')
    await officer.end()
    expect(await answer).toMatchObject({ status: 409, code: 'import.changed' })
    expect(await recordOf(account)).toMatchObject({ distance_km: '41.00' })
  })

  test('is listed as running, and not thrown away, from the press until it is in', async () => {
    const seen = await preview({ 'running.csv': 'SiteID,SiteName\nS31,ลานรอ\n' })
    const stateListed = async () =>
      (await ask('GetImports', {})).find((one: Answer) => one.ImportUUID === seen.ImportUUID).State
    const reader = await openTransaction(() =>
      sql`lock table import_columns in access exclusive mode`.execute(db()),
    )
    const answer = imports(seen)
    await expect.poll(isLockAwaited).toBe(true)
    expect(await stateListed()).toBe('running')
    expect(await ask('DiscardImport', { ImportUUID: seen.ImportUUID })).toMatchObject({
      status: 409,
      code: 'import.underWay',
      message: 'กำลังนำเข้าข้อมูลชุดนี้อยู่ จึงทิ้งไม่ได้ กรุณารอให้นำเข้าเสร็จ',
    })
    await reader.commit()
    expect(await answer).toMatchObject({ Counts: { New: 1 } })
    expect(await stateListed()).toBe('imported')
  })

  test('is written once where two ask for it at the same moment', async () => {
    const seen = await vendors('V91030,ก,39030,,,,,,,,')
    const answers = await Promise.all([imports(seen), imports(seen), imports(seen)])
    const done = answers.filter(({ Counts }) => Counts)
    expect(done.length).toBeGreaterThan(0)
    const others = answers.filter(({ Counts }) => !Counts).map(({ code }) => code)
    expect(
      others.every((code) => ['import.busy', 'import.notFound', 'import.changed'].includes(code)),
    ).toBe(true)
    const written = 'select key from import_changes where import_id = $1 order by key'
    expect(await run(written, [seen.ImportUUID])).toEqual([{ key: '39030' }, { key: 'V91030' }])
  })
})

describe('undoing', () => {
  test('takes back what was added and changed, links too, and nothing else', async () => {
    const { account } = await addedVendor('5')
    const before = await records()
    const seen = await vendors(
      `${account},ชื่อใหม่,39050,D7-001,55,,,กรุงไทย,1627184307,1,โกลด์`,
      'V91050,ใหม่,39051,,,,,,,,',
    )
    await imports(seen)
    expect(await recordOf(account)).toMatchObject({ avl: '39050', name: 'ชื่อใหม่' })
    const [listed] = await ask('GetImports', {})
    expect(listed).toMatchObject({
      ImportUUID: seen.ImportUUID,
      Files: ['vendors.csv'],
      State: 'imported',
      CanUndo: true,
      Why: null,
      Counts: { New: 1, Changed: 1 },
    })
    const { At, By } = await look(seen)
    expect([At, By]).toEqual([listed.At, listed.By])
    const { Rows, Total } = await ask('GetImportRows', { ImportUUID: seen.ImportUUID })
    expect(Total).toBe(2)
    expect(Rows.map(({ Kind, Outcome }: Answer) => [Kind, Outcome])).toEqual([
      ['vendors', 'changed'],
      ['vendors', 'new'],
    ])
    expect(await undo(seen)).toEqual({})
    expect(await records()).toBe(before)
    expect(await undo(seen)).toMatchObject({
      code: 'import.notImported',
    })
    expect(await look(seen)).toMatchObject({
      State: 'undone',
    })
    expect(await imports(seen)).toMatchObject({ code: 'import.notDraft' })
  })

  test('is blocked by a record that was changed since', async () => {
    const seen = await vendors('V91060,ก,39060,D7-001,,,,,,,')
    await imports(seen)
    await server.post(
      'vendor/UpdateVendorValue',
      { VendorUUID: await idOf('V91060'), ValueFD7: 'D7-001', ValueDistanceFactory: 1 },
      51,
    )
    expect(await undo(seen)).toMatchObject({
      code: 'import.builtOn',
      message: 'เลิกนำเข้าไม่ได้: V91060 ถูกแก้ไขหลังนำเข้า',
    })
    expect(await look(seen)).toMatchObject({
      CanUndo: false,
      Why: 'V91060 ถูกแก้ไขหลังนำเข้า',
    })
  })

  test('is blocked by a ticket of a customer that was added', async () => {
    const seen = await preview({ 'customers.csv': 'CustomerDataID,CustomerName\n39070,สวน\n' })
    await imports(seen)
    const [customer] = await run<{ id: number }>(`select id from customers where code = '39070'`)
    const ticket = await weighTicket({ customerId: customer!.id })
    const named = await run<{ name: string }>(
      'select ticket_name as name from weigh_tickets where id = $1',
      [ticket],
    )
    expect(await undo(seen)).toMatchObject({
      code: 'import.builtOn',
      message: `เลิกนำเข้าไม่ได้: ${named[0]?.name} ใช้ 39070 แล้ว`,
    })
  })
})

describe('a form', () => {
  test.each(KIND_NAMES)(
    'of %s is filled with what there is, and changes nothing when it comes back',
    async (Kind) => {
      const { Fields, Rows } = await ask('GetTemplate', { Kind })
      if (Kind === 'vendors') expect(Rows.length).toBeGreaterThan(3)
      if (Rows.length === 0) return
      for (const language of ['Th', 'En', 'Field']) {
        const quoted = (row: string[]) => row.map((cell) => `"${cell}"`).join(',')
        const lines = [Fields.map((field: Answer) => field[language]), ...Rows].map(quoted)
        const seen = await preview({ [`${Kind}.csv`]: lines })
        expect({ language, faults: faultsOf(seen), ...seen }).toMatchObject({
          language,
          faults: [],
          Counts: { All: Rows.length, Unchanged: Rows.length },
          Tables: [{ Missing: [] }],
        })
      }
    },
  )

  test('of a mill that has nothing shows an example, which is not imported', async () => {
    const { Fields } = await ask('GetTemplate', { Kind: 'number_sequences' })
    const { file } = await templateOf('เลขที่', { Fields, Rows: [] }, 'CSV', 'th')
    const csv = await file.text()
    expect(csv.split('\r\n')[1]).toMatch(/^ตัวอย่าง: \S/)
    const seen = await preview({ 'เลขที่.csv': csv })
    expect(seen).toMatchObject({ Counts: { All: 0, Faulty: 0, New: 0 } })
  })

  test('every kind says how many records there are', async () => {
    const kinds = await ask('GetImportKinds', {})
    expect(kinds.find(({ Kind }: Answer) => Kind === 'products')).toMatchObject({ Present: 3 })
  })
})

test('what is imported, and what is taken back, has its rows of the audit trail', async () => {
  const { account } = await addedVendor('6')
  // What the fixtures put in by hand has no audit trail.
  const known = new Set((await checkData(5)).map((one) => JSON.stringify(one)))
  const found = async () => (await checkData(5)).filter((one) => !known.has(JSON.stringify(one)))
  const seen = await preview({
    'vendors.csv': vendorsCsv(`${account},ก,39080,,5,,,,,,`, 'V91080,ข,39081,,,,,,,,'),
    'premiums.csv': `VendorAccountNumber\n${account}\nV91080\n`,
    'ราคา.csv': 'รหัสสินค้า,18\nFFB-RAMP,5.40\n',
    'รถเบา.csv': 'ทะเบียนรถ,น้ำหนักรถเบา\n80-9998 สุราษฎร์ธานี,6000\n',
  })
  expect(await imports(seen)).toMatchObject({ Counts: { All: 6, Faulty: 0 } })
  expect(await found()).toEqual([])
  expect(await undo(seen)).toEqual({})
  expect(await found()).toEqual([])
})

test('the history of a vendor shows what an import changed of it and of its AVL, and what was taken back', async () => {
  const { id, avl, account } = await addedVendor('7')
  const first = await vendors(`${account},ก,${avl},,,,,กรุงไทย,162-7-18430-7,0.75,`)
  await imports(first)
  const second = await preview({ 'avl.csv': `รหัส AVL,ชื่อลูกค้า,ภาษี %\n${avl},สวนใหม่,1\n` })
  await imports(second)
  const isSettled = async () => {
    const { body } = await server.post('notices/getNotices', { Tab: 'all', page: 0 }, 91)
    return body.result.data.find(({ Kind }: Answer) => Kind === 'accountsChanged')?.Settled
  }
  expect(await isSettled()).toBe(false)
  await undo(second)
  expect(await isSettled()).toBe(true)
  const { data } = await vendorHistory(id)
  const taxes = { Before: '0.75', After: '1.00' }
  expect(
    data.slice(0, 2).map(({ Action, Before, After }) => ({
      Action,
      Before: Before.CustomerSysTaxDeduction,
      After: After.CustomerSysTaxDeduction,
    })),
  ).toEqual([
    { Action: 'undoImport', Before: taxes.After, After: taxes.Before },
    { Action: 'import', ...taxes },
  ])
  expect(data.map(({ After }) => After)).toContainEqual(
    expect.objectContaining({ CustomerSysBookBankNumber: '1627184307' }),
  )
})
