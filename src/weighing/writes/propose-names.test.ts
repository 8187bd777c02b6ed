import { expect, test } from 'vitest'
import { calls as noticeCalls } from '../../notices/contract.ts'
import { noticesOf } from '../../notices/reads/notices.ts'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { stuckFor } from '../../stuck/reads/stuck.ts'
import { auditEntriesOf } from '../../tests/audit-entries.ts'
import { arriving, leaving, openBridge } from '../../tests/bridge.ts'
import { addCustomer, openTestMill, readyTicket } from '../../tests/fixture.ts'
import { rowOf, rowsOf } from '../../tests/rows.ts'
import { contextOf, openTestServer } from '../../tests/server.ts'

const mill = await openTestMill()
const server = await openTestServer()
const send = await openBridge(server)

let count = 0
/** A new customer `สวน {code}` with a ticket of yesterday that is paid by the report. */
async function seller() {
  count += 1
  const code = `3${String(count).padStart(4, '0')}`
  const id = await addCustomer(code)
  return { code, id, name: `สวน ${code}`, ticket: await readyTicket(mill, { customerId: id }) }
}
const customer = (id: number) =>
  db().selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const keptName = async (id: number) => (await rowOf('weigh_tickets', { id })).customer_name
const yesterday = () => businessDay(new Date(Date.now() - 24 * 3600_000))
const reports = async () => {
  const filters = { filterDate: yesterday() }
  const payment = await server.post(
    'report/ReportDailyPalmPayment',
    { ...filters, filterGroup: 'all' },
    91,
  )
  const palm = await server.post('report/ReportPalm', filters, 91)
  return [payment.body.result, palm.body.result]
}
/** The proposals that wait for a customer, as stuck work lists them. */
const waiting = async (code: string, role: Role = 50) =>
  (await stuckFor(contextOf(mill.officers[role]))).data.filter(
    ({ Kind, AVL }) => Kind === 'nameProposed' && AVL === code,
  )
const decide = (ProposalID: unknown, Decision: string, role: Role = 50, more: object = {}) =>
  server.post('vendor/DecideCustomerName', { ProposalID, Decision, ...more }, role)
const found = async (filterSearch: string) => {
  const list = await server.post('po/getWeightProcess', { filterSearch, filterStatus: 'A' }, 50)
  return list.body.result.data.map(({ ID }: { ID: number }) => ID)
}

test('a name that differs renames nobody: past tickets and yesterday’s reports stay, and a proposal waits', async () => {
  const { code, id, name, ticket } = await seller()
  const before = await reports()
  const [made] = await send(arriving(code, { CustomerName: 'สวนมือลั่น' }))
  expect(made).toMatchObject({ Outcome: 'created' })
  expect(await customer(id)).toMatchObject({ name, bank_account: '012345678901' })
  expect([await keptName(ticket), await keptName(made!.SSWeightID)]).toEqual([name, name])
  expect(await reports()).toEqual(before)
  expect(await found(name)).toEqual(expect.arrayContaining([ticket, made!.SSWeightID]))
  expect(await waiting(code)).toMatchObject([
    {
      VendorName: name,
      WayOut: 'checkName',
      Details: { name: 'สวนมือลั่น', scale: 'เครื่องชั่ง 1', n: 1, other: '' },
    },
  ])
  expect(await waiting(code, 51)).toHaveLength(1)
  expect(await waiting(code, 52)).toEqual([])
})

test('the same name counts up, whatever its spaces and invisible marks; another is a proposal of its own', async () => {
  const { code, id, name } = await seller()
  const truck = arriving(code, { CustomerName: 'สวนใหม่' })
  await send(truck, leaving(truck), arriving(code, { CustomerName: ' สวน\u200b ใหม่ ' }))
  await send(arriving(code, { CustomerName: 'สวนอื่น', CarRegister: '81-1 กระบี่' }))
  const names = (await waiting(code)).map(({ Details }) => [Details.name, Details.n, Details.plate])
  expect(names).toEqual([
    ['สวนใหม่', 3, truck.CarRegister],
    ['สวนอื่น', 1, '81-1 กระบี่'],
  ])
  expect(
    (await auditEntriesOf('customer', id)).map(({ action, before, after }) => [
      action,
      before,
      after,
    ]),
  ).toEqual([
    ['customer.proposeName', { customer_name: name }, { customer_name: 'สวนใหม่' }],
    ['customer.proposeName', { customer_name: name }, { customer_name: 'สวนอื่น' }],
  ])
})

test('a name that looks the same as the known one proposes nothing', async () => {
  const { code, id, name } = await seller()
  await send(
    arriving(code, { CustomerName: `\u200b${name} ` }),
    arriving(code, { CustomerName: name.replace(' ', '\u00a0') }),
    arriving(code, { CustomerName: name.replace(' ', '') }),
  )
  expect(await waiting(code)).toEqual([])
  expect(await auditEntriesOf('customer', id)).toEqual([])
})

test('a code that is new makes its customer, by the first name sent', async () => {
  const [first, second] = await send(
    arriving('39001', { CustomerName: 'ลานใหม่' }),
    arriving('39001', { CustomerName: 'ลานใหม่กว่า' }),
  )
  expect([await keptName(first!.SSWeightID), await keptName(second!.SSWeightID)]).toEqual([
    'ลานใหม่',
    'ลานใหม่',
  ])
  expect((await waiting('39001')).map(({ Details }) => Details.name)).toEqual(['ลานใหม่กว่า'])
})

test('accepted: tickets to come have the name, past ones keep theirs, and both names find all', async () => {
  const { code, id, name, ticket } = await seller()
  const [inside] = await send(arriving(code, { CustomerName: 'หจก. โอนกิจการ' }))
  const before = await reports()
  const [proposal] = await waiting(code)
  expect(await decide(proposal!.Details.id, 'accepted', 51)).toMatchObject({ status: 200 })
  expect(await customer(id)).toMatchObject({
    name: 'หจก. โอนกิจการ',
    names: `หจก. โอนกิจการ\n${name}`,
  })
  const [later] = await send(arriving(code, { CustomerName: 'หจก. โอนกิจการ' }))
  const ids = [ticket, inside!.SSWeightID, later!.SSWeightID]
  expect(await Promise.all(ids.map(keptName))).toEqual([name, name, 'หจก. โอนกิจการ'])
  expect(await reports()).toEqual(before)
  for (const typed of [name, 'โอนกิจการ']) {
    expect((await found(typed)).toSorted()).toEqual(ids.toSorted())
    const { body } = await server.post('search/find', { filterSearch: typed }, 51)
    expect(body.result.Vendors.data).toMatchObject([{ AVL: code }])
  }
  expect(await waiting(code)).toEqual([])
  expect((await auditEntriesOf('customer', id)).at(-1)).toMatchObject({
    action: 'customer.rename',
    officer_id: expect.any(String),
    before: { customer_name: name },
    after: { customer_name: 'หจก. โอนกิจการ' },
  })
})

test('the former name of a truck that came before the rename proposes nothing, of one that came after it does', async () => {
  const { code, id, name } = await seller()
  await db().updateTable('customers').set({ name: 'สวนชื่อใหม่' }).where('id', '=', id).execute()
  await send(arriving(code, { CustomerName: name }))
  expect(await waiting(code)).toEqual([])
  await send(
    arriving(code, {
      CustomerName: name,
      WeightTimeIn: new Date(Date.now() + 60_000).toISOString(),
    }),
  )
  expect((await waiting(code)).map(({ Details }) => Details.name)).toEqual([name])
})

test('refused: the same name is not proposed again, and counts on', async () => {
  const { code, id, name } = await seller()
  await send(arriving(code, { CustomerName: 'สวนผิดรหัส' }))
  const [proposal] = await waiting(code)
  expect(await decide(proposal!.Details.id, 'refused')).toMatchObject({ status: 200 })
  await send(arriving(code, { CustomerName: 'สวนผิดรหัส ' }))
  expect(await waiting(code)).toEqual([])
  expect(await customer(id)).toMatchObject({ name, names: name })
  expect(await rowsOf('name_proposals', { customer_id: id })).toMatchObject([
    { decision: 'refused', seen_count: 2 },
  ])
})

test('of two who decide at once one is told that it is decided, and so is who saw another name', async () => {
  const { code, id } = await seller()
  await send(arriving(code, { CustomerName: 'สวนสองคน' }))
  const proposal = (await waiting(code))[0]!.Details.id
  expect(
    await decide(proposal, 'accepted', 50, { CustomerCustomerName: 'ชื่อที่เห็นเมื่อวาน' }),
  ).toMatchObject({ status: 409, body: { code: 'vendor.nameDecided' } })
  const both = await Promise.all([decide(proposal, 'accepted', 50), decide(proposal, 'refused', 1)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await auditEntriesOf('customer', id)).map(({ action }) => action)).toHaveLength(2)
})

test('scales that send one name at once make one proposal', async () => {
  const { code } = await seller()
  const others = await Promise.all([openBridge(server), openBridge(server)])
  await Promise.all(others.map((bridge) => bridge(arriving(code, { CustomerName: 'สวนพร้อมกัน' }))))
  expect((await waiting(code)).map(({ Details }) => Details.n)).toEqual([2])
})

test('the name of another customer is told as that: the code is probably wrong', async () => {
  const [one, other] = [await seller(), await seller()]
  await send(arriving(one.code, { CustomerName: other.name }))
  expect(await waiting(one.code)).toMatchObject([
    { Details: { name: other.name, other: other.code } },
  ])
})

test('managers are told once a name, until none waits; grading and the warehouse decide nothing', async () => {
  await db().deleteFrom('name_proposals').execute()
  await db().deleteFrom('notices').execute()
  const { code, name } = await seller()
  await send(arriving(code, { CustomerName: 'สวนแจ้งเตือน' }))
  await send(arriving(code, { CustomerName: 'สวนแจ้งเตือน' }))
  const seenBy = async (role: Role) => {
    const input = noticeCalls.getNotices.input.parse({})
    return (await noticesOf(input, contextOf(mill.officers[role]))).data
  }
  for (const role of [0, 1, 50] as const) {
    expect(await seenBy(role)).toMatchObject([
      { Kind: 'nameProposed', Count: 1, Details: { avl: code, seller: name, name: 'สวนแจ้งเตือน' } },
    ])
  }
  expect(await seenBy(52)).toEqual([])
  const [proposal] = await waiting(code)
  expect(await decide(proposal!.Details.id, 'accepted', 52)).toMatchObject({ status: 403 })
  expect(await decide(proposal!.Details.id, 'refused', 1)).toMatchObject({ status: 200 })
  expect(await seenBy(0)).toMatchObject([{ Kind: 'nameProposed', Settled: true }])
})

test('a customers file renames by its own preview, for tickets to come, and ends a proposal of that name', async () => {
  const { code, id, name, ticket } = await seller()
  await send(arriving(code, { CustomerName: 'สวนตามไฟล์' }))
  await db().updateTable('customers').set({ name: 'สวน ตามไฟล์' }).where('id', '=', id).execute()
  expect(await waiting(code)).toEqual([])
  const [later] = await send(arriving(code, { CustomerName: 'สวนตามไฟล์' }))
  expect([await keptName(ticket), await keptName(later!.SSWeightID)]).toEqual([name, 'สวน ตามไฟล์'])
})

test('where a ticket is given to another customer, the kept name follows', async () => {
  const [one, other] = [await seller(), await seller()]
  const truck = arriving(one.code)
  const [made] = await send(truck)
  await send(leaving({ ...truck, CustomerDataID: other.code, CustomerName: other.name }))
  expect(await keptName(made!.SSWeightID)).toBe(other.name)
  await db().updateTable('customers').set({ name: 'ชื่อใหม่กว่า' }).where('id', '=', other.id).execute()
  expect(await keptName(made!.SSWeightID)).toBe(other.name)
})
