import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { addVendor, buildMill } from '../../tests/fixture.ts'
import {
  type Answer,
  faultsOf,
  filesOf,
  openImports,
  vendorNow,
  vendorsCsv,
} from '../../tests/imports.ts'
import { rowOf } from '../../tests/rows.ts'
import { isLockAwaited, openTransaction } from '../../tests/transactions.ts'
import { run } from '../kinds/statements.ts'

const database = await openTestDatabase()
const { server, ask, preview, look, imports, undo, choose } = await openImports()
await buildMill()

const vendors = (...lines: string[]) => preview({ 'vendors.csv': vendorsCsv(...lines) })

describe('an import', () => {
  test('writes all columns of vendors with links and accounts, and the same again changes nothing', async () => {
    const csv = vendorsCsv(
      'V91001,ลานเทหนึ่ง,39001,D7-001,๓๘.๕,0.10,0.05,ธนาคารกรุงไทย,162-7-18430-7,0.75,ซิลเวอร์',
      'V91002,ลานเทสอง,39002,,,,,,,,',
    )
    const seen = await preview({ 'vendors.csv': csv })
    expect(await imports(seen)).toMatchObject({ Counts: { New: 2 } })
    expect(await vendorNow('V91001')).toEqual({
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
    const { body } = await server.post(
      'vendor/getHistory',
      { VendorUUID: (await rowOf('vendors', { account_number: 'V91001' })).id },
      1,
    )
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
    expect(await vendorNow('V91010')).toMatchObject({
      avl: '39011',
      distance_km: '12.00',
      name: 'ก',
    })
    expect(await vendorNow('V91011')).toMatchObject({ avl: '39010', distance_km: '13.00' })
  })

  test('bars a link that an order needs', async () => {
    const { id, account } = await addVendor('3')
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
    const { id, account } = await addVendor('4')
    const seen = await preview({ 'vendors.csv': ['VendorAccountNumber,ระยะทาง', `${account},42`] })
    await server.post(
      'vendor/UpdateVendorValue',
      { VendorUUID: id, ValueFD7: 'D7-001', ValueDistanceFactory: 40 },
      51,
    )
    const refused = await imports(seen)
    expect(refused).toMatchObject({ status: 409, code: 'import.changed' })
    expect(await vendorNow(account)).toMatchObject({ distance_km: '40.00' })
    const next = await look(seen)
    expect(next).toMatchObject({ Version: refused.present.Version })
    expect(next.Rows[0].Changes).toMatchObject([{ Before: '40', After: '42' }])
    expect(await imports(next)).toMatchObject({ Counts: { Changed: 1 } })
  })

  test('is refused where a record is changed while it waits for it', async () => {
    const { id, account } = await addVendor('4')
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
    expect(await vendorNow(account)).toMatchObject({ distance_km: '41.00' })
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
