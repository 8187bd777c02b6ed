import { describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { auditEntriesOf, withFailingAudit } from '../../tests/audit-entries.ts'
import { ago, arriving, leaving, openBridge, type Reading } from '../../tests/bridge.ts'
import { addVendor, gradeTicket, openTestMill, valueTicket } from '../../tests/fixture.ts'
import { addTicket, draftOrder, orderNow, perform } from '../../tests/orders.ts'
import { expectOneRefused, expectRefusal } from '../../tests/refusal.ts'
import { updateRows } from '../../tests/rows.ts'
import { contextOf, openTestServer } from '../../tests/server.ts'
import { correctionsOf } from '../reads/corrections.ts'
import { palmRecord } from '../reads/palm-records.ts'
import { updateWeightInfo } from './correct-weight.ts'
import { acceptCorrection, refuseCorrection } from './decide-correction.ts'

const mill = await openTestMill()
const bridge = await openBridge(await openTestServer())
const admin = () => contextOf(mill.officers[0])
const { id: officer_id } = mill.officers[0]
const Reason = 'ตรวจกับใบชั่งกระดาษแล้ว'

/** A graded and priced ticket of 9,220 kg net, of which the scale says something else by now. */
async function proposed(otherwise: Partial<Reading>) {
  const truck = leaving(arriving(mill.vendor.avl))
  const [imported] = await bridge(truck)
  const id = imported!.SSWeightID
  await valueTicket(mill, id, await gradeTicket(mill, id))
  expect(await bridge({ ...truck, ...otherwise })).toMatchObject([{ Outcome: 'proposed' }])
  return { id, truck, CorrectionID: await openOf(id) }
}

async function openOf(ticketId: number): Promise<number> {
  return (await correctionsOf(ticketId)).find(({ Decision }) => Decision === 'open')!.CorrectionID
}

/** What the super admin did. */
async function entriesOf(ticketId: number) {
  const entries = await auditEntriesOf('ticket', ticketId)
  return entries.filter((entry) => entry.officer_id === officer_id)
}

const HEAVIER = { WeightOut: 6110 }

test('an accepted proposal changes the ticket, and shows the values before', async () => {
  const { id, CorrectionID } = await proposed({ ...HEAVIER, CarRegister: '81-2222 กระบี่' })
  const { Version } = await palmRecord(id)
  expect(await acceptCorrection({ CorrectionID, Reason, Version }, admin())).toMatchObject({
    CarRegister: '81-2222 กระบี่',
    WeightNet: '9120.00',
    SysPrice: '5.20',
    OpenCorrections: 0,
    IsCorrected: true,
  })
  expect(await correctionsOf(id)).toMatchObject([
    {
      Decision: 'accepted',
      DecidedBy: 'เจ้าหน้าที่ 0 ทดสอบ',
      Reason,
      Present: { CarRegister: '80-1234 สุราษฎร์ธานี', WeightOut: 6010, WeightNet: 9220 },
      Proposed: { CarRegister: '81-2222 กระบี่', WeightOut: 6110, WeightNet: 9120 },
    },
  ])
  expect(await entriesOf(id)).toEqual([
    {
      action: 'ticket.acceptCorrection',
      officer_id,
      before: { registration: '80-1234 สุราษฎร์ธานี', weight_out_kg: 6010 },
      after: { registration: '81-2222 กระบี่', weight_out_kg: 6110 },
      reason: Reason,
    },
  ])
})

test('a refused proposal changes nothing, and is not proposed again when the scale repeats it', async () => {
  const { id, truck, CorrectionID } = await proposed(HEAVIER)
  const { Version } = await palmRecord(id)
  expect(await refuseCorrection({ CorrectionID, Version }, admin())).toMatchObject({
    Version,
    WeightNet: '9220.00',
    OpenCorrections: 0,
    IsCorrected: false,
  })
  expect(await entriesOf(id)).toEqual([
    {
      action: 'ticket.refuseCorrection',
      officer_id,
      before: { weight_out_kg: 6010 },
      after: { weight_out_kg: 6110 },
      reason: null,
    },
  ])
  expect(await bridge({ ...truck, ...HEAVIER })).toMatchObject([{ Outcome: 'unchanged' }])
})

test('another seller or product voids the price, which was computed for the one before', async () => {
  const other = await addVendor('2')
  const seller = { CustomerDataID: other.avl, CustomerName: 'อีกสวน' }
  for (const changed of [seller, { ProductDataID: 'FFB-PPEP' }]) {
    const { id, CorrectionID } = await proposed(changed)
    const record = await acceptCorrection({ CorrectionID, Reason }, admin())
    expect(record).toMatchObject({ SysPrice: null, SysProductGrade: 18, ...pickSent(changed) })
    expect((await entriesOf(id)).map(({ action, reason }) => [action, reason])).toEqual([
      ['ticket.acceptCorrection', Reason],
      ['ticket.voidPrice', Reason],
    ])
  }
})

const pickSent = ({ CustomerName: _made, ...sent }: Partial<Reading>) => sent

describe('refused is', () => {
  test('an unknown correction, and one that was decided already', async () => {
    const unknown = { CorrectionID: 999_999, Reason }
    const notFound = { code: 'correction.notFound' }
    await expect(acceptCorrection(unknown, admin())).rejects.toMatchObject(notFound)
    await expect(refuseCorrection(unknown, admin())).rejects.toMatchObject(notFound)
    const { id, CorrectionID } = await proposed(HEAVIER)
    const { Version } = await palmRecord(id)
    await acceptCorrection({ CorrectionID, Reason, Version }, admin())
    for (const decide of [acceptCorrection, refuseCorrection]) {
      await expectRefusal(decide({ CorrectionID, Reason, Version }, admin()), 'correction.decided')
    }
  })

  test('one that a later reading overtook', async () => {
    const { id, truck, CorrectionID } = await proposed(HEAVIER)
    await bridge({ ...truck, WeightOut: 6210 })
    await expectRefusal(acceptCorrection({ CorrectionID, Reason }, admin()), 'correction.decided')
    expect((await correctionsOf(id)).at(-1)).toMatchObject({
      Decision: 'refused',
      DecidedBy: null,
      Present: { WeightOut: 6010 },
    })
    await acceptCorrection({ CorrectionID: await openOf(id), Reason }, admin())
    expect(await palmRecord(id)).toMatchObject({ WeightOut: '6210.00' })
  })

  test('a decision about a ticket that changed since it was seen', async () => {
    const { id, CorrectionID } = await proposed(HEAVIER)
    const { Version, CarRegister } = await palmRecord(id)
    const weights = { CarRegister, WeightIn: 15_240, WeightOut: 6010, WeightNet: 9230 }
    await updateWeightInfo({ SSWeightID: id, ...weights }, admin())
    for (const decide of [acceptCorrection, refuseCorrection]) {
      await expectRefusal(decide({ CorrectionID, Reason, Version }, admin()), 'sys.stale', {
        present: { WeightIn: 15_240, Version: Version + 1 },
      })
    }
  })

  test('accepting while an order locks the ticket; refusing is not', async () => {
    const { id, CorrectionID } = await proposed(HEAVIER)
    const POHeaderUUID = await draftOrder(mill)
    await addTicket(mill, POHeaderUUID, id)
    await perform(mill, 'submit', POHeaderUUID)
    const { PONumber } = await orderNow(POHeaderUUID)
    await expectRefusal(acceptCorrection({ CorrectionID, Reason }, admin()), 'correction.locked', {
      params: { po: PONumber, state: 'S' },
      present: { POHeaderUUID, PONumber },
    })
    expect(await refuseCorrection({ CorrectionID }, admin())).toMatchObject({
      LockedBy: PONumber,
      OpenCorrections: 0,
    })
  })

  test('what contradicts the present ticket', async () => {
    const contradicts = { code: 'correction.contradicts' }
    const lighter = await proposed({ WeightIn: 14_000 })
    const { CarRegister } = await palmRecord(lighter.id)
    const weights = { CarRegister, WeightIn: 15_230, WeightOut: 14_100, WeightNet: 1130 }
    const Confirmed: ['WeightOut'] = ['WeightOut']
    await updateWeightInfo({ SSWeightID: lighter.id, ...weights, Confirmed }, admin())
    const accept = ({ CorrectionID }: { CorrectionID: number }) =>
      acceptCorrection({ CorrectionID, Reason }, admin())
    await expect(accept(lighter)).rejects.toMatchObject(contradicts)

    const returned = await proposed({ WeightIn: 14_000 })
    const rejected = { is_return: true, reject_weight_kg: 14_000 }
    await db().updateTable('gradings').set(rejected).where('ticket_id', '=', returned.id).execute()
    await expect(accept(returned)).rejects.toMatchObject(contradicts)

    const late = await proposed({ WeightTimeIn: ago(90 * 60_000) })
    const timeOut = new Date(ago(100 * 60_000))
    await updateRows('weigh_tickets', { id: late.id }, { time_out: timeOut })
    await expect(accept(late)).rejects.toMatchObject(contradicts)
  })
})

describe('at once', () => {
  test('accepted and refused: one decides and the other is refused', async () => {
    const { id, CorrectionID } = await proposed(HEAVIER)
    await expectOneRefused(
      [
        acceptCorrection({ CorrectionID, Reason }, admin()),
        refuseCorrection({ CorrectionID }, admin()),
      ],
      'correction.decided',
    )
    expect(await entriesOf(id)).toHaveLength(1)
  })

  test('decided and superseded by the scale: either way the scale has the last word that waits', async () => {
    const { id, truck, CorrectionID } = await proposed(HEAVIER)
    const [accepted, imported] = await Promise.allSettled([
      acceptCorrection({ CorrectionID, Reason }, admin()),
      bridge({ ...truck, WeightOut: 6210 }),
    ])
    expect(imported).toMatchObject({ value: [{ Outcome: 'proposed' }] })
    const stands = accepted.status === 'fulfilled' ? '6110.00' : '6010.00'
    expect(await palmRecord(id)).toMatchObject({ WeightOut: stands, OpenCorrections: 1 })
    expect((await correctionsOf(id))[0]).toMatchObject({ Proposed: { WeightOut: 6210 } })
  })
})

test.each([
  ['accepted', acceptCorrection],
  ['refused', refuseCorrection],
])('without its audit row nothing is %s', async (_name, decide) => {
  const { id, CorrectionID } = await proposed(HEAVIER)
  const before = await palmRecord(id)
  await withFailingAudit(async () => {
    await expect(decide({ CorrectionID, Reason }, admin())).rejects.toThrow('no audit')
  })
  expect(await palmRecord(id)).toEqual(before)
})
