import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { noticesOf } from '../../notices/reads/notices.ts'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { dailyPayment } from '../../reports/reads/daily-payment.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill } from '../../tests/fixture.ts'
import { orderAfter, orderNow, perform } from '../../tests/orders.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { contextOf } from '../../tests/server.ts'
import { accountConfirm } from '../../vendors/reads/account-confirm.ts'
import { historyOf } from '../reads/history.ts'
import type { Action } from '../rules/steps.ts'
import { changePayee, confirmPayee } from './payee.ts'
import { presentPayable } from './refuse-step.ts'

await openTestDatabase()
let order: string

const SET_UP: Action[] = ['submit', 'approve', 'confirm', 'receive', 'receive', 'invoice']
const KTB = { SysBankName: 'กรุงไทย', SysBookBankNumber: '9392043913' }

const mill = await buildMill()
beforeEach(async () => {
  await db().deleteFrom('notices').execute()
  order = await orderAfter(mill, SET_UP)
})
afterEach(() => accountConfirm.set('tell'))

const by = (role: Role) => contextOf(mill.officers[role])
const change = (role: Role, payee: object = KTB) =>
  changePayee({ POHeaderUUID: order, ...payee }, by(role))
const confirm = async (role: Role) => {
  const { Version } = await orderNow(order)
  return confirmPayee({ POHeaderUUID: order, Version }, by(role))
}
const waits = async () => (await presentPayable(order)).AccountChangedBy
const noticesFor = async (role: Role) =>
  (await noticesOf({ Tab: 'all', page: 0 }, by(role))).data.flatMap(({ Kind, Settled }) =>
    Kind === 'payeeChanged' ? [Settled] : [],
  )
const longAgo = (days: number) =>
  db()
    .updateTable('order_steps')
    .set({ taken_at: new Date(Date.now() - days * 24 * 3600_000) })
    .where('order_id', '=', order)
    .where('action', '=', 'changePayee')
    .execute()

describe('a payee that one officer changed', () => {
  test('is told to 50 and 91 by the bell, until one of them confirms it', async () => {
    await change(51)
    expect(await waits()).toBe('เจ้าหน้าที่ 51 ทดสอบ')
    expect([await noticesFor(50), await noticesFor(91), await noticesFor(51)]).toEqual([
      [false],
      [false],
      [],
    ])
    await confirm(91)
    expect(await noticesFor(50)).toEqual([true])
    expect(await waits()).toBeNull()
    const [newest] = (await historyOf(order)).data
    expect(newest).toMatchObject({ Action: 'confirmPayee', PayeeAfter: KTB })
  })

  test('is not confirmed by who changed it, nor by who changed it before them', async () => {
    await change(91)
    await change(1, { Cash: 1 })
    for (const role of [91, 1] as const) await expectRefusal(confirm(role), 'po.ownPayeeChange')
    expect(await waits()).not.toBeNull()
    await confirm(50)
    await expectRefusal(confirm(50), 'po.noPayeeChange')
    // What was changed before is settled: who did it may look at the next change.
    await change(51)
    await confirm(91)
  })

  test('is confirmed as it was seen, or not at all', async () => {
    await change(51)
    const { Version } = await orderNow(order)
    await change(51, { Cash: 1 })
    await expectRefusal(confirmPayee({ POHeaderUUID: order, Version }, by(91)), 'sys.stale')
  })

  test('keeps its order from being finalized for as long as it is told', async () => {
    await change(51)
    await perform(mill, 'finalize', order)
    expect(await orderNow(order)).toMatchObject({ StatePurchase: 'IV', State: 'C' })
    await confirm(91)
    await perform(mill, 'finalize', order)
    expect(await orderNow(order)).toMatchObject({ State: 'F' })
  })

  test('is told for 30 days, unless the mill requires somebody to confirm it or says nothing', async () => {
    await change(51)
    await longAgo(31)
    expect(await waits()).toBeNull()
    accountConfirm.set('require')
    expect(await waits()).not.toBeNull()
    accountConfirm.set('off')
    await change(51, { Cash: 1 })
    expect(await waits()).toBeNull()
    expect(await noticesFor(91)).toEqual([false])
    await perform(mill, 'finalize', order)
    expect(await orderNow(order)).toMatchObject({ State: 'F' })
  })
})

describe('the report of the day’s payment', () => {
  /** Of the day on which the order's trucks left. */
  const report = async () => {
    const { day_out } = await db()
      .selectFrom('weigh_tickets')
      .innerJoin('payable_lines', 'payable_lines.ticket_id', 'weigh_tickets.id')
      .select('day_out')
      .where('order_id', '=', order)
      .executeTakeFirstOrThrow()
    return dailyPayment(day_out!, 'all')
  }
  const row = async () => {
    const { payment } = await report()
    return payment.find(({ POHeaderUUID }) => POHeaderUUID === order)
  }

  test('says that the payee is to be checked', async () => {
    expect(await row()).toMatchObject({ PayeeUnconfirmed: false })
    await change(51)
    expect(await row()).toMatchObject({ ...KTB, PayeeUnconfirmed: true })
  })

  test('gives no account where the mill requires another to confirm it, and no cash', async () => {
    accountConfirm.set('require')
    const none = { SysBankName: null, SysBookBankNumber: null, Cash: false, PayeeUnconfirmed: true }
    await change(51)
    expect(await row()).toMatchObject(none)
    await change(91, { Cash: 1 })
    expect(await row()).toMatchObject(none)
    expect((await report()).total.OwnersWithoutAccount).toBe(0)
    await confirm(50)
    expect(await row()).toMatchObject({ Cash: true, PayeeUnconfirmed: false })
  })
})
