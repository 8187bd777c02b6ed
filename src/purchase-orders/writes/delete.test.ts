import { describe, expect, test } from 'vitest'
import { browserHash } from '../../identity/writes/passwords.ts'
import { db } from '../../platform/db.ts'
import { openTestMill } from '../../tests/fixture.ts'
import { draftOrder, givePassword, orderAfter, orderNow, perform } from '../../tests/orders.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { contextOf } from '../../tests/server.ts'
import { deleteOrder } from './ending.ts'

const mill = await openTestMill()

describe('deleting', () => {
  test('needs the own password, and waits after five wrong ones', async () => {
    const order = await orderAfter(mill, ['submit'])
    const admin = contextOf(mill.officers[0])
    const wrong = { POHeaderUUID: order, Password: browserHash('wrong') }
    await perform(mill, 'delete', await draftOrder(mill))
    for (let n = 0; n < 5; n += 1) {
      await expectRefusal(deleteOrder(wrong, admin), 'auth.deleteWrongPassword')
    }
    // At the same moment: a busy machine takes as long for five passwords as one has to wait after them.
    const right = { ...wrong, Password: await givePassword(mill.officers[0].id) }
    await expectRefusal(deleteOrder(right, admin), 'auth.passwordThrottled')
    expect(await orderNow(order)).toMatchObject({ State: 'S' })
    await db().deleteFrom('password_failures').execute()
  })

  test('frees the tickets and their locks; the number and the trail stay', async () => {
    const order = await orderAfter(mill, ['submit'])
    const { PONumber } = await orderNow(order)
    await perform(mill, 'delete', order)
    await expectRefusal(orderNow(order), 'po.notFound')
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
