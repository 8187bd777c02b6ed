import { describe, expect, test } from 'vitest'
import { checkData } from '../../../check-data/check-data.ts'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill, gradeTicket, valueTicket, weighTicket } from '../../tests/fixture.ts'
import { faultsOf, openImports } from '../../tests/imports.ts'
import { addTicket, draftOrder } from '../../tests/orders.ts'
import { findScaleToken } from '../../weighing/reads.ts'
import { importTickets } from '../../weighing/writes/import-tickets.ts'
import { createToken } from '../../weighing/writes/tokens.ts'
import { run } from './statements.ts'

await openTestDatabase()
const tested = await openImports()
const { server, ask, look, imports, undo, leaveOut } = tested
const mill = await buildMill()

const ctx = { now: new Date(), requestId: 'test', language: 'th' as const, address: '' }
const { Token } = await createToken({ Name: 'เครื่องชั่ง 1' }, ctx)
const scaleToken = await findScaleToken(Token, ctx.now)
if (!scaleToken) throw new Error('The token just made is not found')
const scale = { ...ctx, scaleToken }

const HEADER =
  'เลขที่ชั่งเข้า,เลขที่ใบชั่ง,ทะเบียนรถ,รหัส AVL,ชื่อลูกค้า,รหัสสินค้า,น้ำหนักเข้า,เวลาเข้า,น้ำหนักออก,เวลาออก,ผู้ชั่ง,หมายเหตุ'
const previewOf = (...lines: string[]) => tested.preview({ 'ใบชั่งยกมา.csv': lines })
const preview = (...lines: string[]) => previewOf(HEADER, ...lines)
const lineOf = (id: string, weightOut = '6,010') =>
  `${id},S-${id},80-7001 สุราษฎร์ธานี,30001,สวนยายมี,FFB-RAMP,"15,230",15/11/2568 08:05,"${weightOut}",15/11/2568 08:40:30,สมชาย,`
const ticketOf = (id: string) =>
  db().selectFrom('weigh_tickets').selectAll().where('scale_id_in', '=', id).executeTakeFirst()

async function brought(...lines: string[]) {
  const seen = await preview(...lines)
  expect(await imports(seen)).toMatchObject({ Counts: { Faulty: 0 } })
  return seen
}

describe('opening tickets', () => {
  test('come in as from a scale, with customer and truck; the same file again changes nothing', async () => {
    const seen = await preview(lineOf('T1'))
    expect(faultsOf(seen)).toEqual([])
    expect(seen).toMatchObject({ Tables: [{ Kind: 'tickets', Missing: [] }], Counts: { New: 1 } })
    expect(await imports(seen)).toMatchObject({ Counts: { New: 1 } })
    expect(await ticketOf('T1')).toMatchObject({
      slip_number: 'S-T1',
      registration: '80-7001 สุราษฎร์ธานี',
      product_type_name: 'ปาล์มทะลาย FFB-RAMP',
      net_weight_kg: '9220.00',
      time_in: new Date('2025-11-15T08:05:00+07:00'),
      time_out: new Date('2025-11-15T08:40:30+07:00'),
      weighed_by: 'สมชาย',
    })
    const named = await run(`select name from customers where code = '30001'`)
    expect(named).toEqual([{ name: 'สวนยายมี' }])
    expect(await run('select scale_token_id, import_id, mended_by from scale_readings')).toEqual([
      { scale_token_id: null, import_id: seen.ImportUUID, mended_by: server.officers[1].id },
    ])
    expect(await preview(lineOf('T1'))).toMatchObject({ Counts: { Unchanged: 1, Faulty: 0 } })
  })

  test('are known by the slip where the scale gave no number, and days may stand beside times', async () => {
    const seen = await previewOf(
      'เลขที่ใบชั่ง;ทะเบียน;AVL;ชื่อ;รหัสสินค้า;น้ำหนักเข้า;วันที่เข้า;เวลาเข้า;น้ำหนักออก;วันที่ออก;เวลาออก',
      '๖๘-๐๐๐๑;80-7002;30002;สวน;FFB-RAMP;๑๕,๒๓๐;๑๕ พ.ย. ๒๕๖๘;๐๘.๐๕ น.;6010;2025-11-15;08:40',
      '68-0002;80-7002;30002;สวน;FFB-RAMP;15230;;08:05;;;',
    )
    expect(seen.Tables).toMatchObject([{ Kind: 'tickets', Missing: [] }])
    expect(faultsOf(seen)).toEqual([[3, 'WeightTimeIn', 'timeAlone', null]])
    await imports(await leaveOut(seen, 'ใบชั่งยกมา.csv', 3))
    expect(await ticketOf('๖๘-๐๐๐๑')).toMatchObject({
      slip_number: '๖๘-๐๐๐๑',
      time_in: new Date('2025-11-15T08:05:00+07:00'),
      time_out: new Date('2025-11-15T08:40:00+07:00'),
    })
  })

  test('of a night end on the next day, a dash says nothing, and a weight out of 0 is none yet', async () => {
    const seen = await previewOf(
      'เลขที่ชั่ง;ทะเบียน;AVL;ชื่อ;รหัสสินค้า;น้ำหนักเข้า;วันที่;เวลาเข้า;น้ำหนักออก;เวลาออก;หมายเหตุ',
      'N1;80-7004;30005;สวน;FFB-RAMP;15230;15/11/2568;11:30 PM;6010;00:20;-',
      'N2;80-7004;30005;สวน;FFB-RAMP;15230;16/11/2568;เวลา 08:40 น.;0;–;',
    )
    expect(faultsOf(seen)).toEqual([])
    await imports(seen)
    expect(await ticketOf('N1')).toMatchObject({
      time_in: new Date('2025-11-15T23:30:00+07:00'),
      time_out: new Date('2025-11-16T00:20:00+07:00'),
    })
    expect(await ticketOf('N2')).toMatchObject({ weight_out_kg: null, time_out: null })
  })

  test('are validated by line and column', async () => {
    const seen = await preview(
      'F1,,80-7003,30003,สวน,FFB-RAMP,6000,2025-11-15 08:00,7000,2025-11-15 09:00,,',
      'F2,,80-7003,30003,สวน,FFB-RAMP,9000,2025-11-15 08:00,7000,,,',
      'F3,,80-7003,30003,สวน,FFB-RAMP,9000,2025-11-15 08:00,7000,2025-11-15 07:00,,',
      'F4,,80-7003,30003,สวน,FFB-RAMP,9000,15/11/2699 08:00,,,,',
      'F5,,80-7003,30004,,FFB-RAMP,9000,2025-11-15 08:00,,,,',
      'F6,,80-7003,30003,สวน,FFB-RAMB,9000,2025-11-15 08:00,,,,',
      'F7,,,30003,สวน,FFB-RAMP,9000.125,เช้านี้,,,,',
      'F8,,80-7003,30003,สวน,FFB-RAMP,9000,2025-11-15 08:00,,,,',
      'F8,,80-7003,30003,สวน,FFB-RAMP,9001,2025-11-15 08:00,,,,',
      'F9,,80-7003,30003,สวน,FFB-RAMP,1000000,2025-11-15 08:00,,,,',
    )
    expect(faultsOf(seen)).toEqual([
      [2, 'WeightOut', 'net', null],
      [3, 'WeightTimeOut', 'halfOut', null],
      [4, 'WeightTimeOut', 'timeOrder', null],
      [5, 'WeightTimeIn', 'future', null],
      [6, 'CustomerName', 'required', null],
      [7, 'ProductDataID', 'unknownRef', 'FFB-RAMP'],
      [8, 'WeightIn', 'decimals', null],
      [8, 'WeightTimeIn', 'instant', null],
      [8, 'CarRegister', 'required', null],
      [10, 'WeightScaleIDIn', 'duplicate', null],
      [11, 'WeightIn', 'tooLarge', null],
    ])
    expect(await imports(seen)).toMatchObject({ code: 'import.faulty' })
    expect(await ticketOf('F8')).toBeUndefined()
  })

  test('of a closed day are refused', async () => {
    await run(
      `insert into closed_days (day, closed_at, closed_by, totals, hash)
      values ('2025-11-14', now(), $1, '{}', repeat('0', 64))`,
      [server.officers[50].id],
    )
    const seen = await preview(
      'D1,,80-7004,30003,สวน,FFB-RAMP,9000,2025-11-14 08:00,7000,2025-11-14 09:00,,',
    )
    expect(faultsOf(seen)).toEqual([[2, 'WeightTimeOut', 'dayClosed', null]])
  })

  test('change a ticket that nothing was built on, and not one that is graded', async () => {
    await brought(lineOf('C1'))
    const seen = await preview(lineOf('C1', '6,020'))
    expect(seen).toMatchObject({
      Counts: { Changed: 1 },
      Rows: [{ Changes: [{ Field: 'WeightOut', Before: '6010', After: '6020' }] }],
    })
    await imports(seen)
    expect(await ticketOf('C1')).toMatchObject({ weight_out_kg: '6020.00' })
    const graded = await weighTicket({ customerId: mill.vendor.customerId })
    await gradeTicket(mill, graded)
    const [ticket] = await run<{ id: string }>(
      'select scale_id_in as id from weigh_tickets where id = $1',
      [graded],
    )
    const blocked = await previewOf('เลขที่ชั่งเข้า,น้ำหนักออก', `${ticket?.id},5000`)
    expect(faultsOf(blocked)).toEqual([[2, null, 'ticketInUse', null]])
  })
})

describe('taken back', () => {
  test('they are gone with their readings, trucks and customers, and what they changed is as before', async () => {
    // What the fixtures put in by hand has neither audit trail nor readings.
    const faults = async () => [...(await checkData(5)), ...(await checkData(6))]
    const known = new Set((await faults()).map((one) => JSON.stringify(one)))
    const found = async () => (await faults()).filter((one) => !known.has(JSON.stringify(one)))
    await importTickets(
      [
        {
          WeightScaleIDIn: 'U0',
          CarRegister: '80-7010',
          CustomerDataID: mill.vendor.avl,
          CustomerName: 'สวน',
          ProductDataID: 'FFB-RAMP',
          WeightIn: 15_000,
          WeightTimeIn: '2025-11-15T08:00:00.123+07:00',
        },
      ],
      { ...scale, now: new Date('2025-11-15T09:00:00+07:00') },
    )
    const before = await ticketOf('U0')
    const seen = await brought(
      `U0,,80-7010,${mill.vendor.avl},,FFB-RAMP,15000,2025-11-15 08:00,7000,2025-11-15 09:00,,`,
      `U1,,80-7011,30010,สวนใหม่,FFB-RAMP,9000,2025-11-15 08:00,7000,2025-11-15 09:00,,`,
    )
    expect(await ticketOf('U0')).toMatchObject({
      weight_out_kg: '7000.00',
      time_in: before?.time_in,
    })
    expect(await found()).toEqual([])
    const [listed] = await ask('GetImports', {})
    expect(listed).toMatchObject({ CanUndo: true, Counts: { New: 1, Changed: 1 } })
    expect(await undo(seen)).toEqual({})
    expect(await ticketOf('U1')).toBeUndefined()
    expect(await ticketOf('U0')).toEqual({ ...before, version: 3 })
    expect(await run(`select from vehicles where registration = '80-7011'`)).toEqual([])
    expect(await found()).toEqual([])
  })

  test.each(['graded', 'ordered', 'proposed', 'weighed'])(
    'no longer where one is %s by then',
    async (what) => {
      const id = `B-${what}`
      const seen = await brought(lineOf(id), lineOf(`${id}2`))
      const ticket = (await ticketOf(id))!
      const sent = {
        WeightScaleIDIn: id,
        CarRegister: ticket.registration,
        CustomerDataID: '30001',
        CustomerName: 'สวนยายมี',
        ProductDataID: 'FFB-RAMP',
        WeightIn: 15_230,
        WeightTimeIn: '2025-11-15T08:05:00+07:00',
      }
      if (what === 'graded' || what === 'proposed') await gradeTicket(mill, ticket.id)
      if (what === 'ordered') {
        await run('update weigh_tickets set customer_id = $1 where id = $2', [
          mill.vendor.customerId,
          ticket.id,
        ])
        await valueTicket(mill, ticket.id, await gradeTicket(mill, ticket.id))
        await addTicket(mill, await draftOrder(mill), ticket.id)
      }
      if (what === 'proposed' || what === 'weighed')
        await importTickets([{ ...sent, WeightIn: 15_240 }], scale)
      const refused = await undo(seen)
      expect(refused).toMatchObject({ code: 'import.builtOn' })
      expect(refused.message).toContain(id)
      expect(await look(seen)).toMatchObject({
        CanUndo: false,
        Why: expect.stringContaining(id),
      })
      expect(await ticketOf(`${id}2`)).toBeDefined()
    },
  )
})
