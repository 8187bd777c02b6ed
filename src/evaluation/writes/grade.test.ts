import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { auditEntriesOf, withFailingAudit } from '../../tests/audit-entries.ts'
import { openTestMill, readyTicket, saveVehicle, weighTicket } from '../../tests/fixture.ts'
import { draftOrder } from '../../tests/orders.ts'
import { expectOneRefused, expectRefusal } from '../../tests/refusal.ts'
import { rowsOf } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import type { Grading } from '../contract/grade.ts'
import { palmRecord } from '../reads/palm-records.ts'
import { compositionRule } from './composition.ts'
import { correctGrade, gradeTicket } from './grade.ts'

const mill = await openTestMill()

const evaluator = () => contextOf(mill.officers[52])
const manager = () => contextOf(mill.officers[50])
const truck = (facts = {}) => weighTicket({ customerId: mill.vendor.customerId, ...facts })
const grading = (SSWeightID: number, more: Partial<Grading> = {}): Grading => ({
  SSWeightID,
  SysProductGrade: 18,
  SysPalmReturn: 0,
  ...more,
})

test('a graded ticket has every field of the grading and its officer', async () => {
  const id = await truck()
  const found = {
    SysProductGrade: 21,
    SysPalmRipe: 92.5,
    SysBunchWeight: 14,
    SysIsRaining: 1 as const,
  }
  const record = await gradeTicket(grading(id, { ...found, SysLandNumber: 'แปลง 3' }), evaluator())
  expect(record).toMatchObject({
    SysProductGrade: 21,
    SysPalmRipe: '92.50',
    SysBunchWeight: '14.00',
    SysIsRaining: true,
    SysIsWatering: false,
    SysLandNumber: 'แปลง 3',
    SysPalmReturnPercent: null,
    SysOfficerEvaluate: `${mill.officers[52].firstName} ${mill.officers[52].lastName}`,
    SysPrice: null,
  })
})

test('a grading leaves an audit row', async () => {
  const id = await truck()
  await gradeTicket(grading(id), evaluator())
  const [entry, ...more] = await auditEntriesOf('ticket', id)
  expect(entry).toMatchObject({ action: 'ticket.grade', officer_id: mill.officers[52].id })
  expect(entry?.after).toMatchObject({ grade_percent: 18 })
  expect(more).toEqual([])
})

test('grades outside the range are refused at their field', async () => {
  const id = await truck()
  const refused = { code: 'v.gradeRange', fields: { SysProductGrade: 'v.gradeRange' } }
  const low = gradeTicket(grading(id, { SysProductGrade: 17 }), evaluator())
  await expect(low).rejects.toMatchObject({ ...refused, params: { min: 18, max: 24 } })
  const returned = { SysPalmReturn: 1 as const, SysPalmReturnReason: 'ปาล์มดิบ' }
  const high = gradeTicket(grading(id, { ...returned, SysProductGrade: 24 }), evaluator())
  await expect(high).rejects.toMatchObject({ ...refused, params: { min: 10, max: 23 } })
  const special = grading(id, { SysProductGrade: 10, SysIsSpecialCase: 1 })
  expect(await gradeTicket(special, evaluator())).toMatchObject({ SysProductGrade: 10 })
})

test('a return needs a reason and a weight below the weight in', async () => {
  const id = await truck()
  const returned = { SysPalmReturn: 1 as const, SysProductGrade: 15 }
  await expectRefusal(gradeTicket(grading(id, returned), evaluator()), 'v.returnReason')
  const reasoned = { ...returned, SysPalmReturnReason: 'ปาล์มดิบ' }
  const heavy = gradeTicket(grading(id, { ...reasoned, SysPalmReturnWeight: 15230 }), evaluator())
  await expectRefusal(heavy, 'v.rejectWeight', { params: { kg: '15,230' } })
  const light = grading(id, { ...reasoned, SysPalmReturnWeight: 15229.99 })
  expect(await gradeTicket(light, evaluator())).toMatchObject({
    SysPalmReturnWeight: '15229.99',
    WeightNet: '9220.00',
  })
})

test('where nothing is returned neither a weight nor a reason is kept', async () => {
  const leftOver = { SysPalmReturnWeight: 300, SysPalmReturnReason: 'ปาล์มดิบ' }
  const record = await gradeTicket(grading(await truck(), leftOver), evaluator())
  expect(record).toMatchObject({ SysPalmReturnWeight: '0.00', SysPalmReturnReason: null })
})

test('the return percent is computed from the net weight and the vehicle’s light weight', async () => {
  const id = await truck()
  const { CarRegister } = await palmRecord(id)
  await saveVehicle(CarRegister, 8759)
  const returned = { SysPalmReturn: 1 as const, SysPalmReturnReason: 'ปาล์มดิบ' }
  const record = await gradeTicket(grading(id, returned), evaluator())
  expect(record).toMatchObject({
    SysPalmReturnPercent: '5.00',
    SysValuationConditonQuality: '0.15',
  })
})

test('an unknown ticket is refused', async () => {
  await expectRefusal(gradeTicket(grading(999_999), evaluator()), 'ticket.notFound')
})

test('a graded ticket is not graded again', async () => {
  const id = await truck()
  await gradeTicket(grading(id), evaluator())
  const { Version } = await palmRecord(id)
  await expectRefusal(
    gradeTicket(grading(id, { SysProductGrade: 20 }), evaluator()),
    'ticket.alreadyGraded',
    { present: { SysProductGrade: 18, SysOfficerEvaluate: 'เจ้าหน้าที่ 52 ทดสอบ', Version } },
  )
})

test('of two officers at once one grades and the other’s refusal names them', async () => {
  const id = await truck()
  const { done, refusal } = await expectOneRefused(
    [gradeTicket(grading(id), evaluator()), gradeTicket(grading(id), manager())],
    'ticket.alreadyGraded',
  )
  expect(done.SysOfficerEvaluate).toMatch(/^เจ้าหน้าที่ 5[02] ทดสอบ$/)
  expect(refusal.params.officer).toBe(done.SysOfficerEvaluate)
})

test('a ticket without a grade has nothing to correct', async () => {
  const correction = { ...grading(await truck()), Reason: 'พิมพ์ผิด' }
  await expectRefusal(correctGrade(correction, manager()), 'ticket.nothingToCorrect')
})

test('a corrected grade is a new row, voids the price, and the ticket waits for a price again', async () => {
  const id = await readyTicket(mill)
  const record = await correctGrade(
    { ...grading(id, { SysProductGrade: 20 }), Reason: 'ตรวจซ้ำ' },
    manager(),
  )
  expect(record).toMatchObject({ SysProductGrade: 20, SysPrice: null })
  const kept = await rowsOf('gradings', { ticket_id: id })
  expect(kept.map((one) => one.grade_percent).sort()).toEqual([18, 20])
  const waits = await db()
    .selectFrom('tickets_to_value')
    .where('ticket_id', '=', id)
    .selectAll()
    .execute()
  expect(waits).toHaveLength(1)
  expect(
    (await auditEntriesOf('ticket', id)).map(({ action, reason }) => [action, reason]),
  ).toEqual([
    ['ticket.voidPrice', 'ตรวจซ้ำ'],
    ['ticket.correctGrade', 'ตรวจซ้ำ'],
  ])
})

test('a grading that is corrected at the same grade keeps its price', async () => {
  const id = await readyTicket(mill)
  const same = grading(id, { SysPalmRipe: 97 })
  const record = await correctGrade({ ...same, Reason: 'ลืมกรอก' }, manager())
  expect(record).toMatchObject({ SysPrice: '5.20', SysPalmRipe: '97.00' })
  const prices = await db()
    .selectFrom('valuations')
    .innerJoin('gradings_in_force', 'gradings_in_force.id', 'grading_id')
    .select('voided_at')
    .where('valuations.ticket_id', '=', id)
    .execute()
  expect(prices).toEqual([{ voided_at: null }])
})

test('of two managers who correct one grade the second is refused with the name of the first and the present grade', async () => {
  const id = await readyTicket(mill)
  const { Version } = await palmRecord(id)
  const correct = (SysProductGrade: number) =>
    correctGrade({ ...grading(id, { SysProductGrade }), Reason: 'ตรวจซ้ำ', Version }, manager())
  const { done, refusal } = await expectOneRefused([correct(20), correct(21)], 'sys.stale')
  expect(done).toMatchObject({ Version: Version + 1 })
  expect(refusal).toMatchObject({
    params: { officer: 'เจ้าหน้าที่ 50 ทดสอบ' },
    present: { SysProductGrade: done.SysProductGrade, Version: Version + 1 },
  })
})

test('a locked ticket names its order and does not change', async () => {
  const id = await readyTicket(mill)
  await lock(id, 'PO-LOCKED', 'S', null)
  const correction = { ...grading(id, { SysProductGrade: 20 }), Reason: 'ตรวจซ้ำ' }
  await expectRefusal(correctGrade(correction, manager()), 'ticket.locked', {
    params: { po: 'PO-LOCKED', state: 'S' },
    present: { PONumber: 'PO-LOCKED', POHeaderUUID: expect.any(String) },
  })
  const invoiced = await readyTicket(mill)
  await lock(invoiced, 'PO-INVOICED', 'CF', 'IV')
  await expectRefusal(
    correctGrade({ ...correction, SSWeightID: invoiced }, manager()),
    'ticket.lockedFinal',
    { params: { po: 'PO-INVOICED' } },
  )
  expect(await palmRecord(id)).toMatchObject({
    SysProductGrade: 18,
    SysPrice: '5.20',
    LockedBy: 'PO-LOCKED',
  })
})

test('without its audit row nothing changes', async () => {
  const id = await truck()
  await withFailingAudit(async () => {
    await expect(gradeTicket(grading(id), evaluator())).rejects.toThrow('no audit')
  })
  expect(await palmRecord(id)).toMatchObject({ SysProductGrade: null })
})

test('a mill that wants a composition refuses a grading without one', async () => {
  const blank = grading(await truck())
  compositionRule.set('required')
  try {
    await expectRefusal(gradeTicket(blank, evaluator()), 'v.composition', {
      fields: { SysPalmRipe: 'v.composition' },
    })
    expect(await gradeTicket({ ...blank, SysPalmRipe: 100 }, evaluator())).toMatchObject({
      SysProductGrade: 18,
    })
  } finally {
    compositionRule.set('ask')
  }
})

test('a known reason is kept as its code, in whatever language it comes', async () => {
  for (const [sent, kept] of [
    ['Raw palm', 'raw'],
    ['เปอร์เซ็นต์ต่ำกว่า 18%', 'low'],
    ['ทะลายเปล่า', 'ทะลายเปล่า'],
  ] as const) {
    const SSWeightID = await truck()
    const returned = { SysPalmReturn: 1, SysProductGrade: 12, SysPalmReturnReason: sent } as const
    const record = await gradeTicket({ SSWeightID, ...returned }, evaluator())
    expect(record.SysPalmReturnReason).toBe(kept)
  }
})

async function lock(
  ticketId: number,
  number: string,
  state: string,
  purchase_state: string | null,
) {
  const id = await draftOrder(mill)
  const changed = { number, state, purchase_state }
  await db().updateTable('purchase_orders').set(changed).where('id', '=', id).execute()
  const values = { ticket_id: ticketId, order_number: number, locked_at: new Date() }
  await db().insertInto('ticket_locks').values(values).execute()
}
