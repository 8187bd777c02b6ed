import { describe, expect, test } from 'vitest'
import { auditEntriesOf } from '../../tests/audit-entries.ts'
import { arriving, leaving } from '../../tests/bridge.ts'
import { gradeTicket, valueTicket } from '../../tests/fixture.ts'
import { addTicket, draftOrder } from '../../tests/orders.ts'
import { insertRow, rowOf, rowsOf } from '../../tests/rows.ts'
import { openTwins, refusal, thaiDigits } from '../../tests/twins.ts'

const { mill, send, post, twins, weigh, ofTicket, join, undo, sellerOf, isWaiting, faults } =
  await openTwins()

describe('a join that is taken back', () => {
  test('gives back what went over, with what the scale sent of it since; what came since stays', async () => {
    const { code, known, id, ticket, pair, vendor } = await twins()
    const truck = arriving(code, { CarRegister: '84-1 ตรัง', CustomerName: `แฝด ${code}` })
    const [inside] = await send(truck)
    await join(pair)
    await send(leaving(truck))
    const later = await weigh(code)
    expect(await undo(pair)).toMatchObject({ status: 200, body: { result: { Moved: 2, Kept: 0 } } })
    expect(await Promise.all([ticket, inside!.SSWeightID, later].map(sellerOf))).toEqual([
      code,
      code,
      known,
    ])
    expect((await ofTicket(ticket))[1]).toBe(`แฝด ${code}`)
    expect(await isWaiting(pair.Twin)).toBe(true)
    expect(await sellerOf(await weigh(code))).toBe(code)
    for (const of of [id, vendor.customerId])
      expect((await auditEntriesOf('customer', of)).map(({ action }) => action)).toEqual(
        expect.arrayContaining(['customer.join', 'customer.undoJoin']),
      )
    const { names } = await rowOf('customers', { id: vendor.customerId })
    expect(names).toBe(`สวน ${known}`)
    expect(await faults()).toEqual([])
  })

  test('voids a price that has the terms of the other one, and gives back what was said of tickets that stay', async () => {
    const { code, known, id, pair } = await twins()
    const truck = arriving(code, { CarRegister: '86-1 ตรัง' })
    const [made] = await send(truck, leaving(truck))
    const ticket = made!.SSWeightID
    const refused = arriving(known, { CarRegister: '86-2 ตรัง' })
    const [other] = await send(refused, leaving(refused))
    await gradeTicket(mill, other!.SSWeightID)
    await send(leaving({ ...refused, CustomerDataID: code }))
    const correction = await rowOf('open_corrections', { ticket_id: other!.SSWeightID })
    expect(correction.customer_id).toBe(id)
    const { version: Version } = await rowOf('weigh_tickets', { id: other!.SSWeightID })
    const given = { CorrectionID: correction.id, Version }
    expect(await post('po/refuseCorrection', given, 0)).toMatchObject({ status: 200 })
    await join(pair)
    await valueTicket(mill, ticket, await gradeTicket(mill, ticket))
    expect(await undo(pair)).toMatchObject({ status: 200 })
    expect((await auditEntriesOf('ticket', ticket)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['ticket.join', 'ticket.undoJoin', 'ticket.voidPrice']),
    )
    const price = await rowsOf('valuations_in_force', { ticket_id: ticket })
    expect([price, await sellerOf(ticket)]).toEqual([[], code])
    const said = await rowOf('weight_corrections', { id: correction.id })
    expect(said.customer_id).toBe(id)
    expect(await faults()).toEqual([])
  })

  test('leaves what was ordered since, and every check is sound', async () => {
    const { code, known, ticket, pair, vendor } = await twins()
    const second = await weigh(code)
    await join(pair)
    await addTicket(mill, await draftOrder(mill, vendor), ticket)
    expect(await undo(pair)).toMatchObject({ body: { result: { Moved: 1, Kept: 1 } } })
    expect([await sellerOf(ticket), await sellerOf(second)]).toEqual([known, code])
    expect(await faults()).toEqual([])
  })

  test('waits for the later join of the one that stayed', async () => {
    const { known, ticket, pair } = await twins()
    const spelled = `${known.slice(0, 1)} ${known.slice(1)}`
    const { id } = await insertRow('customers', { code: spelled, name: 'แฝดที่สาม', is_twin: true })
    await join(pair)
    const second = { ...pair, Twin: pair.Other, Other: String(id) }
    await join(second)
    expect(await sellerOf(ticket)).toBe(spelled)
    expect(await sellerOf(await weigh(thaiDigits(known)))).toBe(spelled)
    expect(await undo(pair)).toMatchObject({ status: 400, ...refusal('twins.joinedOn') })
    await undo(second)
    expect(await sellerOf(ticket)).toBe(known)
    await undo(pair)
    expect(await sellerOf(ticket)).toBe(thaiDigits(known))
    expect(await faults()).toEqual([])
  })
})
