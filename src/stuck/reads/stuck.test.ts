import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { changePayee } from '../../purchase-orders/writes/payee.ts'
import { openTestDatabase } from '../../tests/database.ts'
import {
  addCustomer,
  addVendor,
  buildMill,
  gradeTicket,
  readyTicket,
  weighTicket,
} from '../../tests/fixture.ts'
import { orderAfter, perform } from '../../tests/orders.ts'
import { insertRow, rowOf, updateRows } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import { accountConfirm } from '../../vendors/reads/account-confirm.ts'
import { confirmAccount } from '../../vendors/writes/account-changes.ts'
import { updateFinance } from '../../vendors/writes/customers.ts'
import { calls } from '../contract.ts'
import { countsFor, stuckFor } from './stuck.ts'

await openTestDatabase()
const RECEIVED = ['submit', 'approve', 'confirm', 'receive', 'receive'] as const
/** The tickets, orders and customers that were there before the test. */
let known = new Set<string | number>()

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const ago = (ms: number) => new Date(Date.now() - ms)

const mill = await buildMill()
const { customerId } = mill.vendor
// Each test asks for what it added alone.
beforeEach(async () => {
  const [tickets, orders, customers] = await Promise.all([
    db().selectFrom('weigh_tickets').select('id').execute(),
    db().selectFrom('purchase_orders').select('id').execute(),
    db().selectFrom('customers').select('code as id').execute(),
  ])
  known = new Set([...tickets, ...orders, ...customers].map(({ id }) => id))
})

async function rowsFor(role: Role, now = new Date()) {
  const answer = await stuckFor(contextOf(mill.officers[role], now))
  return calls.getStuck.output.parse(answer).data
}

async function added(role: Role = 0, now = new Date()) {
  return (await rowsFor(role, now)).filter(
    ({ SSWeightID, POHeaderUUID, AVL }) => !known.has(SSWeightID ?? POHeaderUUID ?? AVL ?? ''),
  )
}

const later = (ms: number) => new Date(Date.now() + ms)

describe('a ticket', () => {
  test('is asked for a grade half an hour after it came in', async () => {
    const id = await weighTicket({ customerId, timeIn: ago(29 * MINUTE), weightOut: null })
    expect(await added()).toEqual([])
    expect(await added(52, later(2 * MINUTE))).toMatchObject([
      { Kind: 'notGraded', SSWeightID: id, Desk: 'grading', Mine: true, WayOut: 'grade' },
    ])
  })

  test('that is not weighed out after four hours is asked for that alone', async () => {
    const id = await weighTicket({ customerId, timeIn: ago(4 * HOUR - MINUTE), weightOut: null })
    expect(await added()).toMatchObject([{ Kind: 'notGraded', SSWeightID: id }])
    expect(await added(0, later(2 * MINUTE))).toMatchObject([
      { Kind: 'tareMissing', SSWeightID: id },
    ])
  })

  test('is asked for a price half an hour after its grade', async () => {
    const id = await weighTicket({ customerId, timeIn: ago(3 * MINUTE), timeOut: ago(MINUTE) })
    await gradeTicket(mill, id)
    expect(await added()).toEqual([])
    expect(await added(51, later(31 * MINUTE))).toMatchObject([
      { Kind: 'notPriced', SSWeightID: id, Mine: true, WayOut: 'price' },
    ])
  })

  test('has no price where its product has no ladder, at once', async () => {
    const id = await weighTicket({ customerId, productCode: 'NEW', timeIn: ago(2 * HOUR) })
    await gradeTicket(mill, id)
    expect(await added()).toMatchObject([
      { Kind: 'noPrice', SSWeightID: id, WayOut: 'setPrice', Details: { grade: 18 } },
    ])
  })

  test('of an earlier day is told where the ladder of its day had another price, and only there', async () => {
    const day = { timeIn: ago(4 * DAY), timeOut: ago(4 * DAY - HOUR) }
    const made = { created_at: ago(9 * DAY) }
    await db().updateTable('ladder_versions').set(made).execute()
    const id = await weighTicket({ customerId, ...day })
    await gradeTicket(mill, id)
    expect(await added()).toMatchObject([])
    await setPrice('FFB-RAMP', '5.90')
    expect(await added()).toMatchObject([
      {
        Kind: 'earlierDay',
        SSWeightID: id,
        Details: { former: '5.20', today: '5.90', grade: 18 },
        TotalAmount: 54_398,
      },
    ])
  })
})

describe('palm on no order', () => {
  test('is stuck after three days, once for its customer and product group', async () => {
    const { customerId, avl } = await addVendor()
    const timeOut = ago(3 * DAY - 5 * MINUTE)
    await readyTicket(mill, { customerId, timeIn: ago(3 * DAY), timeOut })
    await readyTicket(mill, { customerId })
    expect(await added()).toEqual([])
    const palm = { AVL: avl, Details: { n: 2 }, WeightNet: 18_440, TotalAmount: 95_888 }
    expect(await added(51, later(6 * MINUTE))).toMatchObject([
      { Kind: 'onNoOrder', ...palm, WayOut: 'order', Mine: true },
    ])
  })

  test('stands with what is missing of its vendor, once, the gravest first', async () => {
    const lone = await addCustomer('7-lone')
    await readyTicket(mill, { customerId: lone, timeIn: ago(9 * DAY) })
    expect(await added()).toMatchObject([
      { Kind: 'vendorIncomplete', AVL: '7-lone', WayOut: 'link' },
    ])
    const bare = await addVendor()
    await db().updateTable('vendors').set({ dimension_7: null }).where('id', '=', bare.id).execute()
    await readyTicket(mill, { customerId: bare.customerId, timeIn: ago(9 * DAY) })
    expect((await added()).map(({ WayOut }) => WayOut)).toEqual(['link', 'setD7'])
    const poor = await addVendor()
    await updateRows('customers', { id: poor.customerId }, { bank_account: null })
    await readyTicket(mill, { customerId: poor.customerId })
    expect((await added()).map(({ WayOut }) => WayOut).sort()).toEqual([
      'addAccount',
      'link',
      'setD7',
    ])
    expect((await added(0, later(4 * DAY))).filter(({ AVL }) => AVL === poor.avl)).toMatchObject([
      { Kind: 'onNoOrder' },
    ])
  })
})

describe('an order', () => {
  test('is long in review after a day', async () => {
    const id = await orderAfter(mill, ['submit'])
    expect(await added(0, later(DAY - MINUTE))).toEqual([])
    expect(await added(50, later(DAY + MINUTE))).toMatchObject([
      { Kind: 'submitted', POHeaderUUID: id, Mine: true, WayOut: 'approve', TotalAmount: 95_888 },
    ])
    expect(await added(51, later(DAY + MINUTE))).toMatchObject([{ Mine: false }])
  })

  test('that is received waits for its payable after two days', async () => {
    const id = await orderAfter(mill, RECEIVED)
    expect(await added(0, later(2 * DAY - MINUTE))).toEqual([])
    expect(await added(0, later(2 * DAY + MINUTE))).toMatchObject([
      { Kind: 'received', POHeaderUUID: id, Desk: 'accounting', WayOut: 'invoice' },
    ])
  })
})

describe('a changed account', () => {
  const KTB = { SysBankName: 'กรุงไทย', SysBookBankNumber: '9392043913' }

  test('of a seller waits for another officer after a day, until one confirms it', async () => {
    const { id, customerId, avl } = await addVendor()
    const finance = { VendorUUID: id, ...KTB, SysTaxDeduction: 3 }
    await updateFinance(finance, contextOf(mill.officers[51]))
    expect(await added(0, later(DAY - MINUTE))).toEqual([])
    expect(await added(50, later(DAY + MINUTE))).toMatchObject([
      { Kind: 'accountUnconfirmed', AVL: avl, Mine: true, WayOut: 'checkAccount' },
    ])
    expect(await added(51, later(DAY + MINUTE))).toMatchObject([
      { Mine: false, Details: { officer: 'เจ้าหน้าที่ 51 ทดสอบ' } },
    ])
    const seen = { CustomerID: customerId, ...KTB, SysTaxDeduction: 3 }
    await confirmAccount(seen, contextOf(mill.officers[91]))
    expect(await added(0, later(DAY + MINUTE))).toEqual([])
  })

  test('of a payable stands with its order, once however often it was changed', async () => {
    const order = await orderAfter(mill, [...RECEIVED, 'invoice', 'changePayee'])
    await changePayee({ POHeaderUUID: order, ...KTB }, contextOf(mill.officers[51]))
    expect(await added(0, later(DAY - MINUTE))).toEqual([])
    expect(await added(1, later(DAY + MINUTE))).toMatchObject([
      {
        Kind: 'accountUnconfirmed',
        POHeaderUUID: order,
        Desk: 'deciding',
        WayOut: 'checkPayee',
        TotalAmount: 93_011.36,
        Details: { officer: 'เจ้าหน้าที่ 51 ทดสอบ' },
      },
    ])
    await perform(mill, 'confirmPayee', order)
    expect(await added(0, later(DAY + MINUTE))).toEqual([])
  })

  test('is no work of grading, and none where the mill tells nothing or no more', async () => {
    const order = await orderAfter(mill, [...RECEIVED, 'invoice', 'changePayee'])
    expect(await added(52, later(2 * DAY))).toEqual([])
    expect(await added(0, later(31 * DAY))).toEqual([])
    accountConfirm.set('off')
    expect(await added(0, later(2 * DAY))).toEqual([])
    accountConfirm.set('tell')
    expect(await added(0, later(2 * DAY))).toMatchObject([{ POHeaderUUID: order }])
  })
})

test('a role sees its own kinds: grading no orders, and proposed corrections the Super Admin alone', async () => {
  const kinds = async (role: Role) =>
    new Set((await rowsFor(role, later(9 * DAY))).map(({ Kind }) => Kind))
  const forGrading = await kinds(52)
  expect(
    [...forGrading].filter((kind) => /submitted|received|onNoOrder|vendor/.test(kind)),
  ).toEqual([])
  expect(forGrading.has('noPrice')).toBe(true)
  expect((await kinds(51)).has('received')).toBe(true)
})

test('the menu counts what is listed, and nothing of what a role does not do', async () => {
  const counts = (role: Role) => countsFor(contextOf(mill.officers[role]))
  expect((await counts(0)).Stuck).toBe((await rowsFor(0)).length)
  expect(await counts(81)).toMatchObject({
    Stuck: null,
    ToEvaluate: null,
    ToInvoice: null,
    ToOrder: null,
  })
  const before = (await counts(91)).ToInvoice ?? 0
  await orderAfter(mill, RECEIVED)
  expect((await counts(91)).ToInvoice).toBe(before + 1)
})

/** A new version of a product's prices, with one row for grade 18. */
async function setPrice(code: string, price: string): Promise<void> {
  const { id: product_id } = await rowOf('products', { code })
  const version = { product_id, number: 2, increment_price: 0, decrement_price: 0 }
  const { id } = await insertRow('ladder_versions', { ...version, created_at: new Date() })
  await insertRow('ladder_rows', { ladder_version_id: id, grade_percent: 18, price_per_kg: price })
}
