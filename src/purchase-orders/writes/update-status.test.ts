import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill, type Mill } from '../../tests/fixture.ts'
import { orderAfter, orderNow } from '../../tests/orders.ts'
import { contextOf } from '../../tests/server.ts'
import { type Action, FINALIZE_AFTER_DAYS } from '../rules.ts'
import { setFinalizeAfterDays, updateStatus } from './update-status.ts'

await openTestDatabase()
let mill: Mill
beforeAll(async () => {
  mill = await buildMill()
})

const RECEIVED: Action[] = ['submit', 'approve', 'confirm', 'receive', 'receive']

describe('the bulk update of status', () => {
  test('takes each order that is due a step further, and counts them', async () => {
    await updateStatus(contextOf(mill.officers[51]))
    const submitted = await orderAfter(mill, ['submit'])
    const unreceived = await orderAfter(mill, RECEIVED.slice(0, 3))
    const begun = await orderAfter(mill, RECEIVED.slice(0, 4))
    const answer = await updateStatus(contextOf(mill.officers[51]))
    expect(answer).toEqual({ review: 1, acknowledge: 1, finalize: 0 })
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

  test('finalizes after as many days as the mill sets', async () => {
    const order = await orderAfter(mill, [...RECEIVED, 'invoice'])
    await updateStatus(contextOf(mill.officers[51]))
    expect(await orderNow(order)).toMatchObject({ State: 'C' })
    setFinalizeAfterDays(0)
    await updateStatus(contextOf(mill.officers[51]))
    setFinalizeAfterDays(FINALIZE_AFTER_DAYS)
    expect(await orderNow(order)).toMatchObject({ State: 'F' })
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
