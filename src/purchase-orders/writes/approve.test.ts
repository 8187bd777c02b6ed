import { describe, expect, test } from 'vitest'
import { checksAccounts } from '../../identity/reads/second-officer.ts'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { auditEntriesOf, recordHandling } from '../../tests/audit-entries.ts'
import { addVendor, assignTicket, openTestMill, readyTicket } from '../../tests/fixture.ts'
import {
  addTicket,
  draftOrder,
  orderAfter,
  orderNow,
  orderWithLines,
  perform,
} from '../../tests/orders.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { rowsOf, updateRows } from '../../tests/rows.ts'
import { contextOf, type SignedIn, signInAs } from '../../tests/server.ts'
import { calls } from '../contract.ts'
import { lineManage } from '../reads/line-manage.ts'
import type { Blocker } from '../rules/approval.ts'
import { createHeader } from './create-header.ts'
import { addLine, removeLine } from './lines.ts'
import { approve, reject, submit } from './steps.ts'

const mill = await openTestMill()

describe('submitting', () => {
  test('locks the tickets, and rejecting unlocks them', async () => {
    const order = await orderAfter(mill, ['submit'])
    expect(await locksOf(order)).toBe(2)
    await reject({ POHeaderUUID: order, Reason: 'ราคาไม่ตรง' }, contextOf(mill.officers[50]))
    expect(await locksOf(order)).toBe(0)
    expect(await orderNow(order)).toMatchObject({ State: 'RJ', RejectReason: 'ราคาไม่ตรง' })
    await perform(mill, 'submit', order)
    expect(await orderNow(order)).toMatchObject({ State: 'S', RejectReason: null })
  })

  test('is refused without lines', async () => {
    const empty = await draftOrder(mill)
    await expectRefusal(perform(mill, 'submit', empty), 'po.noLines')
  })

  test('is refused while a ticket lacks its price, and says which', async () => {
    const order = await orderWithLines(mill, 1)
    const ticket = await readyTicket(mill)
    await addTicket(mill, order, ticket)
    await updateRows('valuations', { ticket_id: ticket }, { voided_at: new Date() })
    await expectRefusal(perform(mill, 'submit', order), 'po.lineIncomplete', {
      params: { missing: 'value' },
    })
    expect(await locksOf(order)).toBe(0)
  })

  test('is refused once a ticket turns out to be another customer’s, and names it', async () => {
    const order = await orderWithLines(mill, 1)
    const ticket = await readyTicket(mill)
    await addTicket(mill, order, ticket)
    const other = await addVendor()
    await assignTicket(ticket, other.customerId)
    await expectRefusal(perform(mill, 'submit', order), 'po.ticketOtherAvl', {
      params: { avl: other.avl, poAvl: mill.vendor.avl },
    })
    expect(await locksOf(order)).toBe(0)
  })

  test('is refused once the vendor is linked to another customer', async () => {
    const vendor = await addVendor()
    const order = await draftOrder(mill, vendor)
    await addTicket(mill, order, await readyTicket(mill, { customerId: vendor.customerId }))
    await updateRows('vendor_links', { vendor_id: vendor.id }, { unlinked_at: new Date() })
    await expectRefusal(perform(mill, 'submit', order), 'po.vendorNotLinked')
  })
})

describe('approving', () => {
  test.each([50, 1, 0] as const)('is not for who submitted it, of role %i', async (role) => {
    const order = await orderWithLines(mill)
    await submit({ POHeaderUUID: order }, contextOf(mill.officers[role]))
    await expectBlocked(order, role, 'submitted', 'po.ownOrder')
  })

  test('is not for who created it, though another filled and submitted it', async () => {
    const manager = contextOf(mill.officers[50])
    const header = calls.createPOHeader.input.parse({ VendorUUID: mill.vendor.id })
    const { UUID: order } = await createHeader(header, manager)
    await addTicket(mill, order, await readyTicket(mill))
    await perform(mill, 'submit', order)
    await expectBlocked(order, 50, 'created', 'po.ownHeader')
    expect(await approveAs(1, order)).toMatchObject({ State: 'A' })
  })

  test('is not for who added a line, also one that was removed again', async () => {
    const order = await orderWithLines(mill, 1)
    const line = { POHeaderUUID: order, SSWeightID: await readyTicket(mill) }
    const { UUID: POLineUUID } = await addLine(line, contextOf(mill.officers[1]))
    await removeLine({ POLineUUID }, contextOf(mill.officers[51]))
    await perform(mill, 'submit', order)
    await expectBlocked(order, 1, 'addedLines', 'po.ownLines')
    expect(await approveAs(0, order)).toMatchObject({ State: 'A' })
  })

  test.each(['officer.create', 'officer.password'])(
    'is not for who did %s of its sender in the last 30 days, where the mill asks for that',
    async (action) => {
      const sender = await signInAs(51)
      await recordHandling(action, sender.id, mill.officers[50].id, 29)
      await recordHandling(action, sender.id, mill.officers[1].id, 31)
      const order = await orderWithLines(mill)
      await submit({ POHeaderUUID: order }, contextOf(sender))
      await expectBlocked(order, 50, 'dependent', 'second.dependent')
      checksAccounts.set(false)
      expect(await blockerOf(order, 50)).toBeUndefined()
      checksAccounts.set(true)
      expect(await approveAs(1, order)).toMatchObject({ State: 'A' })
    },
  )

  test('is not for the maker of who made the order, nor through an account that they made in between', async () => {
    const [puppet, puppetOfPuppet] = [await signInAs(50), await signInAs(51)]
    await recordHandling('officer.create', puppet.id, mill.officers[50].id, 0)
    await recordHandling('officer.create', puppetOfPuppet.id, puppet.id, 0)
    const made = await orderMadeBy(puppetOfPuppet)
    await submit({ POHeaderUUID: made }, contextOf(mill.officers[51]))
    await expectBlocked(made, 50, 'dependent', 'second.dependent')
    const own = await orderWithLines(mill)
    await submit({ POHeaderUUID: own }, contextOf(mill.officers[50]))
    await expectBlocked(own, puppet, 'dependent', 'second.dependent')
  })

  test('is not for two of whom a third had the accounts in hand who takes part, and is where the third does not', async () => {
    const [buyer, approver] = [await signInAs(51), await signInAs(50)]
    for (const one of [buyer, approver])
      await recordHandling('officer.create', one.id, mill.officers[52].id, 1)
    const order = await orderMadeBy(buyer)
    await submit({ POHeaderUUID: order }, contextOf(buyer))
    await expectBlocked(order, approver, 'dependent', 'second.dependent')
    const strangers = [await signInAs(51), await signInAs(50)] as const
    for (const one of strangers)
      await recordHandling('officer.create', one.id, mill.officers[91].id, 1)
    const other = await orderMadeBy(strangers[0])
    await submit({ POHeaderUUID: other }, contextOf(strangers[0]))
    await approve({ POHeaderUUID: other }, contextOf(strangers[1]))
  })

  test('is for a super admin alone, as long as the mill has nobody else who may', async () => {
    const order = await orderWithLines(mill)
    const admin = mill.officers[0]
    await submit({ POHeaderUUID: order }, contextOf(admin))
    const others = db().updateTable('officers').where('id', '<>', admin.id)
    await others.set({ deactivated_at: new Date() }).execute()
    try {
      const { po_header } = await lineManage(order, contextOf(admin))
      expect(po_header).toMatchObject({ ApprovalBar: undefined, ApprovesAlone: true })
      await recordHandling('officer.deactivate', mill.officers[50].id, admin.id, 1)
      await expectBlocked(order, 0, 'submitted', 'po.ownOrder')
      await recordHandling('officer.create', mill.officers[50].id, admin.id, 2)
      expect(await approveAs(0, order)).toMatchObject({ State: 'A', ApprovedAlone: true })
      const entries = await auditEntriesOf('order', order)
      expect(entries.at(-1)).toMatchObject({ action: 'po.approve', after: { Alone: true } })
    } finally {
      await others.set({ deactivated_at: null }).execute()
    }
  })

  test('by two at once: one succeeds, the other is refused as done', async () => {
    const order = await orderAfter(mill, ['submit'])
    const answers = await Promise.allSettled(
      [mill.officers[50], mill.officers[1]].map((officer) =>
        approve({ POHeaderUUID: order }, contextOf(officer)),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'po.notSubmitted', params: { state: 'A' } },
    })
  })

  test('of an order that changed since it was read is refused with the present one', async () => {
    const order = await orderAfter(mill, ['submit'])
    const { Version } = await orderNow(order)
    const stale = { POHeaderUUID: order, Version: Version - 1 }
    await expectRefusal(approve(stale, contextOf(mill.officers[50])), 'sys.stale', {
      params: { officer: 'เจ้าหน้าที่ 51 ทดสอบ' },
      present: { UUID: order, Version, TotalWeight: 18_440 },
    })
    expect(await approve({ ...stale, Version }, contextOf(mill.officers[50]))).toMatchObject({
      State: 'A',
      ApprovedByName: 'เจ้าหน้าที่ 50 ทดสอบ',
    })
  })
})

/** The officer's screens say that they may not approve the order and why, and the step says the same. */
async function expectBlocked(order: string, by: Role | SignedIn, blocker: Blocker, code: string) {
  expect(await blockerOf(order, by)).toBe(blocker)
  const { PONumber: po } = await orderNow(order)
  await expect(approveAs(by, order)).rejects.toMatchObject({ code, params: { po } })
}

function approveAs(by: Role | SignedIn, order: string) {
  return approve({ POHeaderUUID: order }, contextOfOne(by))
}

async function blockerOf(order: string, by: Role | SignedIn): Promise<Blocker | undefined> {
  return (await lineManage(order, contextOfOne(by))).po_header.ApprovalBar
}

function contextOfOne(by: Role | SignedIn) {
  return contextOf(typeof by === 'number' ? mill.officers[by] : by)
}

/** A draft of one line that the officer made and filled; its ticket is graded and priced by 52. */
async function orderMadeBy(officer: SignedIn): Promise<string> {
  const header = calls.createPOHeader.input.parse({ VendorUUID: mill.vendor.id })
  const { UUID } = await createHeader(header, contextOf(officer))
  const line = { POHeaderUUID: UUID, SSWeightID: await readyTicket(mill) }
  await addLine(line, contextOf(officer))
  return UUID
}

async function locksOf(orderId: string): Promise<number> {
  const { PONumber } = await orderNow(orderId)
  const locks = await rowsOf('ticket_locks', { order_number: PONumber })
  return locks.length
}
