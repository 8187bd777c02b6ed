import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import writeExcel, { type SheetData } from 'write-excel-file/node'
import { businessDay } from '../../platform/thai-date.ts'
import { makeEmptyDatabase } from '../database.ts'
import { ask, type Product, type Session, signIn, startProduct } from '../product.ts'

vi.setConfig({ testTimeout: 60_000 })

/**
 * docs/moving-in.md, step by step: a mill that has never seen the product goes from an empty database to its first
 * payment report, through the doors that it has itself. Nothing here writes to the database.
 */
const url = await makeEmptyDatabase()
const ADMIN = { email: 'boss@mill.example', password: 'the password printed once' }
const hash = (password: string) => createHash('sha256').update(`SS${password}`).digest('hex')

let product: Product
const sessions = new Map<number, string>()
const as = <Result>(role: number, call: string, input: object) =>
  ask<Result>(product.address, call, input, sessions.get(role))

beforeAll(async () => {
  const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
  product = await startProduct({ DATABASE_URL: url, MILL_NAME: 'โรงงานปาล์มคลองหลา', ...admin })
})
afterAll(() => product?.stop())

const today = businessDay(new Date())

/** A file as an officer drops it: by name, with the letters that their program writes. */
const file = (Name: string, bytes: Uint8Array) => ({
  Name,
  Base64: Buffer.from(bytes).toString('base64'),
})
const csv = (lines: string[]) => new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`)
function windows874(lines: string[]): Uint8Array {
  return Uint8Array.from(`${lines.join('\r\n')}\r\n`, (letter) => {
    const code = letter.charCodeAt(0)
    return code < 0x80 ? code : code - 0x0e00 + 0xa0
  })
}
async function excel(sheet: string, rows: (string | number)[][]): Promise<Uint8Array> {
  const data = rows.map((row) => row.map((value) => ({ value }))) as SheetData
  return new Uint8Array(await writeExcel([{ sheet, data }]).toBuffer())
}

interface Preview {
  ImportUUID: string
  Version: number
  Counts: Record<'Faulty' | 'New' | 'Changed' | 'Unchanged', number>
  Rows: { Faults: object[] }[]
}

/** Drops files on the page of imports and presses its button, once nothing is wrong. */
async function importFiles(...Files: { Name: string; Base64: string }[]) {
  const preview = await as<Preview>(0, 'reference/PreviewImport', { Files })
  expect(preview.Rows.flatMap(({ Faults }) => Faults)).toEqual([])
  const { ImportUUID, Version } = preview
  await as(0, 'reference/Import', { ImportUUID, Version })
  return preview.Counts
}

test('the Super Admin signs in and makes an officer for each work', async () => {
  const { session } = await signIn(product.address, ADMIN.email, ADMIN.password)
  sessions.set(0, session)
  for (const role of [50, 51, 52, 81, 91]) {
    const Email = `officer${role}@mill.example`
    const officer = { Name: `เจ้าหน้าที่ ${role}`, Lastname: 'คลองหลา', Email, Roles: role }
    await as(0, 'user/SaveUser', {
      ...officer,
      Password: hash('only for once'),
      PersonnelNumber: `${role}`,
    })
    const first: Session = await signIn(product.address, Email, 'only for once')
    const change = { PresentPassword: hash('only for once'), Password: hash(`of ${role} alone`) }
    await ask(product.address, 'profile/changePassword', change, first.session)
    sessions.set(role, (await signIn(product.address, Email, `of ${role} alone`)).session)
  }
})

test('the lists that orders are made of come in as CSV files', async () => {
  const counts = await importFiles(
    file('sites.csv', csv(['SiteID,SiteName', 'KL,คลองหลา'])),
    file('warehouses.csv', csv(['รหัสคลัง,ชื่อคลัง,ไซต์', 'CT-NN,ลานรับปาล์ม,KL'])),
    file('number_sequences.csv', csv(['NumberSequenceGroup,Name', 'NBDPO-PL,ใบสั่งซื้อปาล์ม'])),
    file(
      'financial_dimensions.csv',
      csv([
        'Dimension,DimensionValue,Description',
        ...['00000', 'NBD', 'PL', 'NBD_RM01', '00000', '00000'].map(
          (value, at) => `${at + 1},${value},`,
        ),
        '7,SRT_ND,นาเดิม',
        '7,KBI_AL,อ่าวลึก',
      ]),
    ),
    file('product_groups.csv', csv(['ProductCode,Name', 'FFB,ปาล์มทะลาย'])),
    file('products.csv', csv(['ProductCode,Name,ProductGroupID', 'FFB-RAMP,ปาล์มทะลาย ลานเท,FFB'])),
  )
  expect(counts).toMatchObject({ Faulty: 0, Changed: 0 })
})

test('vendors come in from one workbook, bank accounts from the file of another program', async () => {
  const vendors = await excel('ผู้ขาย', [
    ['ทะเบียนผู้ขาย 2569', '', '', '', '', ''],
    ['รหัสผู้ขาย', 'ชื่อผู้ขาย', 'AVL', 'D7', 'ระดับสมาชิก', 'ระยะทาง (กม.)'],
    ['V00001', 'ลานเทโกแก้ว ปากควน', '10018', 'SRT_ND', 'Silver', 24],
    ['V00002', 'สวนลุงเฉลิม', '20031', 'KBI_AL', 'Normal', 7.5],
  ])
  expect(await importFiles(file('ผู้ขาย 2569.xlsx', vendors))).toMatchObject({ Faulty: 0 })
  const banks = windows874([
    'รหัส AVL;ธนาคาร;เลขที่บัญชี;ภาษี %',
    '10018;กสิกรไทย;123-4-56789-0;3.00',
    '20031;กรุงไทย;9876543210;0.75',
  ])
  expect(await importFiles(file('customers.csv', banks))).toMatchObject({ Changed: 2 })
  const again = await importFiles(file('ผู้ขาย 2569.xlsx', vendors))
  expect(again).toMatchObject({ New: 0, Changed: 0 })
})

test('prices, light vehicles and premium come in the same way', async () => {
  const ladder = await excel('ราคา', [
    ['ProductCode', '16%', '17%', '18%', '19%', '20%', 'เพิ่ม', 'ลด', 'พรีเมียม'],
    ['FFB-RAMP', 4.7, 4.95, 5.2, 5.45, 5.7, 0.25, 0.3, 0.2],
  ])
  expect(await importFiles(file('price_ladders.xlsx', ladder))).toMatchObject({ Faulty: 0 })
  expect(await importFiles(file('premiums.csv', csv(['รหัสผู้ขาย', 'V00001'])))).toMatchObject({
    Faulty: 0,
    Unchanged: 0,
  })
})

let ticket: number

test('the scale gets its token, and its first truck arrives', async () => {
  const { Token } = await as<{ Token: string }>(0, 'scale/CreateToken', { Name: 'เครื่องชั่ง 1' })
  const at = Date.now()
  const [imported] = await ask<{ SSWeightID: number; Outcome: string }[]>(
    product.address,
    'scale/ImportTickets',
    {
      tickets: [
        {
          WeightScaleIDIn: 'IN-0001',
          SequenceWeightOut: '691124-0001',
          CarRegister: '80-1234 กระบี่',
          CustomerDataID: '10018',
          CustomerName: 'ลานเทโกแก้ว',
          ProductDataID: 'FFB-RAMP',
          ProductTypeName: 'ปาล์มทะลาย ลานเท',
          WeightIn: 15_230,
          WeightTimeIn: new Date(at - 60_000).toISOString(),
          WeightOut: 6010,
          WeightTimeOut: new Date(at).toISOString(),
        },
      ],
    },
    Token,
  )
  expect(imported).toMatchObject({ Outcome: 'created' })
  ticket = imported?.SSWeightID as number
})

test('it is graded, priced, ordered, approved, received and invoiced', async () => {
  const grade = { SSWeightID: ticket, SysProductGrade: 21, SysPalmReturn: 0 }
  await as(52, 'po/evaluate', grade)
  const price = { SysValuationPrice: 5.95, SysValuationLevelPrice: 0.05, SysValuationPremium: 0.2 }
  const priced = await as(52, 'po/valuation', { SSWeightID: ticket, ...price })
  expect(priced).toMatchObject({ SysPrice: 6.2 })
  const form = await as<{ vendor: { UUID: string; VendorAccountNumber: string }[] }>(
    51,
    'po/getEnvironmentPOForm',
    {},
  )
  const vendor = form.vendor.find(({ VendorAccountNumber: number }) => number === 'V00001')
  const order = await as<{ UUID: string }>(51, 'po/createPOHeader', { VendorUUID: vendor?.UUID })
  const POHeaderUUID = order.UUID
  const line = await as<{ UUID: string; Amount: number }>(51, 'po/createPOLine', {
    POHeaderUUID,
    SSWeightID: ticket,
    DeliveryDate: '',
  })
  expect(line.Amount).toBe(57_164)
  await as(51, 'po/submitPO', { POHeaderUUID })
  await as(50, 'po/approvePO', { POHeaderUUID })
  await as(51, 'po/confirmPO', { POHeaderUUID })
  await as(81, 'po/receiptLine', { POHeaderUUID, POLineUUID: line.UUID, RecDate: today })
  expect(await as(91, 'po/invoice', { POHeaderUUID })).toMatchObject({ StatePurchase: 'IV' })
})

test('the first payment report pays it to the satang, to the account that was imported', async () => {
  const report = await as<{ payment: object[] }>(91, 'report/ReportDailyPalmPayment', {
    filterDate: today,
  })
  expect(report.payment).toMatchObject([
    { CustomerID: '10018', Amount: 57_164, Tax: 1714.92, Paid: 55_449.08 },
  ])
  const answer = await fetch(new URL('/api/system/export/DailyPalmPayment', product.address), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${sessions.get(91)}`,
    },
    body: JSON.stringify({ filterDate: today }),
  })
  const input = Buffer.from(await answer.arrayBuffer())
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input, encoding: 'utf8' })
  for (const part of ['โรงงานปาล์มคลองหลา', '55,449.08', '1,714.92'])
    expect(text.replace(/\s/g, '')).toContain(part)
})
