import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { db, pool } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { removeLine } from '../../purchase-orders/writes/lines.ts'
import { arriving, leaving, openBridge } from '../../tests/bridge.ts'
import { openTestMill, readyTicket } from '../../tests/fixture.ts'
import { addTicket, draftOrder, orderNow, perform } from '../../tests/orders.ts'
import { contextOf, openTestServer } from '../../tests/server.ts'
import { FIELDS } from '../../weighing/rules.ts'
import type { TICKET_EVENTS } from '../contract/sheet.ts'
import { calls } from '../contract.ts'
import { updateWeightInfo } from '../writes/correct-weight.ts'
import { acceptCorrection, refuseCorrection } from '../writes/decide-correction.ts'
import { correctGrade, gradeTicket } from '../writes/grade.ts'
import { correctPrice, priceTicket } from '../writes/price.ts'
import { AUDIT_MAP, COMPUTED } from './changed-values.ts'
import { correctionsOf } from './corrections.ts'

const mill = await openTestMill()
const server = await openTestServer()
const bridge = await openBridge(server)

const by = (role: Role) => contextOf(mill.officers[role])
const whole = async (SSWeightID: number) => {
  const answer = await server.post('po/getWeightHistory', { SSWeightID }, 52)
  expect(answer).toMatchObject({ status: 200 })
  return answer.body.result
}
const historyOf = async (id: number) => (await whole(id)).data
const actionsOf = async (id: number): Promise<(typeof TICKET_EVENTS)[number][]> =>
  (await historyOf(id)).map(({ Action }: { Action: string }) => Action)

const grading = (SSWeightID: number, more: object = {}) =>
  calls.evaluate.input.parse({ SSWeightID, SysProductGrade: 18, SysPalmReturn: 0, ...more })
const valuation = (SSWeightID: number, more: object = {}) =>
  calls.valuation.input.parse({
    SSWeightID,
    SysValuationPrice: 5.2,
    SysValuationLevelPrice: 0,
    SysValuationPremium: 0,
    ...more,
  })

async function arrive(facts: object = {}) {
  const truck = arriving(mill.vendor.avl, facts)
  const [imported] = await bridge(truck)
  return { truck, id: imported!.SSWeightID }
}
const Reason = 'ตรวจกับใบชั่งกระดาษแล้ว'
const scale = { OfficerUUID: null, OfficerName: null, ScaleName: 'เครื่องชั่ง 1', Reason: null }
const officer = (role: Role) => ({
  OfficerUUID: mill.officers[role].id,
  OfficerName: `เจ้าหน้าที่ ${role}`,
  OfficerLastname: 'ทดสอบ',
  ScaleName: null,
})

describe('the history of a ticket', () => {
  test('shows what the weighbridge sent: all fields of a new ticket, later only the changed ones', async () => {
    const { truck, id } = await arrive()
    const yesterday = businessDay(new Date(Date.now() - 24 * 3600_000))
    await bridge(
      leaving(truck, {
        WeightTimeOut: `${yesterday}T10:00:00+07:00`,
        WeightTimeIn: `${yesterday}T09:00:00+07:00`,
      }),
    )
    const [out, came] = await historyOf(id)
    expect(came).toMatchObject({ Action: 'create', PONumber: null, ...scale, Before: {} })
    expect(came.After).toEqual({
      CarRegister: truck.CarRegister,
      CustomerDataID: mill.vendor.avl,
      ProductDataID: 'FFB-RAMP',
      ProductTypeName: 'ปาล์มทะลาย ลานเท',
      WeightIn: 15_230,
      WeightTimeIn: expect.stringMatching(/\+07:00$/),
    })
    expect(out).toMatchObject({ Action: 'update', ...scale })
    expect(out.Before).toEqual({
      SequenceWeightOut: null,
      WeightTimeIn: came.After.WeightTimeIn,
      WeightOut: null,
      WeightTimeOut: null,
      WeightNet: null,
    })
    expect(out.After).toEqual({
      SequenceWeightOut: truck.WeightScaleIDIn.slice(0, 13),
      WeightTimeIn: `${yesterday}T09:00:00.000+07:00`,
      WeightOut: 6010,
      WeightNet: 9220,
      WeightTimeOut: `${yesterday}T10:00:00.000+07:00`,
    })
  })

  test('shows corrections of weights, by whom and why, and what the scale proposed', async () => {
    const { truck, id } = await arrive()
    const gone = leaving(truck)
    await bridge(gone)
    const { CarRegister } = truck
    const asItIs = { SSWeightID: id, CarRegister, WeightIn: 15_230 }
    await updateWeightInfo({ ...asItIs, WeightOut: 6060, WeightNet: 9170, Reason }, by(0))
    await bridge({ ...gone, WeightOut: 6060 })
    await gradeTicket(grading(id), by(52))
    await bridge({ ...gone, WeightOut: 6110 })
    await refuseCorrection({ CorrectionID: await openOf(id) }, by(0))
    await bridge({ ...gone, CarRegister: '81-2222 กระบี่' })
    await acceptCorrection({ CorrectionID: await openOf(id), Reason }, by(0))
    expect(await historyOf(id)).toMatchObject([
      {
        Action: 'acceptCorrection',
        ...officer(0),
        Reason,
        Before: { CarRegister },
        After: { CarRegister: '81-2222 กระบี่' },
      },
      { Action: 'propose', ...scale, After: { CarRegister: '81-2222 กระบี่' } },
      {
        Action: 'refuseCorrection',
        ...officer(0),
        Before: { WeightOut: 6060, WeightNet: 9170 },
        After: { WeightOut: 6110, WeightNet: 9120 },
      },
      { Action: 'propose', ...scale, Before: { WeightOut: 6060 }, After: { WeightOut: 6110 } },
      { Action: 'grade', ...officer(52) },
      { Action: 'hear', ...scale, Before: {}, After: {} },
      {
        Action: 'correctWeight',
        ...officer(0),
        Reason,
        Before: { WeightOut: 6010, WeightNet: 9220 },
        After: { WeightOut: 6060, WeightNet: 9170 },
      },
      { Action: 'update' },
      { Action: 'create' },
    ])
  })

  test('shows each grade and price, which fields a correction changed, the terms and the reason', async () => {
    const { id } = await arrive()
    await gradeTicket(grading(id, { SysPalmRipe: 90, SysIsRaining: 1 }), by(52))
    await priceTicket(valuation(id), by(52))
    const terms = { SysValuationPrice: 5.4, SysValuationPremium: 0.1, OverrideReason: 'ตกลงไว้' }
    await correctPrice({ ...valuation(id, terms), Reason }, by(50))
    const returned = {
      SysProductGrade: 17,
      SysPalmReturn: 1,
      SysPalmReturnReason: 'ปาล์มดิบ',
      SysPalmReturnWeight: 500,
    }
    await correctGrade({ ...grading(id, { ...returned, SysIsRaining: 1 }), Reason }, by(1))
    const [graded, voided, repriced, priced, first] = await historyOf(id)
    expect(first).toMatchObject({ Action: 'grade', Before: {} })
    expect(first.After).toMatchObject({ SysProductGrade: 18, SysPalmRipe: 90, SysIsRaining: 1 })
    expect(first.After).not.toHaveProperty('SysPalmReturnReason')
    expect(priced).toMatchObject({ Action: 'value', ...officer(52), Before: {} })
    expect(priced.After).toMatchObject({ SysPrice: 5.2, SysValuationPrice: 5.2, PriceVersion: 1 })
    expect(priced.After).not.toHaveProperty('ComputedNetPrice')
    expect(repriced).toMatchObject({ Action: 'correctPrice', ...officer(50), Reason })
    expect(repriced.Before).toMatchObject({
      SysPrice: 5.2,
      SysValuationPrice: 5.2,
      SysValuationPremium: 0,
      OverrideReason: null,
    })
    expect(repriced.After).toMatchObject({
      SysPrice: 5.5,
      SysValuationPrice: 5.4,
      SysValuationPremium: 0.1,
      OverrideReason: 'ตกลงไว้',
      ComputedNetPrice: 5.2,
    })
    expect(repriced.After).not.toHaveProperty('PriceVersion')
    expect(voided).toMatchObject({ Action: 'voidPrice', ...officer(1), Reason, After: {} })
    expect(voided.Before).toMatchObject({ SysPrice: 5.5, OverrideReason: 'ตกลงไว้' })
    expect(graded).toMatchObject({ Action: 'correctGrade', ...officer(1), Reason })
    expect(graded.Before).toEqual({
      SysProductGrade: 18,
      SysPalmRipe: 90,
      SysPalmReturn: 0,
      SysPalmReturnReason: null,
      SysPalmReturnWeight: 0,
    })
    expect(graded.After).toEqual({
      SysProductGrade: 17,
      SysPalmRipe: null,
      SysPalmReturn: 1,
      SysPalmReturnReason: 'raw',
      SysPalmReturnWeight: 500,
    })
  })

  test('shows the orders: put on, taken off, let go, received and owed', async () => {
    const ticket = await readyTicket(mill)
    const [left, canceled, deleted, values] = [
      await draftOrder(mill),
      await draftOrder(mill),
      await draftOrder(mill),
      await draftOrder(mill),
    ] as const
    const numbers = await Promise.all(
      [left, canceled, deleted, values].map(async (id) => (await orderNow(id)).PONumber),
    )
    const line = await addTicket(mill, left, ticket)
    await removeLine({ POLineUUID: line.UUID }, by(51))
    await addTicket(mill, canceled, ticket)
    for (const action of ['submit', 'approve', 'cancel'] as const) {
      await perform(mill, action, canceled)
    }
    await addTicket(mill, deleted, ticket)
    await perform(mill, 'delete', deleted)
    await addTicket(mill, values, ticket)
    for (const action of ['submit', 'approve', 'confirm', 'receive', 'invoice'] as const) {
      await perform(mill, action, values)
    }
    expect(await historyOf(ticket)).toMatchObject([
      { Action: 'invoice', ...officer(91), PONumber: numbers[3] },
      { Action: 'receive', ...officer(81), After: { RecDate: businessDay(new Date()) } },
      { Action: 'addLine', ...officer(51), PONumber: numbers[3] },
      { Action: 'leaveOrder', ...officer(0), PONumber: numbers[2], After: because('deleted') },
      { Action: 'addLine', PONumber: numbers[2] },
      { Action: 'leaveOrder', ...officer(51), PONumber: numbers[1], After: because('canceled') },
      { Action: 'addLine', PONumber: numbers[1] },
      { Action: 'leaveOrder', ...officer(51), PONumber: numbers[0], After: because('removed') },
      { Action: 'addLine', PONumber: numbers[0], Before: {}, After: {} },
    ])
  })

  test('shows why a line was released', async () => {
    const [ticket, other] = [await readyTicket(mill), await readyTicket(mill)]
    const order = await draftOrder(mill)
    await addTicket(mill, order, other)
    await addTicket(mill, order, ticket)
    for (const action of ['submit', 'approve', 'confirm', 'release'] as const) {
      await perform(mill, action, order)
    }
    const [released] = await historyOf(ticket)
    expect(released).toMatchObject({ Action: 'leaveOrder', ...officer(50), Reason: 'ผิดราย' })
    expect(await actionsOf(other)).toEqual(['addLine'])
  })

  test('is truncated after the 500 newest entries', async () => {
    const { id } = await arrive()
    await addEntries(id, 499)
    expect(await whole(id)).toMatchObject({ truncated: false })
    await addEntries(id, 1)
    const { truncated, data } = await whole(id)
    expect(truncated).toBe(true)
    expect(data).toHaveLength(500)
    expect(data.at(-1).Action).toBe('hear')
  })

  test('is refused where there is no such ticket', async () => {
    const answer = await server.post('po/getWeightHistory', { SSWeightID: 999_999_999 }, 52)
    expect(answer.body).toMatchObject({ code: 'ticket.notFound' })
  })

  /** Ids, and what the entry itself tells: who, when and why. */
  const LEFT_OUT = [
    'id',
    'ticket_id',
    'grading_id',
    'ladder_version_id',
    'graded_at',
    'graded_by',
    'valued_at',
    'valued_by',
    'officer',
    'correction_reason',
    'superseded_at',
    'voided_at',
  ]

  test('has a name for every audited column, except those left out on purpose', async () => {
    const { rows: values } = await sql<{ name: string }>`
      select distinct name from audit_entries, lateral (
        select jsonb_object_keys(before) as name union select jsonb_object_keys(after)
      ) keys where entity = 'ticket'
      union
      select column_name from information_schema.columns where table_name in ('gradings', 'valuations')
    `.execute(db())
    const known = [...Object.keys(AUDIT_MAP), ...COMPUTED, ...LEFT_OUT]
    const all = [...FIELDS, ...values.map(({ name }) => name)]
    expect(all.filter((name) => !known.includes(name))).toEqual([])
  })
})

const because = (ReleasedBecause: string) => ({ ReleasedBecause })

async function openOf(ticketId: number): Promise<number> {
  const open = (await correctionsOf(ticketId)).find(({ Decision }) => Decision === 'open')
  return open!.CorrectionID
}

function addEntries(ticketId: number, n: number) {
  return pool().query(
    `insert into audit_entries (happened_at, action, entity, entity_id, request_id)
    select now(), 'ticket.hear', 'ticket', $1, $2 from generate_series(1, $3)`,
    [String(ticketId), randomUUID(), n],
  )
}
