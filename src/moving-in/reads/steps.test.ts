import { afterAll, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { letterhead } from '../../platform/letterhead.ts'
import { ROLES, type Role } from '../../platform/roles.ts'
import { arriving, leaving, openBridge } from '../../tests/bridge.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { insertRow, updateRows } from '../../tests/rows.ts'
import { openTestServer } from '../../tests/server.ts'
import type { StepName } from '../rules.ts'

await openTestDatabase()

let scale: Awaited<ReturnType<typeof openBridge>>
await db().insertInto('installation').values({ kind: 'mill' }).execute()
letterhead.set({ name: '', address: '' })
const server = await openTestServer()
afterAll(() => letterhead.set({ name: '', address: '' }))

const ask = async (role: Role = 0) => (await server.post('movingIn/GetSteps', {}, role)).body.result
const call = async (path: string, input: object, role: Role = 0) => {
  const { status, body } = await server.post(path, input, role)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.result
}
async function step(name: StepName) {
  const { Steps } = await ask()
  const { Done, Count, Of, Missing } = Steps.find((one: { Step: StepName }) => one.Step === name)
  return { Done, Count, Of, Missing }
}
const menuCount = async (role: Role) => (await call('stuck/getCounts', {}, role)).MovingIn

const addRecord = (Kind: string, Code: string, more: object = {}) =>
  call('masterData/CreateRecord', { Kind, Code, Name: Code, ...more })

test('administrators and the purchase manager are told the steps, nobody else', async () => {
  for (const role of ROLES) {
    const { status } = await server.post('movingIn/GetSteps', {}, role)
    expect(status, `role ${role}`).toBe([0, 1, 50].includes(role) ? 200 : 403)
  }
  const { MovedIn, Steps } = await ask()
  expect(MovedIn).toBe(false)
  expect(Steps.map(({ Step }: { Step: string }) => Step)).toEqual([
    ...[
      'letterhead',
      'officers',
      'lists',
      'accounts',
      'prices',
      'codes',
      'openingTickets',
      'scale',
    ],
    'firstOrder',
  ])
})

test('who is no administrator is told by name whom to ask, but not of the Super Admin', async () => {
  expect((await ask(50)).Admins).toEqual(['เจ้าหน้าที่ 1 ทดสอบ'])
  expect((await ask(0)).Admins).toEqual([])
  expect((await ask(1)).Admins).toEqual([])
})

test('the menu says how many steps are left to those whose page it is', async () => {
  // Officers are there; opening tickets need not be.
  expect(await menuCount(0)).toBe(6)
  expect(await menuCount(50)).toBe(6)
  expect(await menuCount(51)).toBeNull()
})

test('name and address are set once they are the mill’s own', async () => {
  letterhead.set({ name: 'ตัวอย่าง', address: 'กระบี่', examples: ['name'] })
  expect(await step('letterhead')).toEqual({ Done: false, Count: 1, Of: 2, Missing: ['name'] })
  letterhead.set({ name: 'โรงงานปาล์มคลองหลา', address: 'กระบี่', examples: [] })
  expect(await step('letterhead')).toEqual({ Done: true, Count: 2, Of: 2, Missing: [] })
})

test('officers are those beside the one who was there first', async () => {
  expect(await step('officers')).toMatchObject({ Done: true, Count: ROLES.length - 1 })
  const others = ROLES.filter((role) => role !== 0).map((role) => server.officers[role].id)
  const deactivate = (at: Date | null) =>
    db().updateTable('officers').set({ deactivated_at: at }).where('id', 'in', others).execute()
  await deactivate(new Date())
  expect(await step('officers')).toMatchObject({ Done: false, Count: 0 })
  await deactivate(null)
})

test('no code is certain where the lists have none', async () => {
  expect(await step('codes')).toMatchObject({ Done: false, Count: 0, Of: 8 })
})

test('lists are in once there is a record of each kind, and a vendor of whom something can be ordered', async () => {
  expect(await step('lists')).toMatchObject({ Done: false, Count: 0, Of: 6 })
  await addRecord('site', 'KL')
  await addRecord('warehouse', 'KL-A', { ParentCode: 'KL' })
  await addRecord('warehouse', 'KL-B', { ParentCode: 'KL' })
  await addRecord('numberSequence', 'KLPO')
  await addRecord('d7', 'KBI')
  await addRecord('productGroup', 'FFB')
  await addRecord('product', 'FFB-RAMP', { ParentCode: 'FFB' })
  await addRecord('product', 'FFB-OTHER', { ParentCode: 'FFB' })
  expect((await step('lists')).Missing).toEqual(['vendor'])
  const { id } = await insertRow('vendors', {
    account_number: 'V00001',
    name: 'สวนลุงเฉลิม',
    dimension_7: 'KBI',
  })
  expect((await step('lists')).Missing).toEqual(['vendor'])
  const customer = await db()
    .insertInto('customers')
    .values({ code: '20031', name: 'สวนลุงเฉลิม' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertRow('vendor_links', {
    vendor_id: id,
    customer_id: customer.id,
    linked_at: new Date(),
  })
  expect(await step('lists')).toEqual({ Done: true, Count: 6, Of: 6, Missing: [] })
})

test('bank accounts of vendors are in once none of them waits for another officer', async () => {
  expect(await step('accounts')).toMatchObject({ Done: false, Count: 0 })
  const csv = 'รหัส AVL,ธนาคาร,เลขที่บัญชี\n20031,กรุงไทย,9876543210\n'
  const file = { Name: 'customers.csv', Base64: Buffer.from(csv).toString('base64') }
  await call('reference/Import', { Files: [file] })
  expect(await step('accounts')).toMatchObject({ Done: false, Count: 1 })
  const { customer_id } = await db()
    .selectFrom('unconfirmed_accounts')
    .select('customer_id')
    .executeTakeFirstOrThrow()
  const seen = { SysBankName: 'กรุงไทย', SysBookBankNumber: '9876543210', SysTaxDeduction: 3 }
  await call('vendor/ConfirmAccounts', { Accounts: [{ CustomerID: customer_id, ...seen }] }, 50)
  expect(await step('accounts')).toMatchObject({ Done: true, Count: 0 })
})

test('codes are certain where the rule of orders finds each of them', async () => {
  expect(await step('codes')).toEqual({ Done: false, Count: 7, Of: 8, Missing: ['Warehouse'] })
  const record = { Kind: 'warehouse', Code: 'KL-B', Name: 'KL-B', ParentCode: 'KL' }
  await call('masterData/UpdateRecord', { ...record, IsDefault: true, Version: null })
  expect(await step('codes')).toEqual({ Done: true, Count: 8, Of: 8, Missing: [] })
})

test('a scale is connected once one has a token and a ticket of it is in', async () => {
  expect(await step('scale')).toMatchObject({ Done: false, Count: 0, Missing: ['token'] })
  scale = await openBridge(server)
  expect(await step('scale')).toMatchObject({ Done: false, Count: 1, Missing: ['ticket'] })
  expect(await scale(leaving(arriving('20031')))).toMatchObject([{ Outcome: 'created' }])
  expect(await step('scale')).toMatchObject({ Done: true, Count: 1, Missing: [] })
})

test('prices are set once every product that was weighed in has one', async () => {
  expect(await step('prices')).toMatchObject({ Done: false, Count: 0, Missing: ['FFB-RAMP'] })
  await addLadder('FFB-RAMP')
  expect(await step('prices')).toMatchObject({ Done: true, Count: 1, Missing: [] })
  const other = arriving('20031', { ProductDataID: 'FFB-OTHER', CarRegister: '80-2 กระบี่' })
  const [{ SSWeightID } = { SSWeightID: 0 }] = await scale(other)
  expect(await step('prices')).toMatchObject({ Done: false, Count: 1, Missing: ['FFB-OTHER'] })
  await call('scale/VoidTicket', { SSWeightID, Reason: 'เลือกสินค้าผิด' })
  expect(await step('prices')).toMatchObject({ Done: true, Count: 1, Missing: [] })
})

test('palm with a price waits for the first order, and an order ends the page and its place in the menu', async () => {
  expect(await step('firstOrder')).toMatchObject({ Done: false, Count: 0 })
  expect(await menuCount(1)).toBe(1)
  const vendor = await db().selectFrom('vendors').select('id').executeTakeFirstOrThrow()
  const { UUID } = await call('po/createPOHeader', { VendorUUID: vendor.id }, 51)
  expect(await ask()).toEqual({ MovedIn: true, Steps: [], Admins: [] })
  expect(await menuCount(1)).toBeNull()
  await updateRows('purchase_orders', { id: UUID }, { deleted_at: new Date() })
  expect((await ask()).MovedIn).toBe(false)
})

test('a demo mill is never new', async () => {
  await db().updateTable('installation').set({ kind: 'demo' }).execute()
  expect(await ask(50)).toEqual({ MovedIn: true, Steps: [], Admins: [] })
})

async function addLadder(code: string): Promise<void> {
  const product = await db()
    .selectFrom('products')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  const { id } = await insertRow('ladder_versions', {
    ...{ product_id: product.id, number: 1, increment_price: 0, decrement_price: 0 },
    created_at: new Date(),
  })
  await insertRow('ladder_rows', { ladder_version_id: id, grade_percent: 18, price_per_kg: '5.20' })
}
