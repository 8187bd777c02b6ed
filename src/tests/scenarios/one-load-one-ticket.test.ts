import { describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestMill } from '../fixture.ts'
import type { Answer } from '../imports.ts'
import { openTestServer } from '../server.ts'

const mill = await openTestMill()
const server = await openTestServer()

/** A scale with a token of its own: sends trucks, and says what became of each. */
async function scaleOf(Name: string, NumberRestarts?: string) {
  const { body } = await server.post('scale/CreateToken', { Name, NumberRestarts }, 1)
  const headers = { authorization: `Bearer ${body.result.Token}`, 'accept-language': 'en' }
  return async (...tickets: object[]): Promise<Answer> =>
    (await server.post('scale/ImportTickets', { tickets }, undefined, headers)).body.result
}

const FIRST = {
  CarRegister: '70-3111 ตรัง',
  CustomerDataID: mill.vendor.avl,
  CustomerName: `สวน ${mill.vendor.avl}`,
  ProductDataID: 'FFB-RAMP',
  WeightIn: 20_000,
  WeightTimeIn: '2026-11-10T08:00:00+07:00',
  WeightOut: 8000,
  WeightTimeOut: '2026-11-10T08:40:00+07:00',
}
const NEXT = {
  ...FIRST,
  CarRegister: '82-3222 ตรัง',
  WeightIn: 15_000,
  WeightTimeIn: '2026-11-11T08:00:00+07:00',
  WeightOut: 6000,
  WeightTimeOut: '2026-11-11T08:40:00+07:00',
}

const ticketsOf = (number: string) =>
  db()
    .selectFrom('weigh_tickets')
    .select(['registration', 'net_weight_kg', 'version'])
    .where((of) => of.or([of('scale_id_in', '=', number), of('slip_number', '=', number)]))
    .orderBy('id')
    .execute()
const trucksOf = async (number: string) =>
  (await ticketsOf(number)).map(({ registration }) => registration)
const refusedOf = async (number: string): Promise<Answer[]> =>
  (await server.post('scale/GetRefusedTickets', { filterSearch: number }, 50)).body.result.data

describe('a number that starts again', () => {
  test('overwrites no truck: the second is kept and asked about, and may be another or a correction', async () => {
    const send = await scaleOf('นับต่อ')
    await send({ ...FIRST, WeightScaleIDIn: 'N-8' })
    const [answer] = await send({ ...NEXT, WeightScaleIDIn: 'N-8' })
    expect(answer).toMatchObject({ Outcome: 'refused', Code: 'scale.otherTruck' })
    expect(answer.Reason).toContain('70-3111 ตรัง')
    expect(await ticketsOf('N-8')).toMatchObject([{ registration: '70-3111 ตรัง', version: 1 }])
    const [kept] = await refusedOf('N-8')
    expect(kept).toMatchObject({
      State: 'open',
      Code: 'scale.otherTruck',
      SSWeightID: answer.SSWeightID,
    })

    const body = { ID: kept.ID, Ticket: kept.Sent }
    expect((await server.post('scale/TakeInRefusedTicket', body, 50)).body.code).toBe(
      'ticket.whichTruck',
    )
    const asOther = { ...body, Truck: 'otherTruck' }
    const taken = await server.post('scale/TakeInRefusedTicket', asOther, 50)
    expect(taken.body.result).toMatchObject({ Outcome: 'created' })
    expect(await trucksOf('N-8')).toEqual(['70-3111 ตรัง', '82-3222 ตรัง'])
    // Both stand from now on, each found by its own truck.
    expect((await send({ ...NEXT, WeightScaleIDIn: 'N-8' }))[0].Outcome).toBe('unchanged')
    expect((await send({ ...FIRST, WeightScaleIDIn: 'N-8' }))[0].Outcome).toBe('unchanged')
  })

  test('is a correction where an officer says so', async () => {
    const send = await scaleOf('แก้ใบ')
    const [{ SSWeightID }] = await send({ ...FIRST, WeightScaleIDIn: 'N-9' })
    await send({ ...NEXT, WeightScaleIDIn: 'N-9' })
    const [kept] = await refusedOf('N-9')
    const body = { ID: kept.ID, Ticket: kept.Sent, Truck: 'correction' }
    const taken = await server.post('scale/TakeInRefusedTicket', body, 50)
    expect(taken.body.result).toEqual({ SSWeightID, Outcome: 'updated' })
    expect(await trucksOf('N-9')).toEqual(['82-3222 ตรัง'])
    // What comes then of the truck that the ticket was of does not take it back: that one is kept and asked about.
    expect((await send({ ...FIRST, WeightScaleIDIn: 'N-9' }))[0].Code).toBe('scale.otherTruck')
    expect(await trucksOf('N-9')).toEqual(['82-3222 ตรัง'])
    expect((await refusedOf('N-9')).filter(({ State }) => State === 'open')).toHaveLength(1)
  })

  test('is a new truck of a scale that starts again each day or year', async () => {
    const daily = await scaleOf('นับรายวัน', 'daily')
    await daily({ ...FIRST, WeightScaleIDIn: 'D-1' })
    expect((await daily({ ...NEXT, WeightScaleIDIn: 'D-1' }))[0].Outcome).toBe('created')
    const sameDay = { ...NEXT, CarRegister: '55-1 ตรัง', WeightTimeIn: '2026-11-10T09:00:00+07:00' }
    expect((await daily({ ...sameDay, WeightScaleIDIn: 'D-1' }))[0].Code).toBe('scale.otherTruck')
    expect(await trucksOf('D-1')).toEqual(['70-3111 ตรัง', '82-3222 ตรัง'])
    await daily({ ...FIRST, WeightScaleIDIn: 'D-2' })
    const alike = { ...FIRST, WeightTimeIn: NEXT.WeightTimeIn, WeightScaleIDIn: 'D-2' }
    expect((await daily(alike))[0].Code, 'its plate and weight alone tell no day').toBe(
      'scale.otherTruck',
    )
    const yearly = await scaleOf('นับรายปี', 'yearly')
    const lastYear = {
      WeightTimeIn: '2025-11-10T08:00:00+07:00',
      WeightTimeOut: '2025-11-10T08:40:00+07:00',
    }
    await yearly({ ...FIRST, ...lastYear, WeightScaleIDIn: 'Y-1' })
    const [old] = await refusedOf('Y-1')
    expect(old.Code).toBe('scale.oldWayIn')
    const body = { ID: old.ID, Ticket: old.Sent, Confirmed: ['WeightTimeIn'] }
    await server.post('scale/TakeInRefusedTicket', body, 50)
    expect((await yearly({ ...NEXT, WeightScaleIDIn: 'Y-1' }))[0].Outcome).toBe('created')
    expect(await trucksOf('Y-1')).toEqual(['70-3111 ตรัง', '82-3222 ตรัง'])
  })

  test('of another scale is another truck, and one scale only proposes to change the ticket of another', async () => {
    const [a, b] = [await scaleOf('ขาเข้า'), await scaleOf('ขาออก')]
    const { WeightOut: _kg, WeightTimeOut: _at, ...cameIn } = FIRST
    await a({ ...cameIn, WeightScaleIDIn: 'S-1' })
    expect((await b({ ...FIRST, WeightScaleIDIn: 'S-1' }))[0].Outcome).toBe('updated')
    const heavier = { ...FIRST, WeightScaleIDIn: 'S-1', WeightOut: 1000 }
    expect((await b(heavier))[0].Outcome).toBe('proposed')
    expect(await ticketsOf('S-1')).toMatchObject([{ net_weight_kg: '12000.00' }])
    // What the maker repeats takes the proposal of the other not back.
    await a({ ...cameIn, WeightScaleIDIn: 'S-1' })
    expect((await b(heavier))[0].Outcome).toBe('unchanged')
    expect((await b({ ...NEXT, WeightScaleIDIn: 'S-1' }))[0].Outcome).toBe('created')
  })

  test('the scale of the way out says who weighed there, and only proposes what decides', async () => {
    const [a, b] = [await scaleOf('ขาเข้า 2'), await scaleOf('ขาออก 2')]
    const { WeightOut: _kg, WeightTimeOut: _at, ...cameIn } = FIRST
    await a({ ...cameIn, WeightScaleIDIn: 'W-1', UserLogInDataIDIn: 'สมศรี' })
    const out = { ...FIRST, WeightScaleIDIn: 'W-1', UserLogInDataIDIn: 'มานพ', Remark1: 'ออก' }
    expect((await b(out))[0].Outcome).toBe('updated')
    expect((await b({ ...out, CarRegister: '70-3119 ตรัง' }))[0].Outcome).toBe('proposed')
    expect(await trucksOf('W-1')).toEqual(['70-3111 ตรัง'])
  })

  test('resolves what was refused of its own truck, and of no other', async () => {
    const send = await scaleOf('ตีกลับ', 'daily')
    await send({ ...FIRST, WeightScaleIDIn: 'R-1', WeightOut: 20_000 })
    await send({ ...NEXT, WeightScaleIDIn: 'R-1' })
    expect(await refusedOf('R-1')).toMatchObject([{ State: 'open', Code: 'scale.net' }])
    await send({ ...FIRST, WeightScaleIDIn: 'R-1' })
    expect(await refusedOf('R-1')).toMatchObject([{ State: 'taken' }])
  })
})

const HEADER = 'เลขที่ใบชั่ง,ทะเบียนรถ,รหัสลูกค้า,ชื่อลูกค้า,รหัสสินค้า,น้ำหนักเข้า,เวลาเข้า,น้ำหนักออก,เวลาออก'
const lineOf = (slip: string, plate = '70-3111 ตรัง', kg = 20_000, day = '10/11/2569') =>
  `${slip},${plate},${mill.vendor.avl},สวน ${mill.vendor.avl},FFB-RAMP,${kg},${day} 08:00,8000,${day} 08:40`
const reference = async (call: string, body: object): Promise<Answer> =>
  (await server.post(`reference/${call}`, body, 1)).body.result
const preview = (...lines: string[]) =>
  reference('PreviewImport', {
    Files: [
      {
        Name: 'ใบชั่งยกมา.csv',
        Base64: Buffer.from([HEADER, ...lines].join('\n')).toString('base64'),
      },
    ],
  })
const questions = ({ Rows }: Answer) =>
  Rows.flatMap(({ Line, Faults }: Answer) =>
    Faults.map(({ Field, Code }: Answer) => [Line, Field, Code]),
  )

describe('one load by two doors', () => {
  const LATER = {
    ...FIRST,
    WeightTimeIn: '2026-11-14T08:00:00+07:00',
    WeightTimeOut: '2026-11-14T08:40:00+07:00',
  }

  test('is one ticket by its slip, and what the file fixes changes it', async () => {
    const send = await scaleOf('ไม่มีเลข')
    const [came] = await send({ ...FIRST, SequenceWeightOut: 'SL-9001' })
    expect(came).toMatchObject({ WeightScaleIDIn: null, Outcome: 'created' })
    expect((await send({ ...FIRST, SequenceWeightOut: 'SL-9001' }))[0].Outcome).toBe('unchanged')
    const same = await preview(lineOf('SL-9001'))
    expect(same.Counts).toMatchObject({ New: 0, Faulty: 0, Changed: 0 })
    const fixed = await preview(lineOf('SL-9001', '70-3112 ตรัง'))
    expect(fixed.Counts).toMatchObject({ New: 0, Faulty: 0, Changed: 1 })
    const { ImportUUID, Version } = fixed
    await reference('Import', { ImportUUID, Version })
    expect(await trucksOf('SL-9001')).toEqual(['70-3112 ตรัง'])
  })

  test('is one ticket by plate and way in where it has neither number nor slip', async () => {
    const send = await scaleOf('ไม่มีอะไร')
    const truck = { ...FIRST, CarRegister: '99-1000 ตรัง' }
    await send(truck)
    expect((await send({ ...truck, WeightIn: 20_010 }))[0].Outcome).toBe('updated')
    const file = await preview(lineOf('', '99-1000 ตรัง', 20_010))
    expect(file.Counts).toMatchObject({ New: 0, Faulty: 0, Unchanged: 1 })
  })

  test('under two numbers, by a scale and by a file, is asked about, and is one ticket or two as the officer says', async () => {
    const send = await scaleOf('สองเลข')
    const truck = { ...LATER, CarRegister: '77-1000 ตรัง', WeightScaleIDIn: 'L-1' }
    const [{ SSWeightID }] = await send({ ...truck, SequenceWeightOut: 'LS-1' })
    const seen = await preview(lineOf('OS-1', '77-1000 ตรัง', 20_000, '14/11/2569'))
    expect(questions(seen)).toEqual([[2, 'Truck', 'sameLoad']])
    const answer = async (Value: string) => {
      const Mended = [{ File: 'ใบชั่งยกมา.csv', Line: 2, Field: 'Truck', Value }]
      return reference('PreviewImport', { ImportUUID: seen.ImportUUID, Choices: { Mended } })
    }
    expect((await answer('รถคันอื่น')).Counts).toMatchObject({ New: 1, Faulty: 0 })
    expect((await answer('แก้ไขใบเดิม')).Counts).toMatchObject({ New: 0, Changed: 1, Faulty: 0 })

    const { ImportUUID, Version } = await preview(
      lineOf('OS-2', '77-2000 ตรัง', 20_000, '14/11/2569'),
    )
    await reference('Import', { ImportUUID, Version })
    const second = { ...truck, CarRegister: '77-2000 ตรัง', WeightScaleIDIn: 'L-2' }
    const out = { ...second, SequenceWeightOut: 'LS-2' }
    expect((await send(out))[0]).toMatchObject({ Outcome: 'refused', Code: 'scale.sameLoad' })
    const [kept] = await refusedOf('L-2')
    const body = { ID: kept.ID, Ticket: kept.Sent, Truck: 'correction' }
    const taken = await server.post('scale/TakeInRefusedTicket', body, 50)
    expect(taken.body.result.SSWeightID).not.toBe(SSWeightID)
    expect((await send(out))[0].Outcome).toBe('unchanged')
    expect(await trucksOf('LS-2')).toEqual([])
    expect(await trucksOf('OS-2')).toEqual(['77-2000 ตรัง'])
  })

  test('of which the scale has only the way in is that of the file', async () => {
    const send = await scaleOf('ขาเข้าก่อน')
    const { WeightOut: _kg, WeightTimeOut: _at, ...cameIn } = LATER
    await send({ ...cameIn, CarRegister: '77-3000 ตรัง', WeightScaleIDIn: 'L-3' })
    const file = await preview(lineOf('OS-3', '77-3000 ตรัง', 20_000, '14/11/2569'))
    expect(file.Counts).toMatchObject({ New: 0, Changed: 1, Faulty: 0 })
  })

  test('with the slip of another truck waits for an answer, in the preview as at the scale', async () => {
    const send = await scaleOf('ใบซ้ำ')
    await send({ ...FIRST, WeightScaleIDIn: 'T-1', SequenceWeightOut: 'SL-77' })
    const twice = { ...NEXT, WeightScaleIDIn: 'T-2', SequenceWeightOut: 'SL-77' }
    expect((await send(twice))[0]).toMatchObject({ Outcome: 'refused', Code: 'scale.slipTaken' })
    const seen = await preview(lineOf('SL-77', '88-1 ตรัง', 9000, '12/11/2569'))
    expect(questions(seen)).toEqual([[2, 'Truck', 'slipTaken']])
    const { ImportUUID, Version } = seen
    expect(await reference('Import', { ImportUUID, Version })).toBeUndefined()
    const Mended = [{ File: 'ใบชั่งยกมา.csv', Line: 2, Field: 'Truck', Value: 'รถคันอื่น' }]
    const answered = await reference('PreviewImport', { ImportUUID, Choices: { Mended } })
    expect(answered.Counts).toMatchObject({ New: 1, Faulty: 0 })
    await reference('Import', { ImportUUID, Version: answered.Version })
    expect(await trucksOf('SL-77')).toEqual(['70-3111 ตรัง', '88-1 ตรัง'])
  })
})
