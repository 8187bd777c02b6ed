import { expect, test } from 'vitest'
import { calls as noticeCalls } from '../../notices/contract.ts'
import { noticesOf, unreadOf } from '../../notices/reads/notices.ts'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { toOffsetIso } from '../../platform/thai-date.ts'
import {
  addCustomer,
  gradeTicket,
  openTestMill,
  readyTicket,
  weighTicket,
} from '../../tests/fixture.ts'
import { orderAfter, perform } from '../../tests/orders.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { updateRows } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import { calls } from '../contract.ts'
import { stuckFor } from '../reads/stuck.ts'
import { remind, settleReminders } from './remind.ts'

const mill = await openTestMill()

const DAY = 24 * 3600_000
const later = (days: number) => new Date(Date.now() + days * DAY)
const by = (role: Role, now = new Date()) => contextOf(mill.officers[role], now)
const unread = async (role: Role, now: Date) => (await unreadOf(by(role, now))).Unread

async function rowOf(id: string, role: Role, now: Date) {
  const { data } = calls.getStuck.output.parse(await stuckFor(by(role, now)))
  return data.find(({ POHeaderUUID, AVL }) => POHeaderUUID === id || AVL === id)
}

test('a reminder of an order rings for its approvers once a day, until the order moves', async () => {
  const id = await orderAfter(mill, ['submit'])
  const now = later(2)
  const before = await unread(50, now)
  const row = await rowOf(id, 51, now)
  expect(row).toMatchObject({ Mine: false, RemindedAt: null })
  await remind({ ID: row!.ID }, by(51, now))
  expect(await rowOf(id, 51, now)).toMatchObject({ RemindedAt: toOffsetIso(now) })
  expect(await unread(50, now)).toBe(before + 1)
  const shown = noticeCalls.getNotices.input.parse({ Tab: 'waiting' })
  const { data } = await noticesOf(shown, by(50, now))
  expect(data[0]).toMatchObject({ Kind: 'remindDeciding', Details: { kind: 'submitted' } })
  await expectRefusal(remind({ ID: row!.ID }, by(52, now)), 'stuck.gone')
  await expectRefusal(remind({ ID: row!.ID }, by(0, now)), 'stuck.reminded')
  await remind({ ID: row!.ID }, by(51, later(3)))
  expect(await unread(50, later(3))).toBe(before + 2)
  await perform(mill, 'approve', id)
  const open = db().selectFrom('notices').where('order_id', '=', id).where('settled_at', 'is', null)
  expect(await open.select('kind').where('kind', '=', 'remindDeciding').execute()).toEqual([])
})

test('palm without a vendor rings for the buyers; who would remind themselves is refused', async () => {
  const avl = '7-remind'
  await readyTicket(mill, { customerId: await addCustomer(avl), timeIn: later(-9) })
  const now = new Date()
  const { ID } = (await rowOf(avl, 51, now))!
  await expectRefusal(remind({ ID }, by(51, now)), 'stuck.own')
  const before = await unread(51, now)
  await remind({ ID }, by(50, now))
  expect(await unread(51, now)).toBe(before + 1)
})

test('what has moved on asks nobody any more, one that was sent as its order moved too', async () => {
  const open = async (subject: string) =>
    (
      await db()
        .selectFrom('notices')
        .select('id')
        .where('subject', '=', subject)
        .where('settled_at', 'is', null)
        .execute()
    ).length
  const avl = '7-remind-moves'
  await readyTicket(mill, { customerId: await addCustomer(avl), timeIn: later(-9) })
  const ticket = await weighTicket({ customerId: mill.vendor.customerId, timeIn: later(-0.1) })
  const order = await orderAfter(mill, ['submit'])
  const now = later(2)
  const palm = (await rowOf(avl, 50, now))!.ID
  const grade = `notGraded ${ticket}`
  const decide = (await rowOf(order, 51, now))!.ID
  for (const ID of [palm, grade, decide]) await remind({ ID }, by(ID === palm ? 50 : 51, now))
  await settleReminders(now)
  expect([await open(palm), await open(grade), await open(decide)]).toEqual([1, 1, 1])
  await gradeTicket(mill, ticket)
  await perform(mill, 'approve', order)
  await updateRows('notices', { subject: decide }, { settled_at: null })
  await settleReminders(now)
  expect([await open(palm), await open(grade), await open(decide)]).toEqual([1, 0, 0])
})

test('of two who remind at once one rings, and the other is told who did', async () => {
  const id = await orderAfter(mill, ['submit'])
  const now = later(2)
  const { ID } = (await rowOf(id, 51, now))!
  const answers = await Promise.allSettled([
    remind({ ID }, by(51, now)),
    remind({ ID }, by(0, now)),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('what is unknown or moved meanwhile is refused', async () => {
  await expectRefusal(remind({ ID: 'submitted nothing' }, by(51)), 'stuck.gone')
})
