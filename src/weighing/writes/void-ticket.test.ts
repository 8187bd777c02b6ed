import { describe, expect, test } from 'vitest'
import { checkData } from '../../../check-data/check-data.ts'
import type { Role } from '../../platform/roles.ts'
import { auditEntriesOf, withFailingAudit } from '../../tests/audit-entries.ts'
import { arriving, leaving, type Reading } from '../../tests/bridge.ts'
import { openTestMill } from '../../tests/fixture.ts'
import { addTicket, draftOrder, orderNow } from '../../tests/orders.ts'
import { rowsOf } from '../../tests/rows.ts'
import { openTestServer } from '../../tests/server.ts'

const mill = await openTestMill()
const server = await openTestServer()
/** Two scales of the mill, each with its token. */
const [first, second] = [await tokenOf('เครื่องชั่ง 1'), await tokenOf('เครื่องชั่ง 2')]

async function tokenOf(Name: string) {
  const { body } = await server.post('scale/CreateToken', { Name }, 1)
  return { authorization: `Bearer ${body.result.Token}`, 'accept-language': 'en' }
}

const post = (path: string, body: object, role: Role = 50) =>
  server.post(path, body, role, { 'accept-language': 'en' })
const send = async (reading: Reading, scale = first) => {
  const tickets = [reading]
  const { body } = await server.post('scale/ImportTickets', { tickets }, undefined, scale)
  return body.result[0]
}
/** A truck that came in, with its ticket. */
async function weighIn(facts: Partial<Reading> = {}) {
  const truck = arriving(mill.vendor.avl, facts)
  return { truck, id: (await send(truck)).SSWeightID as number }
}
const voidIt = (SSWeightID: number, role: Role = 50, Reason = 'weighedAgain') =>
  post('scale/VoidTicket', { SSWeightID, Reason }, role)
const restore = (SSWeightID: number, role: Role = 50) =>
  post('scale/UnvoidTicket', { SSWeightID }, role)
const recordOf = async (SSWeightID: number) =>
  (await post('po/getWeightSheet', { SSWeightID })).body.result.weight
const grade = (SSWeightID: number) =>
  post('po/evaluate', { SSWeightID, SysProductGrade: 18, SysPalmReturn: 0 }, 52)
const price = (SSWeightID: number) => {
  const terms = { SysValuationPrice: 5.2, SysValuationLevelPrice: 0, SysValuationPremium: 0 }
  return post('po/valuation', { SSWeightID, ...terms }, 52)
}
const DONE = { status: 200 }
const refusal = (code: string) => ({ status: 400, body: { code } })

test.each<Role>([0, 1, 50])(
  'role %i voids a weigh-in with a reason and restores it; both are kept',
  async (role) => {
    const { id } = await weighIn()
    expect(await voidIt(id, role, 'ชั่งทดสอบ')).toMatchObject(DONE)
    expect(await recordOf(id)).toMatchObject({
      Voided: { At: expect.any(String), By: expect.any(String), Reason: 'trialWeighing' },
    })
    expect(await restore(id, role)).toMatchObject(DONE)
    expect(await recordOf(id)).toMatchObject({ Voided: null, WeightIn: 15_230 })
    const officer_id = server.officers[role].id
    const [valid, voided] = [{ is_voided: false }, { is_voided: true }]
    expect(await auditEntriesOf('ticket', id)).toMatchObject([
      { action: 'ticket.create' },
      { action: 'ticket.void', officer_id, before: valid, after: voided },
      { action: 'ticket.unvoid', officer_id, before: voided, after: valid },
    ])
    const { body } = await post('po/getWeightHistory', { SSWeightID: id })
    expect(body.result.data).toMatchObject([
      { Action: 'unvoid' },
      { Action: 'void', Reason: 'trialWeighing' },
      { Action: 'create' },
    ])
    expect(await voidIt(id, role)).toMatchObject(DONE)
    const rows = await rowsOf('ticket_voids', { ticket_id: id })
    expect(rows.map(({ undone_by }) => undone_by).sort()).toEqual([officer_id, null])
  },
)

test('without a reason nothing is voided', async () => {
  const { id } = await weighIn()
  expect(await voidIt(id, 50, '  ')).toMatchObject({ status: 400 })
  expect(await recordOf(id)).toMatchObject({ Voided: null })
})

describe('what came further is refused with its own sentence', () => {
  test('weighed out', async () => {
    const { id, truck } = await weighIn()
    await send(leaving(truck))
    expect(await voidIt(id)).toMatchObject(refusal('ticket.voidOut'))
  })

  test('graded', async () => {
    const { id } = await weighIn()
    await grade(id)
    expect(await voidIt(id)).toMatchObject(refusal('ticket.voidGraded'))
  })

  test('on an order', async () => {
    const { id, truck } = await weighIn()
    await send(leaving(truck))
    await grade(id)
    expect(await price(id)).toMatchObject(DONE)
    const order = await draftOrder(mill)
    await addTicket(mill, order, id)
    const refused = await voidIt(id)
    expect(refused).toMatchObject(refusal('ticket.voidOrdered'))
    expect(refused.body.message).toContain((await orderNow(order)).PONumber)
  })

  test('voided, unknown, and not voided', async () => {
    const { id } = await weighIn()
    expect(await restore(id)).toMatchObject(refusal('ticket.notVoided'))
    await voidIt(id)
    expect(await voidIt(id)).toMatchObject(refusal('ticket.voided'))
    expect(await voidIt(999_999)).toMatchObject(refusal('ticket.notFound'))
    expect(await restore(999_999)).toMatchObject(refusal('ticket.notFound'))
  })
})

test('a voided ticket is neither graded, priced nor put on an order', async () => {
  const { id } = await weighIn()
  await voidIt(id)
  expect(await grade(id)).toMatchObject(refusal('ticket.voided'))
  expect(await price(id)).toMatchObject(refusal('ticket.voided'))
  const POHeaderUUID = await draftOrder(mill)
  expect(await post('po/createPOLine', { POHeaderUUID, SSWeightID: id }, 51)).toMatchObject(
    refusal('ticket.voided'),
  )
})

describe('at once', () => {
  const outcomes = async (...asked: Promise<{ status: number; body: { code?: string } }>[]) =>
    (await Promise.all(asked)).map(({ status, body }) => body.code ?? status).sort()

  test('of two who void one does', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await weighIn()
      expect(await outcomes(voidIt(id, 0), voidIt(id, 50))).toEqual([200, 'ticket.voided'])
    }
  })

  test('of two who restore one does', async () => {
    const { id } = await weighIn()
    await voidIt(id)
    expect(await outcomes(restore(id, 0), restore(id, 1))).toEqual([200, 'ticket.notVoided'])
  })

  test('of who voids and who grades one does', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await weighIn()
      const [done, code] = await outcomes(voidIt(id), grade(id))
      expect(done).toBe(200)
      expect(['ticket.voided', 'ticket.voidGraded']).toContain(code)
    }
  })

  test('of who voids and the truck that leaves one wins, and the other is told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, truck } = await weighIn()
      const [voided, left] = await Promise.all([voidIt(id), send(leaving(truck))])
      const record = await recordOf(id)
      expect([voided.status, left.Outcome, record.WeightOut !== null]).toEqual(
        record.Voided ? [200, 'refused', false] : [400, 'updated', true],
      )
    }
  })
})

test('a failing audit row undoes the void', async () => {
  const { id } = await weighIn()
  await withFailingAudit(async () => expect(await voidIt(id)).toMatchObject({ status: 500 }))
  expect(await recordOf(id)).toMatchObject({ Voided: null })
  expect(await rowsOf('ticket_voids', { ticket_id: id })).toEqual([])
})

describe('by a scale', () => {
  const voidOwn = (SSWeightID: number, scale: Record<string, string>) =>
    server.post('scale/VoidOwnTicket', { SSWeightID, Reason: 'wrongTruck' }, undefined, scale)

  test('a ticket that it made is voided in its name', async () => {
    const { id } = await weighIn()
    expect(await voidOwn(id, first)).toMatchObject(DONE)
    expect(await recordOf(id)).toMatchObject({ Voided: { By: 'เครื่องชั่ง 1', Reason: 'wrongTruck' } })
    const { body } = await post('po/getWeightHistory', { SSWeightID: id })
    expect(body.result.data[0]).toMatchObject({ Action: 'void', ScaleName: 'เครื่องชั่ง 1' })
    expect(await voidOwn(id, first)).toMatchObject(refusal('ticket.voided'))
  })

  test('that of another scale is refused, also where it sent of it later', async () => {
    const { id, truck } = await weighIn()
    expect(await voidOwn(id, second)).toMatchObject(refusal('ticket.ofOtherScale'))
    await send({ ...truck, Remark1: 'ตรวจแล้ว' }, second)
    expect(await voidOwn(id, second)).toMatchObject(refusal('ticket.ofOtherScale'))
    expect(await voidOwn(999_999, second)).toMatchObject(refusal('ticket.notFound'))
  })

  test('one that left is refused, and an officer is no scale', async () => {
    const { id, truck } = await weighIn()
    await send(leaving(truck))
    expect(await voidOwn(id, first)).toMatchObject(refusal('ticket.voidOut'))
    const byOfficer = post('scale/VoidOwnTicket', { SSWeightID: id, Reason: 'doubled' }, 0)
    expect(await byOfficer).toMatchObject({ status: 401 })
  })
})

describe('a reading for a voided ticket', () => {
  test('that says nothing new changes nothing', async () => {
    const { id, truck } = await weighIn()
    await voidIt(id)
    expect(await send(truck)).toMatchObject({ Outcome: 'unchanged', SSWeightID: id })
  })

  test.each<[string, (truck: Reading) => Reading]>([
    ['the way out', (truck) => leaving(truck)],
    ['another plate', (truck) => ({ ...truck, CarRegister: '87-1000 กระบี่' })],
    ['another weight in', (truck) => ({ ...truck, WeightIn: 15_990 })],
    ['a remark', (truck) => ({ ...truck, Remark1: 'ผ้าใบ' })],
  ])('with %s is refused and kept; once it is restored it is taken in', async (_, said) => {
    const { id, truck } = await weighIn()
    await voidIt(id)
    const before = await recordOf(id)
    const answer = await send(said(truck))
    expect(answer).toMatchObject({ Outcome: 'refused', SSWeightID: id, Code: 'scale.voided' })
    expect(answer.Reason).toMatch(/voided.*restore/i)
    expect(await recordOf(id)).toEqual(before)
    const kept = async () =>
      (await post('scale/GetRefusedTickets', { filterSearch: truck.WeightScaleIDIn })).body.result
        .data[0]
    const { ID } = await kept()
    const takeIn = { ID, Ticket: said(truck) }
    expect(await post('scale/TakeInRefusedTicket', takeIn)).toMatchObject(
      refusal('refused.stillWrong'),
    )
    await restore(id)
    expect((await post('scale/TakeInRefusedTicket', takeIn)).body.result).toEqual({
      SSWeightID: id,
      Outcome: 'updated',
    })
    expect(await kept()).toMatchObject({ State: 'taken' })
  })
})

test('all of it keeps the invariants', async () => {
  const findings = await checkData()
  expect(findings.filter(({ record }) => record.startsWith('ticket '))).toEqual([])
})
