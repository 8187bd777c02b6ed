import { expect, test } from 'vitest'
import { auditEntriesOf } from '../../tests/audit-entries.ts'
import { openTestMill, weighTicket } from '../../tests/fixture.ts'
import { addTicket, draftOrder } from '../../tests/orders.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { rowsOf } from '../../tests/rows.ts'
import { contextOf } from '../../tests/server.ts'
import { palmRecord } from '../reads/palm-records.ts'
import { correctGrade, gradeTicket as grade } from './grade.ts'
import { priceTicket } from './price.ts'
import { undoGrade, undoPrice } from './undo.ts'

const mill = await openTestMill()

const by = (role: 0 | 50 | 51 | 52) => contextOf(mill.officers[role])

test('who graded and priced a ticket takes back both', async () => {
  const saved = await pricedBy52()
  const record = await undoGrade(saved, by(52))
  expect(record).toMatchObject({ SysProductGrade: null, SysPrice: null })
  const waits = await rowsOf('tickets_to_value', { ticket_id: saved.SSWeightID })
  expect(waits).toHaveLength(1)
  const entries = await auditEntriesOf('ticket', saved.SSWeightID)
  const officer_id = mill.officers[52].id
  expect(entries.slice(-2)).toMatchObject([
    { action: 'ticket.undoPrice', officer_id },
    { action: 'ticket.undoGrade', officer_id },
  ])
})

test('who priced it takes back the price alone, once', async () => {
  const saved = await pricedBy52()
  const record = await undoPrice(saved, by(52))
  expect(record).toMatchObject({ SysProductGrade: 18, SysPrice: null })
  const again = undoPrice({ ...saved, Version: Number(record.Version) }, by(52))
  await expectRefusal(again, 'ticket.nothingToCorrect')
})

test('nobody else takes it back, nor whoever saw the ticket before it changed', async () => {
  const saved = await pricedBy52()
  for (const undo of [undoGrade, undoPrice]) {
    await expectRefusal(undo(saved, by(51)), 'ticket.undoOthers')
    const stale = undo({ ...saved, Version: saved.Version - 1 }, by(52))
    await expectRefusal(stale, 'sys.stale')
  }
})

test('a correction is not taken back', async () => {
  const { SSWeightID, Version } = await pricedBy52()
  const correction = { SSWeightID, SysProductGrade: 19, SysPalmReturn: 0, Version } as const
  const record = await correctGrade({ ...correction, Reason: 'อ่านผิด' }, by(50))
  const undo = undoGrade({ SSWeightID, Version: Number(record.Version) }, by(50))
  await expectRefusal(undo, 'ticket.undoOthers')
})

test('what is on an order stays as it is', async () => {
  const saved = await pricedBy52()
  await addTicket(mill, await draftOrder(mill), saved.SSWeightID)
  const { Version } = await versionOf(saved.SSWeightID)
  for (const undo of [undoGrade, undoPrice]) {
    const attempt = undo({ ...saved, Version }, by(52))
    await expectRefusal(attempt, 'ticket.undoOrdered')
  }
})

test('an ungraded ticket has nothing to take back', async () => {
  const id = await weighTicket({ customerId: mill.vendor.customerId })
  const attempt = undoGrade(await versionOf(id), by(52))
  await expectRefusal(attempt, 'ticket.notGraded')
})

async function pricedBy52() {
  const id = await weighTicket({ customerId: mill.vendor.customerId })
  await grade({ SSWeightID: id, SysProductGrade: 18, SysPalmReturn: 0 }, by(52))
  const terms = { SysValuationPrice: 5.2, SysValuationLevelPrice: 0, SysValuationPremium: 0 }
  await priceTicket({ SSWeightID: id, ...terms }, by(52))
  return versionOf(id)
}

async function versionOf(SSWeightID: number) {
  return { SSWeightID, Version: Number((await palmRecord(SSWeightID)).Version) }
}
