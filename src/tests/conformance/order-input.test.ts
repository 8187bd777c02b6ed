import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { browserHash } from '../../identity/writes/passwords.ts'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { addDays, businessDay } from '../../platform/thai-date.ts'
import { calls } from '../../purchase-orders/contract.ts'
import { openTestDatabase } from '../database.ts'
import {
  addVendor,
  buildMill,
  gradeTicket,
  readyTicket,
  readyTickets,
  valueTicket,
  weighTicket,
} from '../fixture.ts'
import { givePassword, orderAfter, orderNow } from '../orders.ts'
import { openTestServer } from '../server.ts'
import { undone } from '../undone.ts'
import { checksums } from './checksum.ts'

await openTestDatabase()
const server = await openTestServer()
const mill = await buildMill()
const today = businessDay(new Date())
const Password = await givePassword(server.officers[0].id)

const draft = await orderAfter(mill, [])
const sent = await orderAfter(mill, ['submit'])
const approved = await orderAfter(mill, ['submit', 'approve'])
const confirmed = await orderAfter(mill, ['submit', 'approve', 'confirm'])
const begun = await orderAfter(mill, ['submit', 'approve', 'confirm', 'receive'])
const deleted = await orderAfter(mill, ['delete'])
const [free] = await readyTickets(mill, 1)
const stranger = await addVendor('2')

let before: Record<string, string>
beforeAll(async () => {
  before = await checksums()
})

/** Expects `body` to be refused with `code`, at `field` where one is named, and that it leaves no trace. */
async function refused(
  path: string,
  body: unknown,
  role: Role,
  [code, field, status = 400]: readonly [string, string?, number?],
) {
  const answer = await server.post(path, body, role)
  const fields = answer.body.fields ?? {}
  expect({
    body,
    status: answer.status,
    code: answer.body.code,
    at: Object.keys(fields)[0],
  }).toEqual({
    body,
    status,
    code,
    at: field,
  })
  for (const sentence of [answer.body.message, ...Object.values(fields)]) {
    expect(sentence).toMatch(/[ก-๙]{4}/)
    expect(sentence).not.toMatch(/\{\{|undefined|null|NaN|“”|\(\)| {2}/)
  }
  expect(await checksums()).toEqual(before)
  return answer.body
}

describe('an order that is not there', () => {
  const right: Record<string, unknown> = {
    POLineUUID: randomUUID(),
    SSWeightID: free,
    RecDate: today,
    Reason: 'ผิดราย',
    Password,
  }
  const ofAnOrder = Object.values(calls).filter(({ input }) => 'POHeaderUUID' in input.shape)
  const named = ofAnOrder.map(({ path, input }) => {
    const shape = Object.entries(right).filter(([field]) => field in input.shape)
    return [path, Object.fromEntries(shape)] as const
  })

  test('is asked of every call that names one', () => {
    expect(named.length).toBeGreaterThanOrEqual(11)
  })

  test.each(named)('%s', async (call, body) => {
    for (const POHeaderUUID of [randomUUID(), '00000000-0000-0000-0000-000000000000', deleted]) {
      await refused(call, { ...body, POHeaderUUID }, 0, ['po.notFound'])
    }
    for (const POHeaderUUID of [
      '',
      'x',
      1,
      null,
      [draft],
      `${draft} `,
      draft.slice(1),
      'NBDPO-PL-6911-00001',
    ]) {
      await refused(call, { ...body, POHeaderUUID }, 0, ['sys.invalid', 'POHeaderUUID'])
    }
    await refused(call, body, 0, ['sys.invalid', 'POHeaderUUID'])
    await refused(call, { ...body, POHeaderUUID: draft, State: 'A' }, 0, ['sys.unknownField'])
  })
})

describe('a line that is not there', () => {
  test('or on another order, or gone, is said to be', async () => {
    const [received] = await linesOf(begun)
    const [gone] = await linesOf(deleted)
    for (const POLineUUID of [randomUUID(), gone, received, (await linesOf(draft))[0]]) {
      const receipt = { POHeaderUUID: confirmed, POLineUUID, RecDate: today }
      const { message } = await refused('po/receiptLine', receipt, 81, ['po.lineNotFound'])
      expect(message).toContain((await orderNow(confirmed)).PONumber)
    }
    for (const POLineUUID of [randomUUID(), gone]) {
      await refused('po/releaseLine', { POLineUUID, Reason: 'ผิดราย' }, 50, ['po.lineGone'])
      await refused('po/deletePOLine', { POLineUUID }, 51, ['po.lineGone'])
    }
    for (const POLineUUID of ['', 'x', 7, null]) {
      const receipt = { POHeaderUUID: confirmed, POLineUUID, RecDate: today }
      const at = ['sys.invalid', 'POLineUUID'] as const
      await refused('po/receiptLine', receipt, 81, at)
      await refused('po/releaseLine', { POLineUUID, Reason: 'ผิดราย' }, 50, at)
      await refused('po/deletePOLine', { POLineUUID }, 51, at)
    }
  })
})

describe('a ticket that cannot be a line', () => {
  const add = (SSWeightID: unknown, why: readonly [string, string?]) =>
    refused('po/createPOLine', { POHeaderUUID: draft, SSWeightID }, 51, why)

  test('is named, with what it lacks', async () => {
    const { customerId } = mill.vendor
    const foreign = await readyTicket(mill, { customerId: stranger.customerId })
    const ungraded = await weighTicket({ customerId })
    const unpriced = await weighTicket({ customerId })
    await gradeTicket(mill, unpriced)
    const inYard = await weighTicket({ customerId, weightOut: null })
    await valueTicket(mill, inYard, await gradeTicket(mill, inYard))
    before = await checksums()
    const { message } = await add(foreign, ['po.ticketOtherAvl'])
    expect(message).toContain(`AVL ${stranger.avl} ไม่ตรงกับใบสั่งซื้อ (${mill.vendor.avl})`)
    const lacks = async (ticket: number) => (await add(ticket, ['po.ticketNotReady'])).message
    expect(await lacks(ungraded)).toContain('ยังไม่พร้อม: ยังไม่ประเมินคุณภาพ')
    expect(await lacks(unpriced)).toContain('ยังไม่พร้อม: ยังไม่ประเมินราคา')
    expect(await lacks(inYard)).toContain('ยังไม่พร้อม: ยังไม่ชั่งออก')
    await add(999_999_999, ['ticket.notFound'])
    await add(Number.MAX_SAFE_INTEGER, ['ticket.notFound'])
  })

  test.each([0, -1, 1.5, 2 ** 53, 1e308, '1', null, true, []])('as is %j', async (ticket) => {
    await add(ticket, ['sys.invalid', 'SSWeightID'])
  })
})

describe('a day', () => {
  const NO_DAY = [
    '0001-01-01',
    '9999-12-31',
    '2569-11-20',
    '2026-02-31',
    '2025-02-29',
    '20/11/2569',
    '20261120',
    '2026-11-20T00:00:00Z',
    '2026-1-1',
    'วันนี้',
    0,
    null,
  ]
  const receive = async (RecDate: unknown, why: readonly [string, string?]) => {
    const [POLineUUID] = await linesOf(confirmed)
    return refused('po/receiptLine', { POHeaderUUID: confirmed, POLineUUID, RecDate }, 81, why)
  }

  test.each(NO_DAY)('is not %j', async (day) => {
    await receive(day, ['sys.invalid', 'RecDate'])
    if (day === null) return
    for (const field of ['DateOfUse', 'DateofExpire']) {
      await refused('po/createPOHeader', { VendorUUID: mill.vendor.id, [field]: day }, 51, [
        'sys.invalid',
        field,
      ])
    }
    const line = { POHeaderUUID: draft, SSWeightID: free, DeliveryDate: day }
    await refused('po/createPOLine', line, 51, ['sys.invalid', 'DeliveryDate'])
    await refused('po/getPOFilterLists', { filterCreated: day }, 51, [
      'sys.invalid',
      'filterCreated',
    ])
  })

  test('of receiving is neither after today nor before the truck came in', async () => {
    for (const day of [addDays(today, 1), '2199-12-31'])
      await receive(day, ['v.recDateFuture', 'RecDate'])
    for (const day of [addDays(today, -2), '1900-01-01'])
      await receive(day, ['v.recDateEarly', 'RecDate'])
    await receive('', ['sys.invalid', 'RecDate'])
  })
})

describe('the head of an order', () => {
  const create = (fields: object, why: readonly [string, string?]) =>
    refused('po/createPOHeader', { VendorUUID: mill.vendor.id, ...fields }, 51, why)

  test.each(['FFAMax', 'MIMax', 'DobiMin', 'IVMax', 'IVMin', 'ColorB', 'ColorR', 'ColorY'])(
    'has a threshold %s of 0 or more, with two decimals',
    async (field) => {
      for (const value of [
        -1,
        -0.01,
        0.125,
        999_999.999,
        1_000_000,
        1e308,
        '5',
        '๕',
        null,
        true,
        {},
        Number.NaN,
      ]) {
        await create({ [field]: value }, ['sys.invalid', field])
      }
    },
  )

  test('is JSON: a number that is none is refused as a whole', async () => {
    await refused('po/createPOHeader', `{"VendorUUID":"${mill.vendor.id}","FFAMax":NaN}`, 51, [
      'sys.invalid',
    ])
  })

  test.each([
    ['CriteriaReceive', 500],
    ['QTYDeliver', 200],
    ['Delivery', 500],
    ['Payment', 500],
    ['Condition', 1000],
  ] as const)('has a text %s of %i letters at most', async (field, most) => {
    const { fields } = await create({ [field]: 'ก'.repeat(most + 1) }, ['sys.invalid', field])
    expect(fields[field]).toContain(String(most))
    for (const text of ['\0', 'ก\0ข', '\ud800', 'ก\udfff'])
      await create({ [field]: text }, ['sys.invalid', field])
  })

  test.each([
    'ປາກກາ ລາວ',
    'قلم',
    '棕榈油',
    '👩‍🌾🌴',
    'e\u0301',
    'บรรทัด\nสอง',
    '\u202eกลับ',
    '=CMD()',
    '<b>x</b>',
    "'; drop table officers; --",
    '{{po}} $t(po.state.D)',
  ])('keeps a text as it is: %j', async (Condition) => {
    await undone(async () => {
      const { body } = await server.post(
        'po/createPOHeader',
        { VendorUUID: mill.vendor.id, Condition },
        51,
      )
      const order = { POHeaderUUID: body.result.UUID }
      const read = await server.post('po/getEnvironmentPOLineManage', order, 51)
      expect(read.body.result.po_header.Condition).toBe(Condition)
    })
  })

  test('names what is not known', async () => {
    await create({ VendorUUID: randomUUID() }, ['vendor.notFound'])
    await create({ VendorUUID: 'x' }, ['sys.invalid', 'VendorUUID'])
    for (const field of ['PONO_SEQ', 'Site', 'Warehouse', 'FinDim1', 'FinDim4', 'FinDim7']) {
      for (const value of ['ไม่มี', "'", '%', '$t(po.state.D)']) {
        const { message } = await create({ [field]: value }, ['po.unknownReference', field])
        expect(message).toContain(value)
      }
    }
  })
})

describe('a reason', () => {
  test.each(['', '   ', ' \n\t ', '\u00a0', 'ก'.repeat(501), 'ก\0', null, 5, undefined])(
    'is not %j',
    async (Reason) => {
      const [POLineUUID] = await linesOf(confirmed)
      await refused('po/rejectPO', { POHeaderUUID: sent, Reason }, 50, ['sys.invalid', 'Reason'])
      await refused('po/releaseLine', { POLineUUID, Reason }, 50, ['sys.invalid', 'Reason'])
    },
  )
})

describe('the password of a deletion', () => {
  test.each([
    '',
    'palm-demo-2569',
    browserHash('x').toUpperCase(),
    browserHash('x').slice(1),
    null,
    5,
  ])('is not %j', async (sent) => {
    const deletion = { POHeaderUUID: draft, Password: sent }
    await refused('po/deletePO', deletion, 0, ['sys.invalid', 'Password'])
  })

  test('is the own one; after five others even that one waits', async () => {
    const wrong = { POHeaderUUID: draft, Password: browserHash('ผิด') }
    for (let n = 0; n < 5; n += 1) {
      await refused('po/deletePO', wrong, 0, ['auth.deleteWrongPassword', 'Password'])
    }
    await refused('po/deletePO', { ...wrong, Password }, 0, [
      'auth.passwordThrottled',
      undefined,
      429,
    ])
    await db().deleteFrom('password_failures').execute()
  })
})

describe('the version of an order', () => {
  const STEPS = [
    ['po/submitPO', draft, {}, 51],
    ['po/approvePO', sent, {}, 50],
    ['po/rejectPO', sent, { Reason: 'ผิดราย' }, 50],
    ['po/confirmPO', approved, {}, 51],
    ['po/cancelPO', approved, {}, 51],
  ] as const

  test.each(STEPS)(
    '%s: that of yesterday is answered with the present order',
    async (call, id, body, role) => {
      const { Version, PONumber, State } = await orderNow(id)
      for (const old of [Version - 1, Version + 1, 0, 2 ** 31 - 1]) {
        const stale = { POHeaderUUID: id, ...body, Version: old }
        const { present, message } = await refused(call, stale, role, ['sys.stale', undefined, 409])
        expect(present).toMatchObject({ UUID: id, PONumber, State, Version, TotalWeight: 18_440 })
        expect(message).toContain('เจ้าหน้าที่')
      }
      for (const none of [1.5, '1', true, 2 ** 31, 2 ** 53, -(2 ** 31) - 1]) {
        await refused(call, { POHeaderUUID: id, ...body, Version: none }, role, [
          'sys.invalid',
          'Version',
        ])
      }
      await undone(async () => {
        const fresh = { POHeaderUUID: id, ...body, Version }
        expect(await server.post(call, fresh, role)).toMatchObject({ status: 200 })
      })
    },
  )
})

async function linesOf(id: string): Promise<string[]> {
  const lines = db().selectFrom('order_lines').select('id').where('order_id', '=', id)
  return (await lines.orderBy('line_number').execute()).map((line) => line.id)
}
