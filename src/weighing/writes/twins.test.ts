import { describe, expect, test } from 'vitest'
import { checkData } from '../../check-data/check-data.ts'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { stuckFor } from '../../stuck/reads/stuck.ts'
import { auditEntriesOf } from '../../tests/audit-entries.ts'
import { arriving, leaving, openBridge, type Reading } from '../../tests/bridge.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { addVendor, buildMill, gradeTicket, valueTicket } from '../../tests/fixture.ts'
import { addTicket, draftOrder } from '../../tests/orders.ts'
import { insertRow, rowOf, rowsOf, updateRows } from '../../tests/rows.ts'
import { contextOf, openTestServer } from '../../tests/server.ts'

await openTestDatabase()
const server = await openTestServer()
const mill = await buildMill()
const send = await openBridge(server)

const thaiDigits = (code: string) => code.replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)]!)

/** A seller with a vendor, and one of before with the same code in Thai figures, each with a ticket that can be ordered. */
async function twins() {
  const vendor = await addVendor()
  const code = thaiDigits(vendor.avl)
  const { id } = await insertRow('customers', { code, name: `แฝด ${code}`, is_twin: true })
  const ticket = await weigh(code)
  await weigh(vendor.avl)
  const pair = { Kind: 'customer', Twin: String(id), Other: String(vendor.customerId) }
  return { vendor, known: vendor.avl, code, id, ticket, pair }
}

let plates = 1000
/** A ticket of a seller that is priced; returns its id. */
async function weigh(
  code: string,
  facts: Partial<Reading> = {},
  out: Partial<Reading> = {},
): Promise<number> {
  plates += 1
  const truck = arriving(code, {
    CarRegister: `81-${plates} ตรัง`,
    CustomerName: `แฝด ${code}`,
    ...facts,
  })
  const [made] = await send(truck, leaving(truck, out))
  const { SSWeightID } = made!
  await valueTicket(mill, SSWeightID, await gradeTicket(mill, SSWeightID))
  return SSWeightID
}

/** A priced ticket of so many days ago, whose day is closed then. */
async function weighAndClose(
  code: string,
  daysAgo: number,
  CarRegister = '81-999 ตรัง',
): Promise<number> {
  const at = new Date(Date.now() - daysAgo * 24 * 3600_000)
  const time = at.toISOString()
  const id = await weigh(code, { CarRegister, WeightTimeIn: time }, { WeightTimeOut: time })
  const Day = businessDay(at)
  const { Hash } = (await post('days/GetDay', { Day })).body.result
  expect(await post('days/Close', { Day, Hash })).toMatchObject({ status: 200 })
  return id
}

const post = (path: string, body: object, role: Role = 50) => server.post(path, body, role)
const join = (pair: object, role: Role = 50) => post('scale/JoinTwins', pair, role)
const apart = (pair: object, role: Role = 50) => post('scale/KeepTwinsApart', pair, role)
const undo = (pair: object, role: Role = 50) => post('scale/UndoTwins', pair, role)
const refusal = (code: string) => ({ body: { code } })

async function ofTicket(id: number) {
  const { code, customer_name, registration } = await db()
    .selectFrom('weigh_tickets')
    .innerJoin('customers', 'customers.id', 'customer_id')
    .select(['code', 'customer_name', 'registration'])
    .where('weigh_tickets.id', '=', id)
    .executeTakeFirstOrThrow()
  return [code, customer_name, registration]
}
const sellerOf = async (id: number) => (await ofTicket(id))[0]
/** The pairs that wait, as stuck work lists them. */
const waiting = async (role: Role = 50) =>
  (await stuckFor(contextOf(mill.officers[role]))).data.filter(({ Kind }) => Kind === 'twins')
const isWaiting = async (twin: string) =>
  (await waiting()).some(({ ID }) => ID.startsWith(`twins customer ${twin} `))
/** What is unsound of tickets, readings, corrections and lists of them. */
const faults = async () => [
  ...(await checkData(1)),
  ...(await checkData(6)),
  ...(await checkData(8)),
]

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

describe('two doors at the same instant', () => {
  test('make one customer, and the form is told whose code it is', async () => {
    for (let n = 0; n < 5; n += 1) {
      const code = `QQ${n}`
      const form = (CustomerCustomerID: string) =>
        post('vendor/CreateCustomer', { CustomerCustomerID, CustomerCustomerName: 'สวน' }, 1)
      const forms = [form(code), form(`q-q${n}`)]
      const [[sent], ...answers] = await Promise.all([send(arriving(`Q Q${n}`)), ...forms])
      expect(sent).toMatchObject({ Outcome: 'created' })
      const refused = answers.filter(({ status }) => status !== 200)
      expect(refused.length).toBeGreaterThan(0)
      expect(refused[0]).toMatchObject({ status: 400, body: { code: 'masterData.codeTaken' } })
    }
    const made = db().selectFrom('customers').select('code').where('code', 'ilike', 'q%')
    expect(await made.execute()).toHaveLength(5)
  })

  test.each([
    ['vendor/CreateVendor', { VendorOrganizationName: 'ลาน' }, 'VendorAccountNumber'],
    ['masterData/CreateRecord', { Kind: 'site', Name: 'ลาน' }, 'Code'],
    ['masterData/CreateRecord', { Kind: 'd1', Name: 'ลาน' }, 'Code'],
  ])('%s %j makes one', async (path, body, field) => {
    const spelled = ['ZZ-7', 'zz7', 'ZZ ๗', 'ＺＺ7']
    const answers = await Promise.all(
      spelled.map((code) => post(path, { ...body, [field]: code }, 1)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    const refused = answers.find(({ status }) => status === 400)
    expect(refused?.body.code === 'masterData.codeTaken' || refused?.body.fields).toBeTruthy()
  })
})
