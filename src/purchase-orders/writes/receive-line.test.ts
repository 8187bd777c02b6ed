import { describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { addDays, businessDay } from '../../platform/thai-date.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill } from '../../tests/fixture.ts'
import {
  addTicket,
  draftOrder,
  orderAfter,
  orderNow,
  orderWithLines,
  perform,
} from '../../tests/orders.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { insertRow } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import { linesOf } from '../reads/lines.ts'
import { receiveLine, releaseLine } from './receiving.ts'

await openTestDatabase()
const today = businessDay(new Date())
const mill = await buildMill()

const confirmed = () => orderAfter(mill, ['submit', 'approve', 'confirm'])
const lineIds = async (order: string) => (await linesOf([order])).map(({ UUID }) => UUID)
const receive = (POHeaderUUID: string, POLineUUID: string, RecDate = today) =>
  receiveLine({ POHeaderUUID, POLineUUID, RecDate }, contextOf(mill.officers[81]))
const release = (POLineUUID: string) =>
  releaseLine({ POLineUUID, Reason: 'ใบชั่งผิดราย' }, contextOf(mill.officers[50]))

describe('receiving', () => {
  test('the last line receives the order', async () => {
    const order = await confirmed()
    const [one, two] = await lineIds(order)
    expect(await receive(order, one!)).toMatchObject({ StatePurchase: null, TotalReceipt: 1 })
    expect(await receive(order, two!)).toMatchObject({ StatePurchase: 'RC', TotalReceipt: 2 })
  })

  test('both lines at once receives the order', async () => {
    const order = await confirmed()
    await Promise.all((await lineIds(order)).map((line) => receive(order, line)))
    expect(await orderNow(order)).toMatchObject({ StatePurchase: 'RC' })
  })

  test('one line twice at once is one receipt', async () => {
    const order = await confirmed()
    const [line] = await lineIds(order)
    const answers = await Promise.allSettled([receive(order, line!), receive(order, line!)])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'po.lineReceived', params: { line: 1, date: today } },
    })
    expect(await orderNow(order)).toMatchObject({ TotalReceipt: 1 })
  })

  test('is refused after today, before the truck came in, and for a line of another order', async () => {
    const order = await confirmed()
    const [line] = await lineIds(order)
    const [stranger] = await lineIds(await confirmed())
    await expectRefusal(receive(order, line!, addDays(today, 1)), 'v.recDateFuture', {
      fields: { RecDate: 'v.recDateFuture' },
    })
    await expectRefusal(receive(order, line!, addDays(today, -2)), 'v.recDateEarly', {
      params: { date: addDays(today, -1) },
    })
    await expectRefusal(receive(order, stranger!), 'po.lineNotFound')
  })

  test('and canceling at the same time: one of them wins', async () => {
    const order = await confirmed()
    const [line] = await lineIds(order)
    const answers = await Promise.allSettled([
      receive(order, line!),
      perform(mill, 'cancel', order),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { StatePurchase, TotalReceipt } = await orderNow(order)
    expect(StatePurchase === 'CC' ? TotalReceipt === 0 : TotalReceipt === 1).toBe(true)
  })

  test('keeps the order from being canceled or deleted', async () => {
    const order = await confirmed()
    const [line] = await lineIds(order)
    await receive(order, line!)
    const n = { params: { n: 1 } }
    await expectRefusal(perform(mill, 'cancel', order), 'po.cancelReceived', { ...n })
    await expectRefusal(perform(mill, 'delete', order), 'po.deleteReceived', { ...n })
  })
})

describe('where nobody says the day', () => {
  const receiveAsUsual = async (order: string, line: string) => {
    await receiveLine({ POHeaderUUID: order, POLineUUID: line }, contextOf(mill.officers[81]))
    const lines = await linesOf([order])
    return lines.find(({ UUID }) => UUID === line)!
  }

  test('it is that on which the truck left, and today where that one is closed', async () => {
    const order = await confirmed()
    const [one, two] = await lineIds(order)
    const { RecDate: left, WeightTimeOut } = await receiveAsUsual(order, one!)
    expect(left).toBe(businessDay(WeightTimeOut!))
    expect(left).not.toBe(today)
    const closing = { day: left!, totals: '{}', hash: '0'.repeat(64), closed_at: new Date() }
    await insertRow('closed_days', { ...closing, closed_by: mill.officers[50].id })
    await expectRefusal(receive(order, two!, left!), 'day.closed')
    expect(await receiveAsUsual(order, two!)).toMatchObject({ RecDate: today })
    await db().deleteFrom('closed_days').execute()
  })
})

describe('releasing', () => {
  test('frees the ticket, and receives the order when all that remain are received', async () => {
    const order = await confirmed()
    const [one, two] = await linesOf([order])
    await receive(order, one!.UUID)
    expect(await release(two!.UUID)).toMatchObject({ StatePurchase: 'RC', TotalLine: 1 })
    await addTicket(mill, await draftOrder(mill), two!.SSWeightID)
  })

  test('is refused for the last line, one that is received, one that is gone, and before confirming', async () => {
    const order = await confirmed()
    const [one, two] = await lineIds(order)
    await release(one!)
    await expectRefusal(release(one!), 'po.lineGone')
    await expectRefusal(release(two!), 'po.lastLine')
    const received = await confirmed()
    const [line] = await lineIds(received)
    await receive(received, line!)
    await expectRefusal(release(line!), 'po.lineReceived')
    const [open] = await lineIds(await orderWithLines(mill))
    await expectRefusal(release(open!), 'po.notConfirmed')
  })
})

describe('canceling', () => {
  test('frees the tickets and keeps showing the lines', async () => {
    const order = await confirmed()
    const [line] = await linesOf([order])
    await perform(mill, 'cancel', order)
    await addTicket(mill, await draftOrder(mill), line!.SSWeightID)
    expect(await orderNow(order)).toMatchObject({
      StatePurchase: 'CC',
      TotalLine: 2,
      TotalReceipt: 0,
    })
  })
})
