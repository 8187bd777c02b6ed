import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { businessDay } from '../../../platform/thai-date.ts'
import { calls } from '../../../purchase-orders/contract.ts'
import {
  addVendor,
  gradeTicket,
  openTestMill,
  readyTicket,
  valueTicket,
  weighTicket,
} from '../../fixture.ts'
import { givePassword, lineIdsOf, orderAfter, orderNow } from '../../orders.ts'
import { openTestServer } from '../../server.ts'
import { type Refused, watchRefusals } from '../refused.ts'

const mill = await openTestMill()
const server = await openTestServer()
const { refused, startAnew } = watchRefusals(server)
const today = businessDay(new Date())
const Password = await givePassword(server.officers[0].id)

const draft = await orderAfter(mill, [])
const confirmed = await orderAfter(mill, ['submit', 'approve', 'confirm'])
const begun = await orderAfter(mill, ['submit', 'approve', 'confirm', 'receive'])
const deleted = await orderAfter(mill, ['delete'])
const free = await readyTicket(mill)
const stranger = await addVendor('2')

describe('an order that is not there', () => {
  const right: Record<string, unknown> = {
    POLineUUID: randomUUID(),
    SSWeightID: free,
    RecDate: today,
    Reason: 'ผิดราย',
    Password,
    Version: 1,
  }
  const ofAnOrder = Object.values(calls).filter(({ input }) => 'POHeaderUUID' in input.shape)
  const named = ofAnOrder.map(({ path, input }) => {
    const shape = Object.entries(right).filter(([field]) => field in input.shape)
    return [path, Object.fromEntries(shape)] as const
  })

  test('is asked of every call that names one', () => {
    expect(named.length).toBeGreaterThanOrEqual(11)
  })

  test.each(named)('%s', async (call, body) => {
    for (const POHeaderUUID of [randomUUID(), '00000000-0000-0000-0000-000000000000', deleted]) {
      await refused(call, { ...body, POHeaderUUID }, 0, ['po.notFound'])
    }
  })
})

describe('a line that is not there', () => {
  test('or on another order, or gone, is said to be', async () => {
    const [received] = await lineIdsOf(begun)
    const [gone] = await lineIdsOf(deleted)
    for (const POLineUUID of [randomUUID(), gone, received, (await lineIdsOf(draft))[0]]) {
      const receipt = { POHeaderUUID: confirmed, POLineUUID, RecDate: today }
      const { message } = await refused('po/receiptLine', receipt, 81, ['po.lineNotFound'])
      expect(message).toContain((await orderNow(confirmed)).PONumber)
    }
    for (const POLineUUID of [randomUUID(), gone]) {
      await refused('po/releaseLine', { POLineUUID, Reason: 'ผิดราย' }, 50, ['po.lineGone'])
      await refused('po/deletePOLine', { POLineUUID }, 51, ['po.lineGone'])
    }
  })
})

describe('a ticket that cannot be a line', () => {
  const add = (SSWeightID: unknown, why: Refused) =>
    refused('po/createPOLine', { POHeaderUUID: draft, SSWeightID }, 51, why)

  test('is named, with what it lacks', async () => {
    const { customerId } = mill.vendor
    const foreign = await readyTicket(mill, { customerId: stranger.customerId })
    const ungraded = await weighTicket({ customerId })
    const unpriced = await weighTicket({ customerId })
    await gradeTicket(mill, unpriced)
    const inYard = await weighTicket({ customerId, weightOut: null })
    await valueTicket(mill, inYard, await gradeTicket(mill, inYard))
    await startAnew()
    const { message } = await add(foreign, ['po.ticketOtherAvl'])
    expect(message).toContain(`AVL ${stranger.avl} ไม่ตรงกับใบสั่งซื้อ (${mill.vendor.avl})`)
    const lacks = async (ticket: number) => (await add(ticket, ['po.ticketNotReady'])).message
    expect(await lacks(ungraded)).toContain('ยังไม่พร้อม: ยังไม่ประเมินคุณภาพ')
    expect(await lacks(unpriced)).toContain('ยังไม่พร้อม: ยังไม่ประเมินราคา')
    expect(await lacks(inYard)).toContain('ยังไม่พร้อม: ยังไม่ชั่งออก')
    await add(999_999_999, ['ticket.notFound'])
    await add(Number.MAX_SAFE_INTEGER, ['ticket.notFound'])
  })
})
