import { afterEach, describe, expect, test } from 'vitest'
import { arriving, leaving, type Reading } from '../bridge.ts'
import { addVendor } from '../fixture.ts'
import {
  bridge,
  expectConsistentData,
  gradeAndPrice,
  mill,
  openMill,
  postDraft,
  server,
} from './concurrency.ts'

await openMill()

const Reason = 'ตรวจกับใบชั่งกระดาษแล้ว'

afterEach(expectConsistentData)

describe('a truck that was graded in the yard', () => {
  test('leaves it, though its plate and remark come otherwise; those wait', async () => {
    const { truck, id } = await gradedInYard()
    const said = { Remark1: 'ปาล์มเปียก', CarRegister: '80-9999 สุราษฎร์ธานี' }
    await importReading(leaving(truck, said), 'proposed')
    expect(await sheet(id)).toMatchObject({
      weight: {
        WeightOut: 6010,
        WeightNet: 9220,
        CarRegister: truck.CarRegister,
        // Empty until now, so that there was nothing to change.
        Remark1: 'ปาล์มเปียก',
        OpenCorrections: 1,
        IsCorrected: 0,
      },
      reading: said,
      corrections: [
        {
          Source: 'scale',
          Decision: 'open',
          Present: { CarRegister: truck.CarRegister },
          Proposed: { CarRegister: said.CarRegister },
        },
      ],
    })
    await canBeLine(id)
  })

  test('waits in it, where its weight in comes otherwise, until that is accepted', async () => {
    const { truck, id } = await gradedInYard()
    await importReading(leaving(truck, { WeightIn: 15_330 }), 'proposed')
    const { weight, corrections } = await sheet(id)
    expect(weight).toMatchObject({ WeightIn: 15_230, WeightOut: null, WeightNet: null })
    expect(corrections).toMatchObject([
      {
        Present: { WeightIn: 15_230, WeightOut: null, WeightNet: null },
        Proposed: { WeightIn: 15_330, WeightOut: 6010, WeightNet: 9320 },
      },
    ])
    await cannotBeLine(id)
    expect(await decide('accept', id)).toMatchObject({
      WeightIn: 15_330,
      WeightOut: 6010,
      WeightNet: 9320,
      SysPrice: 5.2,
      IsCorrected: 1,
      OpenCorrections: 0,
    })
    await canBeLine(id)
  })

  test('leaves it with what the scale says next, where that was refused', async () => {
    const { truck, id } = await gradedInYard()
    const left = leaving(truck, { WeightIn: 15_330 })
    await importReading(left, 'proposed')
    await importReading(left, 'unchanged')
    expect(await decide('refuse', id)).toMatchObject({ WeightNet: null, OpenCorrections: 0 })
    await importReading(left, 'updated')
    await importReading(left, 'unchanged')
    expect((await sheet(id)).weight).toMatchObject({ WeightIn: 15_230, WeightNet: 9220 })
  })
})

describe('a ticket that was graded and weighed out', () => {
  test('keeps its weights however often the scale says others; they wait as one', async () => {
    const { truck, id } = await ready()
    await importReading({ ...truck, WeightOut: 6110 }, 'proposed')
    await importReading({ ...truck, WeightOut: 6110 }, 'unchanged')
    await importReading({ ...truck, WeightOut: 6210 }, 'proposed')
    const { weight, corrections } = await sheet(id)
    expect(weight).toMatchObject({ WeightOut: 6010, OpenCorrections: 1 })
    expect(corrections.map(decisionAndWeight)).toEqual([
      ['open', 6210],
      ['refused', 6110],
    ])
    expect(await decide('accept', id)).toMatchObject({ WeightOut: 6210, WeightNet: 9020 })
  })

  test('has nothing to decide any more, once the scale takes back what it said', async () => {
    const { truck, id } = await ready()
    await importReading({ ...truck, WeightOut: 6110 }, 'proposed')
    await bridge(truck)
    const { weight, corrections } = await sheet(id)
    expect(weight).toMatchObject({ WeightOut: 6010, OpenCorrections: 0, IsCorrected: 0 })
    expect(corrections.map(decisionAndWeight)).toEqual([['refused', 6110]])
  })

  test('stays as an officer corrected it, however often the scale repeats itself', async () => {
    const { truck, id } = await ready()
    await correct(id, truck)
    await importReading(truck, 'unchanged')
    await importReading({ ...truck, Remark1: 'ชั่งซ้ำ' }, 'updated')
    expect(await sheet(id)).toMatchObject({
      weight: { WeightOut: 6050, WeightNet: 9180, IsCorrected: 1, OpenCorrections: 0 },
      reading: { WeightOut: 6010, WeightNet: 9220 },
      corrections: [
        {
          Source: 'officer',
          Reason,
          Decision: 'accepted',
          Present: { WeightOut: 6010, WeightNet: 9220 },
          Proposed: { WeightOut: 6050, WeightNet: 9180 },
        },
      ],
    })
  })

  test('is asked about once it is corrected, though nobody has graded it yet', async () => {
    const truck = leaving(arriving(mill.vendor.avl))
    const [imported] = await bridge(truck)
    await correct(imported!.SSWeightID, truck)
    await importReading({ ...truck, WeightOut: 6110 }, 'proposed')
    expect((await sheet(imported!.SSWeightID)).weight).toMatchObject({
      WeightOut: 6050,
      SysProductGrade: null,
      OpenCorrections: 1,
    })
  })

  test('loses its price with its seller: that was promised to another', async () => {
    const { truck, id } = await ready()
    const other = await addVendor('2')
    await importReading(
      { ...truck, CustomerDataID: other.avl, CustomerName: other.name },
      'proposed',
    )
    expect((await sheet(id)).weight).toMatchObject({ AVL: mill.vendor.avl, SysPrice: 5.2 })
    expect(await decide('accept', id)).toMatchObject({
      AVL: other.avl,
      SysProductGrade: 18,
      SysPrice: null,
    })
    await cannotBeLine(id)
    expect(await eventsOf(id)).toEqual(expect.arrayContaining(['acceptCorrection', 'voidPrice']))
  })

  test('keeps its order from being sent, where it is another seller’s by now', async () => {
    const { truck, id } = await ready()
    const POHeaderUUID = (await postDraft()).body.result.UUID
    await server.post('po/createPOLine', { POHeaderUUID, SSWeightID: id }, 51)
    const other = await addVendor('2')
    await importReading(
      { ...truck, CustomerDataID: other.avl, CustomerName: other.name },
      'proposed',
    )
    await decide('accept', id)
    const { status, body } = await server.post('po/submitPO', { POHeaderUUID }, 51)
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'po.ticketOtherAvl' })
  })

  test('keeps what is proposed while it is on an order, and is decided when it is free', async () => {
    const { truck, id } = await ready()
    const POHeaderUUID = (await postDraft()).body.result.UUID
    await server.post('po/createPOLine', { POHeaderUUID, SSWeightID: id }, 51)
    await server.post('po/submitPO', { POHeaderUUID }, 51)
    await importReading({ ...truck, WeightIn: 15_330 }, 'proposed')
    const refused = await ask('accept', id)
    expect(refused).toMatchObject({ status: 400, code: 'correction.locked' })
    const { PONumber } = (await sheet(id)).weight
    expect(refused.present).toMatchObject({ POHeaderUUID, PONumber })
    expect(refused.message).toContain(PONumber)
    await server.post('po/rejectPO', { POHeaderUUID, Reason }, 50)
    expect(await decide('accept', id)).toMatchObject({ WeightNet: 9320, POState: 'RJ' })
    const { body } = await server.post('po/submitPO', { POHeaderUUID }, 51)
    expect(body.result).toMatchObject({ State: 'S', TotalWeight: 9320, TotalAmount: 48_464 })
  })
})

test('what waits is listed for who decides, with what stands and what would', async () => {
  const { truck, id } = await ready()
  await importReading({ ...truck, WeightOut: 6110 }, 'proposed')
  const listed = async (filterDecision: string) => {
    const { body } = await server.post('po/getCorrections', { filterDecision }, 52)
    return body.result.data.filter((one: { SSWeightID: number }) => one.SSWeightID === id)
  }
  expect(await listed('open')).toMatchObject([
    {
      Present: { WeightOut: 6010, WeightNet: 9220 },
      Proposed: { WeightOut: 6110, WeightNet: 9120 },
    },
  ])
  await decide('accept', id)
  expect(await listed('open')).toEqual([])
  expect(await listed('decided')).toMatchObject([
    { Decision: 'accepted', Reason, Present: { WeightOut: 6010 }, Proposed: { WeightOut: 6110 } },
  ])
})

const decisionAndWeight = (one: { Decision: string; Proposed: { WeightOut: number } }) => [
  one.Decision,
  one.Proposed.WeightOut,
]

/** A truck in the yard, graded and priced. */
async function gradedInYard() {
  const truck = arriving(mill.vendor.avl)
  const [imported] = await bridge(truck)
  await gradeAndPrice(imported!.SSWeightID)
  return { truck, id: imported!.SSWeightID }
}

/** A truck that left, graded and priced. */
async function ready() {
  const { truck, id } = await gradedInYard()
  const left = leaving(truck)
  await importReading(left, 'updated')
  return { truck: left, id }
}

async function importReading(reading: Reading, outcome: string): Promise<void> {
  expect(await bridge(reading)).toMatchObject([{ Outcome: outcome }])
}

async function correct(SSWeightID: number, { CarRegister }: Reading): Promise<void> {
  const weights = { WeightIn: 15_230, WeightOut: 6050, WeightNet: 9180 }
  const body = { SSWeightID, CarRegister, ...weights, Reason }
  expect(await server.post('po/updateWeightInfo', body, 0)).toMatchObject({ status: 200 })
}

/** Decides what the scale proposed last of a ticket; returns the answer to the super admin. */
async function ask(decision: 'accept' | 'refuse', id: number) {
  const { corrections, weight } = await sheet(id)
  const { CorrectionID } = corrections[0]
  const body = { CorrectionID, Reason, Version: weight.Version }
  return (await server.post(`po/${decision}Correction`, body, 0)).body
}

async function decide(decision: 'accept' | 'refuse', id: number) {
  const { status, result } = await ask(decision, id)
  expect(status).toBe(200)
  return result
}

async function canBeLine(SSWeightID: number): Promise<void> {
  const line = { POHeaderUUID: (await postDraft()).body.result.UUID, SSWeightID }
  expect((await server.post('po/createPOLine', line, 51)).status).toBe(200)
}

async function cannotBeLine(SSWeightID: number): Promise<void> {
  const line = { POHeaderUUID: (await postDraft()).body.result.UUID, SSWeightID }
  const { code } = (await server.post('po/createPOLine', line, 51)).body
  expect(['po.ticketNotReady', 'po.ticketOtherAvl']).toContain(code)
}

async function eventsOf(SSWeightID: number): Promise<string[]> {
  const { body } = await server.post('po/getWeightHistory', { SSWeightID }, 52)
  return body.result.data.map(({ Action }: { Action: string }) => Action)
}

async function sheet(SSWeightID: number) {
  return (await server.post('po/getWeightSheet', { SSWeightID }, 52)).body.result
}
