import { describe, expect, test } from 'vitest'
import { pool } from '../../platform/db.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { openTestMill, readyTicket } from '../../tests/fixture.ts'
import { addTicket, draftOrder, orderAfter, perform } from '../../tests/orders.ts'
import { contextOf, openTestServer } from '../../tests/server.ts'
import { ACTIONS, type Action } from '../rules/steps.ts'
import { removeLine } from '../writes/lines.ts'

const mill = await openTestMill()
const server = await openTestServer()

async function historyOf(POHeaderUUID: string) {
  const answer = await server.post('po/getHistory', { POHeaderUUID }, 51)
  expect(answer).toMatchObject({ status: 200 })
  return answer.body.result.data
}

const buyer = { OfficerName: 'เจ้าหน้าที่ 51', OfficerLastname: 'ทดสอบ' }
const manager = { OfficerName: 'เจ้าหน้าที่ 50', OfficerLastname: 'ทดสอบ' }
const CONFIRMED: Action[] = ['submit', 'approve', 'confirm']
const RECEIVED: Action[] = [...CONFIRMED, 'receive', 'receive']

/** The steps before an action that lead to it. */
const BEFORE: Record<Exclude<Action, 'delete' | 'withdraw'>, readonly Action[]> = {
  submit: [],
  review: ['submit'],
  approve: ['submit'],
  withdrawApproval: ['submit', 'approve'],
  reject: ['submit'],
  confirm: ['submit', 'approve'],
  acknowledge: [...CONFIRMED, 'receive'],
  cancel: ['submit', 'approve'],
  receive: CONFIRMED,
  undoReceive: RECEIVED,
  release: CONFIRMED,
  invoice: RECEIVED,
  changePayee: [...RECEIVED, 'invoice'],
  confirmPayee: [...RECEIVED, 'invoice', 'changePayee'],
  finalize: [...RECEIVED, 'acknowledge', 'invoice'],
  undoUpdate: ['submit', 'review'],
  discard: [],
}
const steps = ACTIONS.filter((action) => action !== 'delete' && action !== 'withdraw')

describe('the history of an order', () => {
  test.each(steps)('shows %s as its newest entry', async (action) => {
    const order = await orderAfter(mill, BEFORE[action])
    const earlier = await historyOf(order)
    await perform(mill, action, order)
    const [newest, ...rest] = await historyOf(order)
    expect(rest).toEqual(earlier)
    expect(newest.Action).toBe(action)
    expect(newest.StateBefore).toBe(earlier[0].State ?? 'D')
    expect(newest.OfficerLastname).toBe('ทดสอบ')
  })

  test('begins with its making and tells which ticket came and went', async () => {
    const order = await draftOrder(mill)
    const ticket = await readyTicket(mill)
    const line = await addTicket(mill, order, ticket)
    await removeLine({ POLineUUID: line.UUID }, contextOf(mill.officers[50]))
    const about = {
      LineNo: 1,
      SSWeightID: ticket,
      WeightSequenceWeightOut: line.WeightSequenceWeightOut,
      WeightScaleIDIn: line.WeightScaleIDIn,
      WeightCarRegister: line.WeightCarRegister,
      State: null,
      StateBefore: null,
    }
    expect(await historyOf(order)).toMatchObject([
      { Action: 'removeLine', OfficerUUID: mill.officers[50].id, ...manager, ...about },
      { Action: 'addLine', ...buyer, ...about },
      { Action: 'create', ...buyer, LineNo: null, SSWeightID: null, Reason: null },
    ])
  })

  test('shows reason, states before and after, receipt date and payable', async () => {
    const today = businessDay(new Date())
    const order = await orderAfter(mill, ['submit', 'reject', ...CONFIRMED, 'receive', 'release'])
    await perform(mill, 'invoice', order)
    const [invoiced, released, received, ...before] = await historyOf(order)
    expect(invoiced).toMatchObject({
      StatePurchaseBefore: 'RC',
      StatePurchase: 'IV',
      TotalAmount: 47_944,
      TotalTax: 1_438.32,
      TotalPaid: 46_505.68,
    })
    const arrives = { StatePurchaseBefore: null, StatePurchase: 'RC', LineNo: 2, Reason: 'ผิดราย' }
    expect(released).toMatchObject({ Action: 'release', ...manager, ...arrives, RecDate: null })
    expect(received).toMatchObject({ LineNo: 1, RecDate: today, StatePurchase: null })
    expect(before.find(({ Action }: { Action: string }) => Action === 'reject')).toMatchObject({
      StateBefore: 'S',
      State: 'RJ',
      Reason: 'ผิดราย',
    })
  })

  test('is its own: another order’s entries do not show', async () => {
    const [one, other] = [await orderAfter(mill, ['submit']), await draftOrder(mill)]
    expect(await historyOf(one)).toHaveLength(4)
    expect(await historyOf(other)).toHaveLength(1)
  })

  test('is truncated after the 5,000 newest entries only', async () => {
    const order = await draftOrder(mill)
    const historyLengthOf = async () =>
      (await server.post('po/getHistory', { POHeaderUUID: order }, 51)).body.result
    await addEntries(order, 4999)
    const whole = await historyLengthOf()
    expect(whole.truncated).toBe(false)
    expect(whole.data).toHaveLength(5000)
    expect(whole.data.at(-1).Action).toBe('create')
    await addEntries(order, 1)
    const cut = await historyLengthOf()
    expect(cut.truncated).toBe(true)
    expect(cut.data).toHaveLength(5000)
    expect(cut.data.at(-1).Action).toBe('addLine')
  })

  test('is refused once the order is deleted, and where there was none', async () => {
    const order = await draftOrder(mill)
    await perform(mill, 'delete', order)
    for (const POHeaderUUID of [order, crypto.randomUUID()]) {
      const answer = await server.post('po/getHistory', { POHeaderUUID }, 51)
      expect(answer.body).toMatchObject({ code: 'po.notFound' })
    }
  })
})

function addEntries(order: string, n: number) {
  return pool().query(
    `insert into audit_entries (happened_at, officer_id, action, entity, entity_id)
    select now(), $1, 'po.addLine', 'order', $2 from generate_series(1, $3)`,
    [mill.officers[51].id, order, n],
  )
}
