import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importFiles } from '../../import/writes/import-files.ts'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { Answers } from './import-questions.ts'

await openTestDatabase()
const ctx = { now: new Date(), requestId: 'import', language: 'th' as const, address: '' }

let printed = ''
beforeEach(() => {
  printed = ''
  vi.spyOn(console, 'error').mockImplementation((line) => {
    printed += `${line}\n`
  })
})
afterEach(() => vi.restoreAllMocks())

interface How {
  accept?: string[]
  answer?: Record<number, string>
  isCheck?: boolean
  /** Rows that are wrong beside what is asked about. */
  faulty?: number
}

/** Imports files as the command does, and returns the codes by which what is asked about would be accepted. */
async function bring(
  files: Record<string, readonly string[]>,
  { accept = [], answer = {}, isCheck = false, faulty = 0 }: How = {},
): Promise<string[]> {
  const given = Object.entries(answer).map(([n, value]) => [Number(n), value] as const)
  const answers = new Answers(accept, new Map(given))
  const named = Object.entries(files).map(([name, lines]) => ({
    name,
    bytes: Buffer.from(lines.join('\n')),
  }))
  const { validation } = await importFiles(named, ctx, {
    isCheck,
    answer: (validated) => answers.to(validated),
  })
  expect(
    await db().selectFrom('imports').select('id').where('state', '=', 'draft').execute(),
  ).toEqual([])
  if (!answers.printOpen(['folder'])) expect(validation.counts.Faulty).toBe(faulty)
  return [...printed.matchAll(/--accept ([\da-f]{8})/g)].map(([, code = '']) => code)
}

const customers = (...lines: string[]) => ({
  'customers.csv': ['รหัส AVL,ชื่อลูกค้า,ธนาคาร,เลขที่บัญชี,ภาษี %', ...lines],
})
const accounts = async () => {
  const found = await db().selectFrom('customers').selectAll().orderBy('code').execute()
  return found.map(({ code, bank_account, tax_percent }) => [code, bank_account, tax_percent])
}

test('only the list that was printed is accepted, as it is proposed or with another value for one', async () => {
  const two = ['K1,สวนหนึ่ง,กรุงไทย,123456789,0.75', 'K2,สวนสอง,กรุงไทย,1234567890,0.03']
  const codes = await bring(customers(...two))
  expect(printed).toMatch(
    /^1\. customers\.csv:2 {2}CustomerSysBookBankNumber “123456789”: .* → 0123456789\n2\. customers\.csv:3 {2}CustomerSysTaxDeduction “0\.03”: .* → 3\n/,
  )
  expect(codes).toHaveLength(1)

  // A question more than was printed is not accepted with the others, nor is one of another row.
  printed = ''
  const three = customers(...two, 'K3,สวนสาม,กรุงไทย,987654321,0.75')
  await bring(three, { accept: codes })
  expect(printed).toContain('--accept was of other questions')
  await bring(customers(two[0]!.replace('K1', 'K9'), two[1]!), { accept: codes })
  expect(await accounts()).toEqual([])

  const [whole = ''] = await bring(three).then((all) => all.slice(-1))
  await expect(bring(three, { accept: [whole], answer: { 9: '1' } })).rejects.toThrow(
    'The questions are others',
  )
  await bring(three, { accept: [whole], isCheck: true })
  expect(await accounts()).toEqual([])
  await bring(three, { accept: [whole], answer: { 3: '9876543210' } })
  expect(await accounts()).toEqual([
    ['K1', '0123456789', '0.75'],
    ['K2', '1234567890', '3.00'],
    ['K3', '9876543210', '0.75'],
  ])
  const plain = customers('K4,สวนสี่,กรุงไทย,1234567890,3')
  await expect(bring(plain, { accept: [whole] })).rejects.toThrow('The questions are others')
})

test('a list is not offered while something else is wrong, which no answer fixes', async () => {
  const lines = ['K5,สวนห้า,กรุงไทย,123456789,0.75', 'K6,สวนหก,กรุงไทย,1234567890,200']
  expect(await bring(customers(...lines), { faulty: 2 })).toEqual([])
})

test('which truck a row is of has no proposal and needs an answer', async () => {
  const ticket = (plate: string, at: string) => ({
    'opening_tickets.csv': [
      'เลขที่ชั่ง,ทะเบียนรถ,รหัส AVL,ชื่อลูกค้า,รหัสสินค้า,น้ำหนักเข้า,เวลาเข้า,น้ำหนักออก,เวลาออก',
      `1,${plate},K1,สวนหนึ่ง,FFB-1,15230,2026-01-05 ${at},6010,2026-01-05 18:00`,
    ],
  })
  await bring({
    'product_groups.csv': ['รหัสกลุ่มสินค้า,ชื่อกลุ่มสินค้า', 'FFB,ปาล์ม'],
    'products.csv': ['รหัสสินค้า,ชื่อสินค้า,กลุ่มสินค้า', 'FFB-1,ปาล์มทะลาย,FFB'],
    ...ticket('80-1 กระบี่', '08:00'),
  })
  const second = ticket('80-2 กระบี่', '13:00')
  const accept = await bring(second)
  expect(printed).toMatch(/^1\. opening_tickets\.csv:2 {2}Truck: .* → \?$/m)
  await expect(bring(second, { accept })).rejects.toThrow(
    '--answer 1=otherTruck or --answer 1=correction',
  )
  await bring(second, { accept, answer: { 1: 'otherTruck' } })
  const found = await db()
    .selectFrom('weigh_tickets')
    .select('registration')
    .orderBy('id')
    .execute()
  expect(found.map(({ registration }) => registration)).toEqual(['80-1 กระบี่', '80-2 กระบี่'])
})

test('what an answer raises is a list of its own, whose numbers go on', async () => {
  const prices = (code: string, at18: string) => ({
    'price_ladders.csv': ['รหัสสินค้า,เกรด 18', `${code},${at18}`],
  })
  await bring({
    'products.csv': ['รหัสสินค้า,ชื่อสินค้า,กลุ่มสินค้า', '0012,ปาล์มทะลาย,FFB'],
    ...prices('0012', '5.20'),
  })
  const [first = ''] = await bring(prices('12', '6.50'))
  expect(printed).toMatch(/^1\. price_ladders\.csv:2 {2}ProductCode “12”: .* → 0012\n/)
  printed = ''
  const both = await bring(prices('12', '6.50'), { accept: [first] })
  expect(printed).toMatch(/^2\. price_ladders\.csv:2 {2}Grade18 “6\.5”: .* → 6\.5\n/)
  expect(both).toEqual([first, expect.any(String)])
  await bring(prices('12', '6.50'), { accept: both })
  const newest = await db()
    .selectFrom('ladder_rows')
    .select('price_per_kg')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  expect(newest).toEqual([{ price_per_kg: '6.50' }])
})
