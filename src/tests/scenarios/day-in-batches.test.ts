import { afterEach, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { sum } from '../../platform/money.ts'
import { arriving, leaving } from '../bridge.ts'
import { addVendor, type Vendor } from '../fixture.ts'
import { updateRows } from '../rows.ts'
import {
  bridge,
  concurrentClients,
  expectConsistentData,
  gradeAndPrice,
  mill,
  openMill,
  server,
} from './concurrency.ts'

await openMill()
afterEach(expectConsistentData)

interface Row {
  UUID: string
  Version: number
  AVL: string
  VendorUUID: string
  TotalAmount: number
}
interface Waiting extends Row {
  Key: string
  Tickets: { SSWeightID: number }[]
}
interface Item {
  ID: string
  Outcome: string
  Code?: string
  Record?: Row
}

test('a whole day goes from priced trucks to payables by one batch of each of four officers', async () => {
  const vendors = [mill.vendor, ...(await addVendors(7))]
  const inCash = vendors[3]!
  await withoutAccount(inCash)
  await weighPricedTrucks(vendors)

  const waiting = await toOrder()
  expect(waiting.map(({ AVL }) => AVL).sort()).toEqual(vendors.map(({ avl }) => avl).sort())
  const made = await send(51, 'po/createOrders', { Orders: waiting.map(order), Submit: true })
  expect(outcomes(made)).toEqual(vendors.map(() => 'done'))
  expect(await toOrder()).toEqual([])

  const approved = await send(50, 'po/approveOrders', { Orders: versions(made) })
  expect(outcomes(approved)).toEqual(vendors.map(() => 'done'))
  const confirmed = await send(51, 'po/confirmOrders', { Orders: versions(approved) })
  expect(outcomes(confirmed)).toEqual(vendors.map(() => 'done'))

  const received = await send(81, 'po/receiveLines', { Lines: await openLines() })
  expect(outcomes(received)).toEqual(received.map(() => 'done'))
  expect(received).toHaveLength(vendors.length * 2)

  const payables = await toPay()
  const refused = await send(91, 'po/invoiceOrders', { Orders: payables })
  expect(refused.filter(({ Outcome }) => Outcome === 'refused')).toMatchObject([
    { Code: 'po.noAccount' },
  ])
  const rest = await toPay()
  expect(rest).toHaveLength(1)
  const cash = rest.map((one: object) => ({ ...one, Cash: 1 }))
  expect(outcomes(await send(91, 'po/invoiceOrders', { Orders: cash }))).toEqual(['done'])

  const owed = await db().selectFrom('payables').select('amount').execute()
  expect(owed).toHaveLength(vendors.length)
  expect(sum(owed.map(({ amount }) => amount)).toNumber()).toBe(
    sum(made.map(({ Record }) => Record!.TotalAmount)).toNumber(),
  )
})

test('two officers order the same palm at once: every ticket is on one order, and the other is told which', async () => {
  const vendors = await addVendors(4)
  await weighPricedTrucks(vendors)
  const Orders = (await toOrder()).map(order)
  const officers = await concurrentClients(2, 51)
  const answers = await Promise.all(
    officers.map((post, n) =>
      post('po/createOrders', { Orders: n ? [...Orders].reverse() : Orders, Submit: true }),
    ),
  )
  const items: Item[] = answers.flatMap(({ body }) => body.result)
  for (const { Key } of Orders) {
    const both = items.filter(({ ID }) => ID === Key)
    expect(both.map(({ Outcome }) => Outcome).sort()).toEqual(['done', 'refused'])
    expect(both.find(({ Outcome }) => Outcome === 'refused')?.Code).toBe('po.ticketTaken')
  }
  expect(await toOrder()).toEqual([])
})

test('two approve the same orders while a third rejects some: each order has one decision', async () => {
  const vendors = await addVendors(4)
  await weighPricedTrucks(vendors)
  const made = await send(51, 'po/createOrders', {
    Orders: (await toOrder()).map(order),
    Submit: true,
  })
  const Orders = versions(made)
  const [one, other, third] = await concurrentClients(3, 50)
  const single = Orders[1]!
  const [first, second, rejection] = await Promise.all([
    one!('po/approveOrders', { Orders }),
    other!('po/approveOrders', { Orders: [...Orders].reverse() }),
    third!('po/rejectPO', { ...single, Reason: 'ราคาไม่ตรงกับประกาศ' }),
  ])
  const items: Item[] = [...first!.body.result, ...second!.body.result]
  for (const { POHeaderUUID } of Orders) {
    const done = items.filter(({ ID, Outcome }) => ID === POHeaderUUID && Outcome === 'done')
    const rejected = POHeaderUUID === single.POHeaderUUID && rejection!.status === 200
    expect(done.length + Number(rejected)).toBe(1)
  }
  const decisions = await db()
    .selectFrom('order_steps')
    .select(['order_id', 'action'])
    .where('action', 'in', ['approve', 'reject'])
    .where(
      'order_id',
      'in',
      Orders.map(({ POHeaderUUID }) => POHeaderUUID),
    )
    .execute()
  expect(new Set(decisions.map(({ order_id }) => order_id)).size).toBe(decisions.length)
  expect(decisions).toHaveLength(Orders.length)
})

async function addVendors(howMany: number): Promise<Vendor[]> {
  const vendors: Vendor[] = []
  for (let n = 0; n < howMany; n += 1) vendors.push(await addVendor())
  return vendors
}

/** Two trucks of each vendor, weighed in and out by the bridge, graded and priced. */
async function weighPricedTrucks(vendors: readonly Vendor[]): Promise<void> {
  const trucks = vendors.flatMap(({ avl }) => [leaving(arriving(avl)), leaving(arriving(avl))])
  for (const { SSWeightID } of await bridge(...trucks)) await gradeAndPrice(SSWeightID)
}

async function withoutAccount({ customerId }: Vendor): Promise<void> {
  await updateRows('customers', { id: customerId }, { bank_name: null, bank_account: null })
}

async function toOrder(): Promise<Waiting[]> {
  return (await server.post('po/getToOrder', {}, 51)).body.result.data
}

function order({ Key, VendorUUID, Tickets }: Waiting) {
  return { Key, VendorUUID, SSWeightIDs: Tickets.map(({ SSWeightID }) => SSWeightID) }
}

async function send(role: 50 | 51 | 81 | 91, path: string, body: object): Promise<Item[]> {
  return (await server.post(path, body, role)).body.result
}

const outcomes = (items: readonly Item[]) => items.map(({ Outcome }) => Outcome)

function versions(items: readonly Item[]) {
  return items.map(({ Record }) => ({ POHeaderUUID: Record!.UUID, Version: Record!.Version }))
}

/** The lines that wait to be received, each with the day on which its truck left, as the screen proposes it. */
async function openLines() {
  const { data } = (await server.post('po/getFilterPOStateConfirm', {}, 81)).body.result
  return data.flatMap(({ UUID, POLineSet }: Row & { POLineSet: Line[] }) =>
    POLineSet.map((line) => ({
      POHeaderUUID: UUID,
      POLineUUID: line.UUID,
      RecDate: line.WeightTimeOut.slice(0, 10),
    })),
  )
}
interface Line {
  UUID: string
  WeightTimeOut: string
}

/** The orders that are received, each with what the screen shows of its payable. */
async function toPay() {
  const { data } = (await server.post('po/getFilterPOStateCanInvoice', { filterState: 'RC' }, 91))
    .body.result
  return data.map((one: Row & Record<string, unknown>) => ({
    POHeaderUUID: one.UUID,
    Version: one.Version,
    Amount: one.TotalAmount,
    Tax: one.TotalTax,
    Paid: one.TotalPaid,
    SysBookBankNumber: one.SysBookBankNumber,
  }))
}
