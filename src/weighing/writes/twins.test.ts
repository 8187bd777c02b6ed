import { describe, expect, test } from 'vitest'
import { auditEntriesOf } from '../../tests/audit-entries.ts'
import { arriving, leaving } from '../../tests/bridge.ts'
import { addVendor, gradeTicket, valueTicket } from '../../tests/fixture.ts'
import { addTicket, draftOrder } from '../../tests/orders.ts'
import { insertRow, rowOf, updateRows } from '../../tests/rows.ts'
import { openTwins, refusal, thaiDigits } from '../../tests/twins.ts'

const {
  server,
  mill,
  send,
  post,
  twins,
  weigh,
  weighAndClose,
  ofTicket,
  waiting,
  join,
  apart,
  undo,
  sellerOf,
  isWaiting,
  faults,
} = await openTwins()

describe('two codes that look the same', () => {
  test('wait for managers with what hangs on each, and the one with the vendor is proposed', async () => {
    const { id, code, known, vendor } = await twins()
    const [row] = (await waiting()).filter(({ Subject }) => Subject === code)
    expect(row).toMatchObject({
      ID: `twins customer ${id} ${vendor.customerId}`,
      VendorCode: known,
      WayOut: 'joinTwins',
      Details: {
        kind: 'customer',
        'goes.code': code,
        'goes.tickets': 1,
        'goes.vendor': '',
        'stays.code': known,
        'stays.vendor': expect.stringMatching(/^V/),
        'stays.account': '012345678901',
      },
    })
    expect(await waiting(51)).toEqual([])
  })

  test('joined, the tickets go over and keep their names, both find them, and every spelling is the one that stays', async () => {
    const { code, known, id, ticket, vendor, pair } = await twins()
    expect(await join(pair)).toMatchObject({ status: 200, body: { result: { Moved: 1, Kept: 0 } } })
    expect((await ofTicket(ticket)).slice(0, 2)).toEqual([known, `แฝด ${code}`])
    expect(await isWaiting(pair.Twin)).toBe(false)
    for (const spelled of [code, known, `${known.slice(0, 1)} ${known.slice(1)}`])
      expect(await sellerOf(await weigh(spelled))).toBe(known)
    for (const offered of [
      (await post('vendor/GetCustomerUnlinked', {}, 51)).body.result,
      (await post('search/find', { filterSearch: `แฝด ${code}` }, 51)).body.result.Vendors.data,
    ]) {
      expect(JSON.stringify(offered)).not.toContain(`"${code}"`)
    }
    const link = { VendorUUID: (await addVendor()).id, CustomerID: id }
    expect(await post('vendor/SaveVendorLinkCustomer', link, 51)).toMatchObject({ status: 400 })
    for (const [of, other] of [
      [id, known],
      [vendor.customerId, code],
    ] as const) {
      expect((await auditEntriesOf('customer', of)).at(-1)).toMatchObject({
        action: 'customer.join',
        officer_id: expect.any(String),
        after: { joined_with: other, tickets: 1, kept: 0 },
      })
    }
    const history = await post('vendor/getHistory', { VendorUUID: vendor.id }, 51)
    expect(history.body.result.data[0]).toMatchObject({ Action: 'join' })
    expect(await faults()).toEqual([])
  })

  test('an officer may keep the other one: its code is the one of every spelling then', async () => {
    const { code, known, pair } = await twins()
    const turned = { ...pair, Twin: pair.Other, Other: pair.Twin }
    expect(await join(turned)).toMatchObject({ status: 200, body: { result: { Moved: 1 } } })
    for (const spelled of [known, code, `${known}-`])
      expect(await sellerOf(await weigh(spelled))).toBe(code)
    expect(await faults()).toEqual([])
  })

  test('what is on an order stays, also for readings that come later, and so does the vendor', async () => {
    const { code, known, pair, ticket } = await twins()
    const other = { ...pair, Twin: pair.Other, Other: pair.Twin }
    const truck = arriving(known, { CarRegister: '82-1 ตรัง' })
    const left = leaving(truck)
    const [made] = await send(truck, left)
    const id = made!.SSWeightID
    await valueTicket(mill, id, await gradeTicket(mill, id))
    const { vendor_id } = await rowOf('links_in_force', { customer_id: Number(pair.Other) })
    const order = await draftOrder(mill, { ...mill.vendor, id: vendor_id })
    await addTicket(mill, order, id)
    expect(await join(other)).toMatchObject({ body: { result: { Moved: 1, Kept: 1 } } })
    expect([await sellerOf(id), await sellerOf(ticket)]).toEqual([known, code])
    const [again] = await send({ ...left, Remark1: 'ตรวจแล้ว' })
    expect(again).toMatchObject({ Outcome: 'updated' })
    expect(await sellerOf(id)).toBe(known)
    expect(await faults()).toEqual([])
  })

  test('joined while an order is opened: either it is on the order, or the order is told whose it is', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { vendor, code, known, pair } = await twins()
      const id = await weigh(known)
      const order = await draftOrder(mill, vendor)
      const turned = { ...pair, Twin: pair.Other, Other: pair.Twin }
      const [added] = await Promise.allSettled([addTicket(mill, order, id), join(turned)])
      expect(await sellerOf(id)).toBe(added!.status === 'fulfilled' ? known : code)
      if (added!.status === 'rejected')
        expect(added!.reason).toMatchObject({ code: 'po.ticketOtherAvl' })
    }
    expect(await faults()).toEqual([])
  })

  test('of officers who decide at once one does, the others are told', async () => {
    const { pair } = await twins()
    const turned = { ...pair, Twin: pair.Other, Other: pair.Twin }
    const answers = await Promise.all([join(pair), join(turned, 1), apart(pair, 0), join(pair, 1)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)).toMatchObject(refusal('twins.decided'))
  })

  test('others than twins, and one with itself, are not joined', async () => {
    const [one, other] = [await twins(), await twins()]
    const Others = [other.pair.Other, one.pair.Twin, 'x'].map((Other) => ({ Other }))
    for (const change of [...Others, { Kind: 'vehicle' }]) {
      const pair = { ...one.pair, ...change }
      expect(await join(pair)).toMatchObject({ status: 409, ...refusal('twins.decided') })
      expect(await undo(pair)).toMatchObject({ status: 409, ...refusal('twins.notDecided') })
    }
    expect(await sellerOf(one.ticket)).toBe(one.code)
  })

  test('palm of a closed day stays with its code, and is ordered of the one that stays', async () => {
    const { code, vendor, pair } = await twins()
    const left = await weighAndClose(code, 22)
    expect(await join(pair)).toMatchObject({ body: { result: { Moved: 1, Kept: 1 } } })
    expect(await sellerOf(left)).toBe(code)
    const POHeaderUUID = await draftOrder(mill, vendor)
    const { body } = await post('po/getEnvironmentPOLineManage', { POHeaderUUID }, 51)
    expect(body.result.weight.map(({ ID }: { ID: number }) => ID)).toContain(left)
    await addTicket(mill, POHeaderUUID, left)
    expect(await faults()).toEqual([])
  })

  test('a list of vendors that is imported again changes nothing of two who have vendors', async () => {
    const [stays, gone] = [await addVendor(), await addVendor()]
    const twin = { code: thaiDigits(stays.avl), is_twin: true }
    await updateRows('customers', { id: gone.customerId }, twin)
    const [Twin, Other] = [gone, stays].map(({ customerId }) => String(customerId))
    expect(await join({ Kind: 'customer', Twin, Other })).toMatchObject({ status: 200 })
    const { account_number, name, dimension_7 } = await rowOf('vendors', { id: gone.id })
    for (const [head, line] of [
      ['', ''],
      [',รหัส AVL', `,${thaiDigits(stays.avl)}`],
    ]) {
      const text = `รหัสผู้ขาย,ชื่อผู้ขาย,D7${head}\n${account_number},${name},${dimension_7}${line}\n`
      const Files = [{ Name: 'vendors.csv', Base64: Buffer.from(text).toString('base64') }]
      const { body } = await server.post('reference/PreviewImport', { Files }, 1)
      expect(body.result.Counts).toMatchObject({ New: 0, Changed: 0, Faulty: 0 })
    }
  })

  test('a correction from one to the other is decided first', async () => {
    const { code, known, pair } = await twins()
    const truck = arriving(code, { CarRegister: '83-1 ตรัง' })
    const [made] = await send(truck, leaving(truck))
    await gradeTicket(mill, made!.SSWeightID)
    await send(leaving({ ...truck, CustomerDataID: known }))
    expect(await join(pair)).toMatchObject({ status: 400, ...refusal('twins.correctionWaits') })
  })
})

describe('they are two', () => {
  test('is remembered, said in both histories, and can be taken back', async () => {
    const { id, code, ticket, pair, vendor } = await twins()
    expect(await apart(pair)).toMatchObject({ status: 200 })
    expect(await isWaiting(pair.Twin)).toBe(false)
    expect(await join(pair)).toMatchObject(refusal('twins.decided'))
    expect(await sellerOf(ticket)).toBe(code)
    expect(await sellerOf(await weigh(code))).toBe(code)
    for (const of of [id, vendor.customerId])
      expect((await auditEntriesOf('customer', of)).at(-1)).toMatchObject({
        action: 'customer.keepApart',
      })
    expect(await undo(pair)).toMatchObject({ status: 200 })
    expect(await isWaiting(pair.Twin)).toBe(true)
    expect(await undo(pair)).toMatchObject(refusal('twins.notDecided'))
  })
})

test('trucks are joined and parted as sellers are; a closed day keeps its plate', async () => {
  const { known } = await twins()
  const older = { registration: '85-1234 ตรัง', created_at: new Date(0) }
  const { id: Other } = await insertRow('vehicles', older)
  const { id: Twin } = await insertRow('vehicles', { registration: '851234ตรัง', is_twin: true })
  const pair = { Kind: 'vehicle', Twin, Other }
  const ticket = await weigh(known, { CarRegister: '851234ตรัง' })
  const closed = await weighAndClose(known, 20, '851234ตรัง')
  expect((await waiting()).map(({ ID }) => ID)).toContain(
    `twins vehicle ${pair.Twin} ${pair.Other}`,
  )
  expect(await join(pair)).toMatchObject({ body: { result: { Moved: 1, Kept: 1 } } })
  const plate = async (id: number) => (await ofTicket(id))[2]
  expect([await plate(ticket), await plate(closed)]).toEqual(['85-1234 ตรัง', '851234ตรัง'])
  expect(await plate(await weigh(known, { CarRegister: '851234ตรัง' }))).toBe('85-1234 ตรัง')
  expect(await undo(pair)).toMatchObject({ body: { result: { Moved: 1, Kept: 0 } } })
  expect(await plate(ticket)).toBe('851234ตรัง')
})
