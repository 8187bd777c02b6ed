import { expect, test } from 'vitest'
import { openTestMill } from '../../tests/fixture.ts'
import { orderAfter, orderNow, perform } from '../../tests/orders.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { contextOf } from '../../tests/server.ts'
import { linesOf } from '../reads/lines.ts'
import type { Action } from '../rules/steps.ts'
import { undoReceive } from './receiving.ts'

const mill = await openTestMill()

const CONFIRMED: Action[] = ['submit', 'approve', 'confirm']
const RECEIVED: Action[] = [...CONFIRMED, 'receive', 'receive']
const DAY_MS = 24 * 3600_000

const lineOf = async (order: string) => (await linesOf([order]))[0]!.UUID
const undo = (POLineUUID: string, role: 81 | 50 = 81, now = new Date()) =>
  undoReceive({ POLineUUID }, contextOf(mill.officers[role], now))

test('a receipt that is taken back leaves the order as it was before, and may be made again', async () => {
  const order = await orderAfter(mill, RECEIVED)
  expect(await undo(await lineOf(order))).toMatchObject({ StatePurchase: null, TotalReceipt: 1 })
  expect((await linesOf([order])).map(({ RecDate }) => RecDate !== null)).toEqual([false, true])
  await perform(mill, 'receive', order)
  expect(await orderNow(order)).toMatchObject({ StatePurchase: 'RC', TotalReceipt: 2 })
})

test('only who received a line takes that back, on the same day, and once', async () => {
  const order = await orderAfter(mill, RECEIVED)
  const line = await lineOf(order)
  await expectRefusal(undo(line, 50), 'po.undoOfAnother', {
    params: { line: 1, officer: 'เจ้าหน้าที่ 81 ทดสอบ' },
  })
  const tomorrow = new Date(Date.now() + DAY_MS)
  await expectRefusal(undo(line, 81, tomorrow), 'po.undoTooLate')
  const answers = await Promise.allSettled([undo(line), undo(line)])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expectRefusal(undo(line), 'po.lineNotReceived')
  await expectRefusal(undo(crypto.randomUUID()), 'po.lineGone')
})

test('and a payable at the same time: one of them wins', async () => {
  const order = await orderAfter(mill, RECEIVED)
  const line = await lineOf(order)
  const answers = await Promise.allSettled([undo(line), perform(mill, 'invoice', order)])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const { StatePurchase, TotalReceipt } = await orderNow(order)
  expect([StatePurchase, TotalReceipt]).toEqual(StatePurchase === 'IV' ? ['IV', 2] : [null, 1])
  if (StatePurchase === 'IV') await expectRefusal(undo(line), 'po.alreadyInvoiced')
})
