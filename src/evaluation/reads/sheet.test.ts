import { describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { saveLadder } from '../../pricing/writes/save-ladder.ts'
import { arriving, leaving, openBridge } from '../../tests/bridge.ts'
import {
  gradeTicket,
  openTestMill,
  readyTicket,
  saveVehicle,
  valueTicket,
  weighTicket,
} from '../../tests/fixture.ts'
import { addTicket, draftOrder, orderNow, perform } from '../../tests/orders.ts'
import { rowOf, updateRows } from '../../tests/rows.ts'
import { contextOf, openTestServer } from '../../tests/server.ts'
import { calls } from '../contract.ts'
import { updateWeightInfo } from '../writes/correct-weight.ts'
import { priceTicket } from '../writes/price.ts'

const mill = await openTestMill()
const server = await openTestServer()

async function sheetOf(SSWeightID: number) {
  const answer = await server.post('po/getWeightSheet', { SSWeightID }, 52)
  expect(answer).toMatchObject({ status: 200 })
  return answer.body.result
}

function price(SSWeightID: number, SysValuationPrice: number) {
  const terms = { SysValuationPrice, SysValuationLevelPrice: 0, SysValuationPremium: 0 }
  const by = contextOf(mill.officers[52])
  return priceTicket(calls.valuation.input.parse({ SSWeightID, ...terms }), by)
}

describe('how a price came about', () => {
  test('is null while there is none', async () => {
    const id = await weighTicket({ customerId: mill.vendor.customerId })
    await gradeTicket(mill, id, 21)
    expect(await sheetOf(id)).toMatchObject({ origin: null, weight: { SysPrice: null } })
  })

  test.each([
    { grade: 18, cost: 5.2, from: { FromGrade: 18, FromPrice: 5.2, Steps: 0 } },
    { grade: 22, cost: 6.2, from: { FromGrade: 20, FromPrice: 5.7, Steps: 2, PerStep: 0.25 } },
    { grade: 14, cost: 4.1, from: { FromGrade: 16, FromPrice: 4.7, Steps: -2, PerStep: 0.3 } },
  ])(
    'grade $grade: the row of the ladder and the steps from there',
    async ({ grade, cost, from }) => {
      const id = await weighTicket({ customerId: mill.vendor.customerId })
      await gradeTicket(mill, id, grade)
      await price(id, cost)
      expect((await sheetOf(id)).origin).toMatchObject({
        PriceVersion: 1,
        ModifiedBy: null,
        ProductGrade: grade,
        ComputedPrice: cost,
        ComputedLevelPrice: 0,
        ComputedPremium: 0,
        ...from,
      })
    },
  )

  test('stays that of its own ladder version, with who saved it and when', async () => {
    const product = await rowOf('products', { code: 'FFB-PPEP' })
    const now = new Date('2026-11-20T07:30:00+07:00')
    const save = (price: string) =>
      saveLadder(
        {
          productId: product.id,
          rows: [{ gradePercent: 18, price }],
          incrementPrice: '0.10',
          decrementPrice: '0.10',
        },
        contextOf(mill.officers[50], now),
      )
    await save('6.00')
    const id = await weighTicket({ customerId: mill.vendor.customerId, productCode: 'FFB-PPEP' })
    await gradeTicket(mill, id, 19)
    await price(id, 6.1)
    await save('7.00')
    expect((await sheetOf(id)).origin).toMatchObject({
      PriceVersion: 2,
      Modified: now.getTime() / 1000,
      ModifiedBy: 'เจ้าหน้าที่ 50 ทดสอบ',
      FromPrice: 6,
      Steps: 1,
    })
  })
})

describe('the latest reading of the scale', () => {
  test('is the last of each field, whatever an officer corrected since', async () => {
    const bridge = await openBridge(server)
    const truck = leaving(arriving(mill.vendor.avl, { Remark1: 'ดินเปียก' }))
    const [imported] = await bridge(truck)
    const { Remark1: _unsaid, ...again } = truck
    await bridge({ ...again, WeightOut: 6030 })
    const id = imported!.SSWeightID
    const given = { SSWeightID: id, CarRegister: '81-1 กระบี่', WeightIn: 15_230 }
    const corrected = { ...given, WeightOut: 6060, WeightNet: 9170 }
    await updateWeightInfo(corrected, contextOf(mill.officers[0]))
    const { weight, reading, corrections } = await sheetOf(id)
    expect(reading).toMatchObject({
      CarRegister: truck.CarRegister,
      WeightIn: 15_230,
      WeightOut: 6030,
      WeightNet: 9200,
      Remark1: 'ดินเปียก',
      CustomerDataID: mill.vendor.avl,
    })
    expect(weight).toMatchObject({ CarRegister: '81-1 กระบี่', WeightNet: 9170, IsCorrected: 1 })
    expect(corrections).toMatchObject([{ Source: 'officer', Present: { WeightOut: 6030 } }])
  })

  test('is the ticket itself where no reading is kept', async () => {
    const id = await weighTicket({ customerId: mill.vendor.customerId, weightOut: null })
    const { reading } = await sheetOf(id)
    expect(reading).toMatchObject({ WeightIn: 15_230, WeightOut: null, WeightNet: null })
  })
})

describe('the record', () => {
  test('names the order of the ticket, its badge, and whether it locks the ticket', async () => {
    const id = await readyTicket(mill)
    const free = { POHeaderUUID: null, PONumber: null, POState: null, LockedBy: null }
    expect((await sheetOf(id)).weight).toMatchObject({
      ...free,
      IsCorrected: 0,
      OpenCorrections: 0,
    })
    const order = await draftOrder(mill)
    await addTicket(mill, order, id)
    const { PONumber } = await orderNow(order)
    const on = { POHeaderUUID: order, PONumber, POState: 'D', LockedBy: null }
    expect((await sheetOf(id)).weight).toMatchObject(on)
    await perform(mill, 'submit', order)
    expect((await sheetOf(id)).weight).toMatchObject({ ...on, POState: 'S', LockedBy: PONumber })
  })

  test('knows no return rate until there is a net weight, and computes it from then on', async () => {
    const id = await weighTicket({ customerId: mill.vendor.customerId, weightOut: null })
    const registration = `R${id}`
    await saveVehicle(registration, 8800)
    await db().updateTable('weigh_tickets').set({ registration }).where('id', '=', id).execute()
    const grading = await gradeTicket(mill, id, 15)
    await db().updateTable('gradings').set({ is_return: true }).where('id', '=', grading).execute()
    const unknown = { SysPalmReturnPercent: null, SysValuationConditonQuality: null }
    expect((await sheetOf(id)).weight).toMatchObject(unknown)
    await valueTicket(mill, id, grading)
    expect((await sheetOf(id)).weight).toMatchObject({ SysPrice: 5.2, ...unknown })
    await updateRows('weigh_tickets', { id }, { weight_out_kg: 6010, time_out: new Date() })
    expect((await sheetOf(id)).weight).toMatchObject({
      SysPalmReturnPercent: 4.56,
      SysValuationConditonQuality: 0.15,
    })
  })

  test('shows the return rate of the weights in force, also where the price was fixed at another', async () => {
    const id = await weighTicket({ customerId: mill.vendor.customerId, weightOut: 6010 })
    const registration = `R${id}`
    await saveVehicle(registration, 8759)
    await db().updateTable('weigh_tickets').set({ registration }).where('id', '=', id).execute()
    const grading = await gradeTicket(mill, id, 15)
    await db().updateTable('gradings').set({ is_return: true }).where('id', '=', grading).execute()
    await valueTicket(mill, id, grading)
    await updateRows('valuations', { ticket_id: id }, { return_rate: '0.20' })
    expect((await sheetOf(id)).weight).toMatchObject({
      SysPalmReturnPercent: 5,
      SysValuationConditonQuality: 0.15,
    })
  })

  test('is refused where there is no such ticket', async () => {
    const answer = await server.post('po/getWeightSheet', { SSWeightID: 999_999_999 }, 52)
    expect(answer.body).toMatchObject({ code: 'ticket.notFound' })
  })
})
