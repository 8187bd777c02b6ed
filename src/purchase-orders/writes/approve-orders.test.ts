import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestMill } from '../../tests/fixture.ts'
import { orderAfter, orderNow, perform } from '../../tests/orders.ts'
import { type Answer, contextOf, openTestServer, type SignedIn, send } from '../../tests/server.ts'
import { approvalConfirms, reject, submit } from './steps.ts'

const mill = await openTestMill()
const server = await openTestServer()

test('two who approve the same batch at once: each order is approved once, and the other is told', async () => {
  const orders = await waitingOrders(6)
  const answers = await Promise.all([
    approve(mill.officers[50], await seen(orders)),
    approve(mill.officers[1], await seen([...orders].reverse())),
  ])
  for (const order of orders) {
    const outcomes = answers.map((answer) => outcomeOf(answer, order))
    expect(outcomes.map(({ Outcome }) => Outcome).sort()).toEqual(['done', 'refused'])
    expect(outcomes.find(({ Outcome }) => Outcome === 'refused')?.Code).toBe('po.notSubmitted')
    expect(await orderNow(order)).toMatchObject({ State: 'A' })
  }
})

test('a single order that changes meanwhile is refused, and so are the own and an unknown one', async () => {
  const [plain, changed] = (await waitingOrders(2)) as [string, string]
  const own = await orderAfter(mill, [])
  await submit({ POHeaderUUID: own }, contextOf(mill.officers[50]))
  const sent = await seen([changed, own, plain])
  const Reason = 'ราคาไม่ตรงกับประกาศประจำวัน'
  await reject({ POHeaderUUID: changed, Reason }, contextOf(mill.officers[1]))
  await perform(mill, 'submit', changed)
  const unknown = { POHeaderUUID: '00000000-0000-4000-8000-000000000000', Version: 1 }
  const answer = await approve(mill.officers[50], [...sent, unknown])
  expect(outcomesOf(answer).map(({ Outcome, Code }) => Code ?? Outcome)).toEqual([
    'sys.stale',
    'po.ownOrder',
    'done',
    'po.notFound',
  ])
  expect(await orderNow(changed)).toMatchObject({ State: 'S' })
})

test('approving confirms in the same press where the mill wants it, and only there', async () => {
  const [one, two] = (await waitingOrders(2)) as [string, string]
  const confirm = async (order: string) =>
    outcomesOf(await approve(mill.officers[50], await seen([order]), true))[0]
  expect(await confirm(one)).toMatchObject({ Outcome: 'refused', Code: 'po.approveConfirms' })
  expect(await orderNow(one)).toMatchObject({ State: 'S' })
  approvalConfirms.set(true)
  expect(await confirm(two)).toMatchObject({ Outcome: 'done', Record: { State: 'CF' } })
  approvalConfirms.set(false)
})

test('an approval is undone by who gave it, and the order waits again as if nothing was', async () => {
  const [order] = (await waitingOrders(1)) as [string]
  await perform(mill, 'approve', order)
  const by = async (officer: SignedIn) => (await withdraw(officer, await seen([order])))[0]
  expect(await by(mill.officers[1])).toMatchObject({ Code: 'po.approvalOfAnother' })
  expect(await by(mill.officers[50])).toMatchObject({
    Outcome: 'done',
    Record: { State: 'S', ApprovedByName: null },
  })
  await approve(mill.officers[1], await seen([order]))
  expect(await orderNow(order)).toMatchObject({ ApprovedByName: 'เจ้าหน้าที่ 1 ทดสอบ' })
})

test('an order that was in review is so again, and waits for its approvers by the same notice', async () => {
  const [order] = (await waitingOrders(1)) as [string]
  await perform(mill, 'review', order)
  const waiting = () =>
    db()
      .selectFrom('notices')
      .select(['id', 'settled_at'])
      .where('order_id', '=', order)
      .where('kind', '=', 'orderSubmitted')
      .execute()
  const [notice] = await waiting()
  for (let times = 0; times < 2; times += 1) {
    await perform(mill, 'approve', order)
    expect(await waiting()).toEqual([{ id: notice!.id, settled_at: expect.any(Date) }])
    expect(await withdraw(mill.officers[50], await seen([order]))).toMatchObject([
      { Outcome: 'done', Record: { State: 'IR' } },
    ])
    expect(await waiting()).toEqual([{ id: notice!.id, settled_at: null }])
  }
})

test('an approval is not undone once the order was touched or confirmed', async () => {
  const [order] = (await waitingOrders(1)) as [string]
  await perform(mill, 'approve', order)
  const [before] = await seen([order])
  const stale = { ...before!, Version: before!.Version - 1 }
  expect(await withdraw(mill.officers[50], [stale])).toMatchObject([{ Code: 'sys.stale' }])
  await perform(mill, 'confirm', order)
  expect(await withdraw(mill.officers[50], [before!])).toMatchObject([{ Code: 'po.approvalUsed' }])
  expect(await withdraw(mill.officers[50], await seen([order]))).toMatchObject([
    { Code: 'po.approvalUsed' },
  ])
  expect(await orderNow(order)).toMatchObject({ State: 'CF' })
})

interface Seen {
  POHeaderUUID: string
  Version: number
}
interface Outcome {
  ID: string
  Outcome: string
  Code?: string
}

async function waitingOrders(howMany: number): Promise<string[]> {
  const orders: string[] = []
  for (let n = 0; n < howMany; n += 1) orders.push(await orderAfter(mill, ['submit']))
  return orders
}

function seen(orders: readonly string[]): Promise<Seen[]> {
  return Promise.all(
    orders.map(async (id) => ({ POHeaderUUID: id, Version: (await orderNow(id)).Version })),
  )
}

function approve(officer: SignedIn, Orders: readonly Seen[], Confirm?: boolean): Promise<Answer> {
  const headers = { authorization: `Bearer ${officer.token}` }
  return send(server.app, 'po/approveOrders', { Orders, Confirm }, headers)
}

async function withdraw(officer: SignedIn, Orders: readonly Seen[]): Promise<Outcome[]> {
  const headers = { authorization: `Bearer ${officer.token}` }
  return outcomesOf(await send(server.app, 'po/withdrawApprovals', { Orders }, headers))
}

function outcomesOf({ body }: Answer): Outcome[] {
  return body.result
}

function outcomeOf(answer: Answer, order: string): Outcome {
  return outcomesOf(answer).find(({ ID }) => ID === order)!
}
