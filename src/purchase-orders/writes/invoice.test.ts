import { beforeAll, describe, expect, test } from 'vitest'
import { browserHash } from '../../identity/writes/passwords.ts'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill, gradeTicket, type Mill, valueTicket, weighTicket } from '../../tests/fixture.ts'
import { addTicket, draftOrder, orderAfter, orderNow, perform } from '../../tests/orders.ts'
import { actOf } from '../../tests/server.ts'
import type { Action } from '../rules.ts'
import { deleteOrder } from './delete.ts'
import { updateStatus } from './update-status.ts'

await openTestDatabase()
let mill: Mill
beforeAll(async () => {
  mill = await buildMill()
})

const RECEIVED: Action[] = ['submit', 'approve', 'confirm', 'receive', 'receive']

describe('setting up the payable', () => {
  test('copies every amount, tax and account to the satang', async () => {
    const order = await workedOrder()
    await db()
      .updateTable('customers')
      .set({ tax_percent: '0.75' })
      .where('id', '=', mill.vendor.customerId)
      .execute()
    await perform(mill, 'invoice', order)
    const lines = await payableLines(order)
    expect(lines).toMatchObject([
      { amount: '57164.00', tax: '428.73', paid: '56735.27', bank_account: '012345678901' },
      { amount: '40015.50', tax: '300.12', paid: '39715.38', tax_percent: '0.75' },
    ])
    const payable = await db()
      .selectFrom('payables')
      .selectAll()
      .where('order_id', '=', order)
      .executeTakeFirst()
    expect(payable).toMatchObject({ amount: '97179.50', tax: '728.85', paid: '96450.65' })
  })

  test('twice at once is one payable', async () => {
    const order = await orderAfter(mill, RECEIVED)
    const answers = await Promise.allSettled([
      perform(mill, 'invoice', order),
      perform(mill, 'invoice', order),
    ])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'po.alreadyInvoiced' },
    })
    expect(await payableLines(order)).toHaveLength(2)
  })

  test('is refused until every line is received', async () => {
    const order = await orderAfter(mill, RECEIVED.slice(0, 4))
    await expect(perform(mill, 'invoice', order)).rejects.toMatchObject({
      code: 'po.notFullyReceived',
      params: { n: 1, m: 2 },
    })
  })
})

describe('the bulk update of status', () => {
  test('takes each order that is due a step further, and counts them', async () => {
    await updateStatus(actOf(mill.officers[51]))
    const submitted = await orderAfter(mill, ['submit'])
    const unreceived = await orderAfter(mill, RECEIVED.slice(0, 3))
    const begun = await orderAfter(mill, RECEIVED.slice(0, 4))
    const answer = await updateStatus(actOf(mill.officers[51]))
    expect(answer).toEqual({ review: 1, acknowledge: 1, finalize: 0 })
    expect(await orderNow(submitted)).toMatchObject({ State: 'IR' })
    expect(await orderNow(unreceived)).toMatchObject({ State: 'CF' })
    expect(await orderNow(begun)).toMatchObject({ State: 'C' })
  })

  test('finalizes seven days after the payable, not earlier', async () => {
    const order = await orderAfter(mill, [...RECEIVED, 'invoice'])
    const inDays = (days: number) =>
      actOf(mill.officers[51], new Date(Date.now() + days * 24 * 3600_000))
    await updateStatus(inDays(6.99))
    expect(await orderNow(order)).toMatchObject({ State: 'C' })
    await updateStatus(inDays(7.01))
    expect(await orderNow(order)).toMatchObject({ State: 'F', StatePurchase: 'IV' })
  })

  test('by two at once takes each order once', async () => {
    const order = await orderAfter(mill, ['submit'])
    await Promise.all([
      updateStatus(actOf(mill.officers[51])),
      updateStatus(actOf(mill.officers[50])),
    ])
    const steps = await db()
      .selectFrom('order_steps')
      .select('action')
      .where('order_id', '=', order)
      .where('action', '=', 'review')
      .execute()
    expect(steps).toHaveLength(1)
  })
})

describe('deleting', () => {
  test('needs the own password, and waits after five wrong ones', async () => {
    const order = await orderAfter(mill, ['submit'])
    const admin = actOf(mill.officers[0])
    const wrong = { POHeaderUUID: order, Password: browserHash('wrong') }
    await perform(mill, 'delete', await draftOrder(mill))
    for (let n = 0; n < 5; n += 1) {
      await expect(deleteOrder(wrong, admin)).rejects.toMatchObject({
        code: 'auth.deleteWrongPassword',
      })
    }
    await expect(perform(mill, 'delete', order)).rejects.toMatchObject({
      code: 'auth.passwordThrottled',
    })
    expect(await orderNow(order)).toMatchObject({ State: 'S' })
    await db().deleteFrom('password_failures').execute()
  })

  test('frees the tickets and their locks; the number and the trail stay', async () => {
    const order = await orderAfter(mill, ['submit'])
    const { PONumber } = await orderNow(order)
    await perform(mill, 'delete', order)
    await expect(orderNow(order)).rejects.toMatchObject({ code: 'po.notFound' })
    const row = await db()
      .selectFrom('purchase_orders')
      .innerJoin('order_lines', 'order_lines.order_id', 'purchase_orders.id')
      .leftJoin('ticket_locks', 'ticket_locks.ticket_id', 'order_lines.ticket_id')
      .select(['number', 'released_because', 'locked_at'])
      .where('purchase_orders.id', '=', order)
      .execute()
    const freed = { number: PONumber, released_because: 'deleted', locked_at: null }
    expect(row).toEqual([freed, freed])
  })
})

/** The two tickets that DECISIONS, section 4, works out: 9,220 kg at 6.20 and 7,770 kg at 5.15. */
async function workedOrder(): Promise<string> {
  const { customerId } = mill.vendor
  const order = await draftOrder(mill)
  for (const [weightIn, weightOut, price] of [
    [15_230, 6010, '6.20'],
    [13_780, 6010, '5.15'],
  ] as const) {
    const ticket = await weighTicket({ customerId, weightIn, weightOut })
    await valueTicket(mill, ticket, await gradeTicket(mill, ticket, 21), price)
    await addTicket(mill, order, ticket)
  }
  for (const action of RECEIVED) await perform(mill, action, order)
  return order
}

function payableLines(orderId: string) {
  return db()
    .selectFrom('payable_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('ticket_id')
    .execute()
}
