import { describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestMill } from '../../tests/fixture.ts'
import { orderAfter, orderNow, perform } from '../../tests/orders.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { contextOf } from '../../tests/server.ts'
import { isLockAwaited, openTransaction } from '../../tests/transactions.ts'
import { finalizeAfterDays, statusUpdate } from '../reads/due-orders.ts'
import { linesOfOrder } from '../reads/lines.ts'
import type { Action } from '../rules/steps.ts'
import { FINALIZE_AFTER_DAYS } from '../rules.ts'
import { changePayee } from './payee.ts'
import { undoReceive } from './receiving.ts'
import { undoUpdate } from './steps.ts'
import { updateStatus } from './update-status.ts'

const mill = await openTestMill()

const RECEIVED: Action[] = ['submit', 'approve', 'confirm', 'receive', 'receive']

describe('the bulk update of status', () => {
  test('takes each order that is due a step further, and counts them', async () => {
    await updateStatus(contextOf(mill.officers[51]))
    const submitted = await orderAfter(mill, ['submit'])
    const unreceived = await orderAfter(mill, RECEIVED.slice(0, 3))
    const begun = await orderAfter(mill, RECEIVED.slice(0, 4))
    expect(await statusUpdate(new Date())).toEqual({ review: 1, acknowledge: 1, finalize: 0 })
    const answer = await updateStatus(contextOf(mill.officers[51]))
    expect(answer).toMatchObject({ review: 1, acknowledge: 1, finalize: 0 })
    expect(answer.Orders.map(({ POHeaderUUID }) => POHeaderUUID).sort()).toEqual(
      [submitted, begun].sort(),
    )
    expect(await orderNow(submitted)).toMatchObject({ State: 'IR' })
    expect(await orderNow(unreceived)).toMatchObject({ State: 'CF' })
    expect(await orderNow(begun)).toMatchObject({ State: 'C' })
  })

  test('finalizes seven days after the payable, not earlier', async () => {
    const order = await orderAfter(mill, [...RECEIVED, 'invoice'])
    const inDays = (days: number) =>
      contextOf(mill.officers[51], new Date(Date.now() + days * 24 * 3600_000))
    await updateStatus(inDays(6.99))
    expect(await orderNow(order)).toMatchObject({ State: 'C' })
    await updateStatus(inDays(7.01))
    expect(await orderNow(order)).toMatchObject({ State: 'F', StatePurchase: 'IV' })
  })

  test('counts an order once that it acknowledges and finalizes, as it says before', async () => {
    await updateStatus(contextOf(mill.officers[51]))
    await orderAfter(mill, [...RECEIVED, 'invoice'])
    await orderAfter(mill, RECEIVED)
    finalizeAfterDays.set(0)
    const asked = await statusUpdate(new Date())
    const { Orders, ...counts } = await updateStatus(contextOf(mill.officers[51]))
    finalizeAfterDays.set(FINALIZE_AFTER_DAYS)
    expect(asked).toEqual({ review: 0, acknowledge: 1, finalize: expect.any(Number) })
    expect(counts).toEqual(asked)
    expect(Orders).toHaveLength(counts.acknowledge + counts.finalize)
  })

  test('finalizes after as many days as the mill sets', async () => {
    const order = await orderAfter(mill, [...RECEIVED, 'invoice'])
    await updateStatus(contextOf(mill.officers[51]))
    expect(await orderNow(order)).toMatchObject({ State: 'C' })
    finalizeAfterDays.set(0)
    await updateStatus(contextOf(mill.officers[51]))
    finalizeAfterDays.set(FINALIZE_AFTER_DAYS)
    expect(await orderNow(order)).toMatchObject({ State: 'F' })
  })

  test('waits for whoever changes a payee or takes goods back, and leaves that order where it is', async () => {
    const owed = await orderAfter(mill, [...RECEIVED, 'invoice'])
    const begun = await orderAfter(mill, RECEIVED.slice(0, 4))
    const [line] = await linesOfOrder(begun)
    const takeBack = { POLineUUID: line!.UUID }
    await updateDuring(0, () => undoReceive(takeBack, contextOf(mill.officers[81])))
    const inCash = { POHeaderUUID: owed, Cash: 1 } as const
    await updateDuring(8, () => changePayee(inCash, contextOf(mill.officers[91])))
    expect(await orderNow(owed)).toMatchObject({ State: 'C', StatePurchase: 'IV' })
    expect(await orderNow(begun)).toMatchObject({ State: 'CF' })
  })

  test('by two at once takes each order once', async () => {
    const order = await orderAfter(mill, ['submit'])
    await Promise.all([
      updateStatus(contextOf(mill.officers[51])),
      updateStatus(contextOf(mill.officers[50])),
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

/** Updates in so many days, and commits `change`, which was made before, once the update waits for it. */
async function updateDuring(days: number, change: () => Promise<unknown>): Promise<void> {
  const changing = await openTransaction(change)
  const now = new Date(Date.now() + days * 24 * 3600_000)
  const updating = updateStatus(contextOf(mill.officers[51], now))
  await expect.poll(isLockAwaited).toBe(true)
  await changing.commit()
  await updating
}

describe('the update is taken back', () => {
  const buyer = () => contextOf(mill.officers[51])
  const later = (ms: number) => contextOf(mill.officers[51], new Date(Date.now() + ms))

  test('to where each order was, also where one press took it two steps', async () => {
    await updateStatus(buyer())
    const submitted = await orderAfter(mill, ['submit'])
    const owed = await orderAfter(mill, [...RECEIVED, 'invoice'])
    finalizeAfterDays.set(0)
    const { Orders } = await updateStatus(buyer())
    finalizeAfterDays.set(FINALIZE_AFTER_DAYS)
    expect(await orderNow(owed)).toMatchObject({ State: 'F' })
    expect(Orders).toHaveLength(2)
    for (const order of Orders) await undoUpdate(order, buyer())
    expect(await orderNow(submitted)).toMatchObject({ State: 'S', StatePurchase: null })
    expect(await orderNow(owed)).toMatchObject({ State: 'CF', StatePurchase: 'IV' })
  })

  test('for a minute, by who pressed, and while nobody touched the order since', async () => {
    const submitted = await orderAfter(mill, ['submit'])
    const { Orders } = await updateStatus(buyer())
    const order = Orders.find(({ POHeaderUUID }) => POHeaderUUID === submitted)!
    await expectRefusal(undoUpdate(order, later(61_000)), 'po.updateTooLate')
    await expectRefusal(undoUpdate(order, contextOf(mill.officers[50])), 'po.updateOfAnother', {
      params: { officer: 'เจ้าหน้าที่ 51 ทดสอบ' },
    })
    await perform(mill, 'reject', submitted)
    await expectRefusal(undoUpdate(order, buyer()), 'po.wrongState')
    expect(await orderNow(submitted)).toMatchObject({ State: 'RJ' })
  })

  test('not of a step that was no update', async () => {
    const order = await orderAfter(mill, ['submit', 'review', 'undoUpdate', 'review'])
    const { Version } = await orderNow(order)
    await expectRefusal(
      undoUpdate({ POHeaderUUID: order, Version: Version - 1 }, buyer()),
      'sys.stale',
    )
  })
})
