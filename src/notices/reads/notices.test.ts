import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { approve, confirm } from '../../purchase-orders/writes/steps.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill } from '../../tests/fixture.ts'
import { orderAfter, orderWithLines, perform } from '../../tests/orders.ts'
import { contextOf, signInAs } from '../../tests/server.ts'
import { calls } from '../contract.ts'
import { deleteOldNotices } from '../writes/delete-old-notices.ts'
import { markRead } from '../writes/mark-read.ts'
import { noticesOf, unreadOf } from './notices.ts'

await openTestDatabase()

const mill = await buildMill()
beforeEach(async () => {
  await db().deleteFrom('notices').execute()
})

/** What the officer of `role` is told, as the wire has it. */
async function noticesFor(role: Role, Tab: 'all' | 'waiting' | 'mine' = 'all', now = new Date()) {
  const input = calls.getNotices.input.parse({ Tab })
  return calls.getNotices.output.parse(await noticesOf(input, contextOf(mill.officers[role], now)))
}
const kindsOf = async (role: Role) => (await noticesFor(role)).data.map(({ Kind }) => Kind)
const unread = async (role: Role) => (await unreadOf(contextOf(mill.officers[role]))).Unread
const mark = (role: Role, body: object) =>
  markRead(calls.markRead.input.parse(body), contextOf(mill.officers[role]))

describe('a step tells', () => {
  test('a submitted order: those who may approve, and neither its submitter nor anybody else', async () => {
    const id = await orderAfter(mill, ['submit'])
    for (const role of [0, 1, 50] as const) {
      const { data } = await noticesFor(role, 'waiting')
      expect(data).toMatchObject([
        { Kind: 'orderSubmitted', Unread: true, POHeaderUUID: id, TotalAmount: 95_888, Count: 1 },
      ])
    }
    for (const role of [51, 52, 81, 91] as const) expect(await kindsOf(role)).toEqual([])
  })

  test('an approved order: its submitter; nobody is asked to approve it any more', async () => {
    await orderAfter(mill, ['submit', 'approve'])
    expect(await unread(50)).toBe(0)
    expect((await noticesFor(1)).data).toMatchObject([{ Settled: true, Unread: false }])
    const { data, Tabs } = await noticesFor(51, 'mine')
    expect(data).toMatchObject([{ Kind: 'orderApproved', By: 'เจ้าหน้าที่ 50 ทดสอบ', Unread: true }])
    expect(Tabs).toEqual({ all: 1, waiting: 0, mine: 1 })
  })

  test('a rejected order: its submitter, with the reason', async () => {
    await orderAfter(mill, ['submit', 'reject'])
    expect((await noticesFor(51)).data).toMatchObject([
      { Kind: 'orderRejected', Details: { reason: 'ผิดราย' } },
    ])
    expect(await unread(50)).toBe(0)
  })

  test('a confirmed order: the warehouse; received in full: accounting, and no longer the warehouse', async () => {
    const id = await orderAfter(mill, ['submit', 'approve', 'confirm'])
    expect([await unread(81), await unread(91)]).toEqual([1, 0])
    await perform(mill, 'receive', id)
    expect([await unread(81), await unread(91)]).toEqual([1, 0])
    await perform(mill, 'receive', id)
    expect([await unread(81), await unread(91)]).toEqual([0, 1])
    await perform(mill, 'invoice', id)
    expect(await unread(91)).toBe(0)
    expect(await kindsOf(51)).toContain('orderInvoiced')
  })

  test('a deleted order: nobody waits for it', async () => {
    const id = await orderAfter(mill, ['submit'])
    expect(await unread(50)).toBe(1)
    await perform(mill, 'delete', id)
    expect(await unread(50)).toBe(0)
  })

  test('a step that is refused: nobody', async () => {
    const id = await orderWithLines(mill)
    const early = approve({ POHeaderUUID: id }, contextOf(mill.officers[50]))
    await expect(early).rejects.toMatchObject({ code: 'po.notSubmitted' })
    expect(await db().selectFrom('notices').selectAll().execute()).toEqual([])
  })
})

test('those of one hour are one; an hour later it is another', async () => {
  for (let n = 0; n < 3; n += 1) await orderAfter(mill, ['submit'])
  await db()
    .updateTable('notices')
    .set({ happened_at: new Date(Date.now() - 3 * 3600_000) })
    .execute()
  await orderAfter(mill, ['submit'])
  const { data } = await noticesFor(50)
  expect(data.map(({ Count }) => Count)).toEqual([1, 3])
  expect(data[1]).toMatchObject({ AmountOfAll: 3 * 95_888 })
  expect(data[1]?.IDs).toHaveLength(3)
})

describe('read', () => {
  test('is for one officer alone, and can be undone by what the mark answers', async () => {
    await orderAfter(mill, ['submit'])
    await orderAfter(mill, ['submit'])
    const { IDs } = await mark(50, {})
    expect(IDs).toHaveLength(2)
    expect([await unread(50), await unread(1)]).toEqual([0, 1])
    expect(await mark(50, {})).toEqual({ IDs: [] })
    expect((await mark(50, { IDs, Read: false })).IDs.toSorted()).toEqual(IDs.toSorted())
    expect(await unread(50)).toBe(1)
  })

  test('leaves out what is not the officer’s: of others, unknown, doubled', async () => {
    await orderAfter(mill, ['submit'])
    const [notice] = (await noticesFor(50)).data
    const ids = [notice!.ID, notice!.ID, 999_999]
    expect(await mark(52, { IDs: ids })).toEqual({ IDs: [] })
    expect(await mark(50, { IDs: ids })).toEqual({ IDs: [notice!.ID] })
  })

  test('at the same time by the same officer marks each once', async () => {
    for (let n = 0; n < 5; n += 1) await orderAfter(mill, ['submit'])
    const marked = await Promise.all([1, 2, 3, 4].map(() => mark(50, {})))
    expect(marked.flatMap(({ IDs }) => IDs)).toHaveLength(5)
  })
})

test('who gets the role later finds what waits; who had it before, no longer', async () => {
  await orderAfter(mill, ['submit'])
  const officer = await signInAs(50)
  expect(await unreadOf(contextOf(officer))).toEqual({ Unread: 1 })
  expect(await unreadOf(contextOf({ ...officer, role: 52 }))).toEqual({ Unread: 0 })
})

test('the bell counts the same things as the tabs: those of one hour once, until all of them are read', async () => {
  for (let n = 0; n < 3; n += 1) await orderAfter(mill, ['submit'])
  const { Tabs, data } = await noticesFor(50)
  expect([Tabs.all, await unread(50)]).toEqual([1, 1])
  await mark(50, { IDs: data[0]!.IDs.slice(1) })
  expect(await unread(50)).toBe(1)
  await mark(50, { IDs: data[0]!.IDs })
  expect(await unread(50)).toBe(0)
})

test('an order that is approved and confirmed rings once for its submitter', async () => {
  const id = await orderAfter(mill, ['submit', 'approve'])
  expect(await unread(51)).toBe(1)
  await confirm({ POHeaderUUID: id }, contextOf(mill.officers[50]))
  expect(await unread(51)).toBe(1)
  const waiting = (await noticesFor(51, 'mine')).data.filter(({ Unread }) => Unread)
  expect(waiting.map(({ Kind }) => Kind)).toEqual(['orderConfirmed'])
})

test('the number stops past 99', async () => {
  const hoursAgo = (hours: number) => ({
    kind: 'orderSubmitted',
    happened_at: new Date(Date.now() - hours * 3600_000),
  })
  await db()
    .insertInto('notices')
    .values(Array.from({ length: 120 }, (_, hours) => hoursAgo(hours)))
    .execute()
  expect(await unread(50)).toBe(100)
  expect((await noticesFor(50)).Tabs.all).toBe(120)
})

test('after thirty days they are neither shown nor kept', async () => {
  await orderAfter(mill, ['submit'])
  await mark(50, {})
  const days = (count: number) => new Date(Date.now() + count * 24 * 3600_000)
  expect((await noticesFor(50, 'all', days(29))).data).toHaveLength(1)
  expect((await noticesFor(50, 'all', days(31))).data).toEqual([])
  await deleteOldNotices(days(29))
  expect(await noticesFor(50)).toMatchObject({ total_record: 1 })
  await deleteOldNotices(days(31))
  expect(await noticesFor(50)).toMatchObject({ total_record: 0 })
})
