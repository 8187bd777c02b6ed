import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Parsed } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { submit } from '../../purchase-orders/writes/steps.ts'
import { auditEntriesOf, withFailingAudit } from '../../tests/audit-entries.ts'
import { arriving, leaving, openBridge, type Reading } from '../../tests/bridge.ts'
import { gradeTicket, openTestMill, readyTicket, weighTicket } from '../../tests/fixture.ts'
import { addTicket, draftOrder, orderNow, perform } from '../../tests/orders.ts'
import { expectOneRefused, expectRefusal } from '../../tests/refusal.ts'
import { contextOf, openTestServer } from '../../tests/server.ts'
import { calls } from '../contract.ts'
import { correctionsOf } from '../reads/corrections.ts'
import { palmRecord } from '../reads/palm-records.ts'
import { updateWeightInfo } from './correct-weight.ts'

const mill = await openTestMill()
const bridge = await openBridge(await openTestServer())
const admin = () => contextOf(mill.officers[0])

type Weights = Parsed<typeof calls.updateWeightInfo>

/** A truck of 9,220 kg net that came over the weighbridge. */
async function weighed(facts: Partial<Reading> = {}): Promise<{ truck: Reading; id: number }> {
  const truck = leaving(arriving(mill.vendor.avl, facts))
  const [imported] = await bridge(truck)
  return { truck, id: imported!.SSWeightID }
}

/** What the dialog sends: the ticket's own values, and what the officer changed. */
async function weights(SSWeightID: number, changed: Partial<Weights> = {}): Promise<Weights> {
  const { CarRegister, Version } = await palmRecord(SSWeightID)
  const keepVersion = { WeightIn: 15_230, WeightOut: 6010, WeightNet: 9220 }
  return calls.updateWeightInfo.input.parse({
    SSWeightID,
    CarRegister,
    Version,
    ...keepVersion,
    ...changed,
  })
}
const correct = async (id: number, changed: Partial<Weights>) =>
  updateWeightInfo(await weights(id, changed), admin())

const LIGHTER = { WeightOut: 6060, WeightNet: 9170, Reason: 'คนอยู่บนรถ' }

async function readingsOf(ticketId: number) {
  return db().selectFrom('scale_readings').selectAll().where('ticket_id', '=', ticketId).execute()
}

test('a corrected ticket has the officer’s weights; the scale’s reading is unchanged', async () => {
  const { id } = await weighed()
  const before = await readingsOf(id)
  expect(await correct(id, LIGHTER)).toMatchObject({
    WeightIn: '15230.00',
    WeightOut: '6060.00',
    WeightNet: '9170.00',
    IsCorrected: true,
  })
  expect(await readingsOf(id)).toEqual(before)
  expect(calls.getCorrections.output.shape.data.parse(await correctionsOf(id))).toMatchObject([
    {
      Source: 'officer',
      MadeBy: 'เจ้าหน้าที่ 0 ทดสอบ',
      Reason: LIGHTER.Reason,
      Decision: 'accepted',
      Present: { WeightOut: 6010, WeightNet: 9220 },
      Proposed: { WeightOut: 6060, WeightNet: 9170 },
    },
  ])
  expect((await auditEntriesOf('ticket', id)).at(-1)).toMatchObject({
    action: 'ticket.correctWeight',
    officer_id: mill.officers[0].id,
    before: { weight_out_kg: 6010 },
    after: { weight_out_kg: 6060 },
    reason: LIGHTER.Reason,
  })
})

test('only changed fields are corrected, and an unknown plate is added to the vehicles', async () => {
  const { id } = await weighed()
  await correct(id, { CarRegister: 'บท 4821 กระบี่' })
  const [{ Present, Proposed }] = (await correctionsOf(id)) as [
    Awaited<ReturnType<typeof correctionsOf>>[0],
  ]
  expect(Present).toEqual({ CarRegister: '80-1234 สุราษฎร์ธานี' })
  expect(Proposed).toEqual({ CarRegister: 'บท 4821 กระบี่' })
  const vehicle = await db()
    .selectFrom('vehicles')
    .innerJoin('audit_entries', (join) =>
      join.on('entity', '=', 'vehicle').on('entity_id', '=', sql<string>`vehicles.id::text`),
    )
    .select(['customer_id', 'tare_kg', 'officer_id', 'action'])
    .where('registration', '=', 'บท 4821 กระบี่')
    .executeTakeFirstOrThrow()
  expect(vehicle).toEqual({
    customer_id: mill.vendor.customerId,
    tare_kg: null,
    officer_id: mill.officers[0].id,
    action: 'vehicle.create',
  })
})

test('a different reading after a correction becomes a proposal, even before grading', async () => {
  const { truck, id } = await weighed()
  await correct(id, LIGHTER)
  expect(await bridge({ ...truck, WeightOut: 6000 })).toMatchObject([{ Outcome: 'proposed' }])
  expect(await palmRecord(id)).toMatchObject({ WeightOut: '6060.00', OpenCorrections: 1 })
})

test('a corrected weight changes the amount, not the price', async () => {
  const id = await readyTicket(mill)
  expect(await correct(id, LIGHTER)).toMatchObject({ SysPrice: '5.20', WeightNet: '9170.00' })
})

describe('refused is', () => {
  test('a ticket that is not weighed out', async () => {
    const id = await weighTicket({ customerId: mill.vendor.customerId, weightOut: null })
    await expectRefusal(correct(id, LIGHTER), 'ticket.noNet')
  })

  test.each<[string, Partial<Weights>, object]>([
    [
      'a weight out that is not under the weight in',
      { WeightOut: 15_230, WeightNet: 0 },
      { code: 'v.weights', fields: { WeightOut: 'v.weights' } },
    ],
    [
      'a net weight that is not their difference',
      { WeightOut: 6060 },
      { code: 'v.net', fields: { WeightNet: 'v.net' }, params: { kg: '9,170' } },
    ],
    ['what is no change', {}, { code: 'ticket.sameWeights' }],
  ])('%s', async (_name, changed, refusal) => {
    const { id } = await weighed()
    await expect(correct(id, changed)).rejects.toMatchObject(refusal)
    expect(await correctionsOf(id)).toEqual([])
  })

  test('a weight in that is not above the reject weight of the grading in force', async () => {
    const { id } = await weighed()
    const gradingId = await gradeTicket(mill, id)
    const rejected = { is_return: true, reject_weight_kg: 14_000 }
    await db().updateTable('gradings').set(rejected).where('id', '=', gradingId).execute()
    const light = { WeightIn: 14_000, WeightNet: 7990 }
    await expectRefusal(correct(id, light), 'v.underReject', {
      fields: { WeightIn: 'v.underReject' },
      params: { kg: '14,000' },
    })
    await correct(id, { WeightIn: 14_000.5, WeightNet: 7990.5 })
  })

  test('an unknown ticket, and one that changed since', async () => {
    const { id } = await weighed()
    const given = await weights(id, LIGHTER)
    await expectRefusal(
      updateWeightInfo({ ...given, SSWeightID: 999_999 }, admin()),
      'ticket.notFound',
    )
    await updateWeightInfo(given, admin())
    await expectRefusal(updateWeightInfo(given, admin()), 'sys.stale', {
      present: { WeightOut: 6060 },
    })
  })

  test('a ticket that an order locks, with the id of that order', async () => {
    const { id, POHeaderUUID } = await onOrder()
    const given = await weights(id, LIGHTER)
    await perform(mill, 'submit', POHeaderUUID)
    const { PONumber } = await orderNow(POHeaderUUID)
    await expectRefusal(updateWeightInfo(given, admin()), 'ticket.locked', {
      params: { po: PONumber, state: 'S' },
      present: { POHeaderUUID, PONumber },
    })
    for (const action of ['approve', 'confirm', 'receive', 'invoice'] as const) {
      await perform(mill, action, POHeaderUUID)
    }
    await expectRefusal(updateWeightInfo(given, admin()), 'ticket.lockedFinal', {
      present: { POHeaderUUID, PONumber },
    })
  })
})

describe('at once', () => {
  test('at the same time as a submit: the order has the new weight, or the correction is refused', async () => {
    const { id, POHeaderUUID } = await onOrder()
    const given = await weights(id, LIGHTER)
    const [corrected, submitted] = await Promise.allSettled([
      updateWeightInfo(given, admin()),
      submit({ POHeaderUUID }, contextOf(mill.officers[51])),
    ])
    expect(submitted.status).toBe('fulfilled')
    const weight = corrected.status === 'fulfilled' ? 9170 : 9220
    expect(Number((await palmRecord(id)).WeightNet)).toBe(weight)
    if (corrected.status === 'rejected') expect(corrected.reason.code).toBe('ticket.locked')
  })

  test('with a reading of the scale: neither is lost', async () => {
    const { truck, id } = await weighed()
    await gradeTicket(mill, id)
    const given = await weights(id, LIGHTER)
    const [imported] = await Promise.all([
      bridge({ ...truck, CarRegister: '81-1111 กระบี่' }),
      updateWeightInfo(given, admin()),
    ])
    expect(imported).toMatchObject([{ Outcome: 'proposed' }])
    expect(await palmRecord(id)).toMatchObject({ WeightOut: '6060.00', OpenCorrections: 1 })
  })

  test('two officers: the refusal of the second names the first', async () => {
    const { id } = await weighed()
    const given = await weights(id, LIGHTER)
    const other = { ...given, WeightOut: 6070, WeightNet: 9160 }
    await expectOneRefused(
      [updateWeightInfo(given, admin()), updateWeightInfo(other, admin())],
      'sys.stale',
    )
    expect(await correctionsOf(id)).toHaveLength(1)
  })
})

test('without its audit row nothing changes', async () => {
  const { id } = await weighed()
  const given = await weights(id, LIGHTER)
  await withFailingAudit(async () => {
    await expect(updateWeightInfo(given, admin())).rejects.toThrow('no audit')
  })
  expect(await palmRecord(id)).toMatchObject({ WeightOut: '6010.00', Version: given.Version })
  expect(await correctionsOf(id)).toEqual([])
})

/** A ticket that is ready, as the line of a new order. */
async function onOrder() {
  const id = await readyTicket(mill)
  const POHeaderUUID = await draftOrder(mill)
  await addTicket(mill, POHeaderUUID, id)
  return { id, POHeaderUUID }
}
