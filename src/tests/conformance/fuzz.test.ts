import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allCalls } from '../../app/contracts.ts'
import type { Call } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../database.ts'
import { buildMill, readyTickets, weighTicket } from '../fixture.ts'
import { openTestServer } from '../server.ts'
import { inputsOf, type Known, oneFaultEach } from './arbitrary.ts'
import { checksums } from './checksum.ts'

/** Short in every run; `FUZZ_RUNS=2000 npm test -- fuzz` for a long one. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 40)

/** Right values of fields that name something of the fixture, or that have a range. */
const RIGHT = {
  SysProductGrade: 18,
  SysPalmReturn: 0,
  WeightTimeOut: '2026-11-20T09:00:00+07:00',
  WeightIn: 15230,
  WeightOut: 6010,
  PONO_SEQ: 'NBDPO-PL',
  Site: 'NBD',
  Warehouse: 'CT-NN',
  FinDim1: '00000',
  FinDim2: 'ZZ_ZZ',
  FinDim3: 'ZZZZZ',
  FinDim4: 'NBD_RM01',
  FinDim5: 'ZZZZ',
  FinDim6: 'ZZZZZ',
  FinDim7: 'D7-001',
  DateOfUse: '2026-11-20',
  DateofExpire: '2026-11-21',
  RecDate: '2026-11-20',
  filterDate: '2026-11-20',
  filterStatus: 'A',
  filterState: 'D',
  page: 0,
}

await openTestDatabase()
const server = await openTestServer()
await workTheMill()
const known = await knownThings()
const scale = await server.post('scale/CreateToken', { Name: 'เครื่องชั่ง 1 ขาเข้า' }, 0)

/** Streams have no input to speak of; documents cost a second each. */
const FUZZED = allCalls.filter(({ mediaType }) => mediaType !== 'application/x-ndjson')

test.each(FUZZED.map((call) => [call.path, call] as const))(
  '%s never fails and never half-writes, whatever it is sent',
  async (path, call) => {
    const random = fc.sample(inputsOf(call.input, known), {
      numRuns: call.mediaType ? 5 : RUNS,
      seed: 2569,
    })
    const inputs = [...oneFaultEach(call.input, known), ...random]
    const untouched = await checksums()
    const refused: unknown[] = []
    for (const input of inputs) {
      const { status, body } = await sendTo(call, input)
      expect({ status, input: status >= 500 && input, body: status >= 500 && body }).toEqual({
        status: expect.any(Number),
        input: false,
        body: false,
      })
      if (status !== 200) refused.push(input)
    }
    const before = await checksums()
    // Where nothing was written at all, the refused inputs have written nothing.
    if (!isDeepStrictEqual(before, untouched)) {
      const again = await Promise.all(refused.map((input) => sendTo(call, input)))
      if (again.every(({ status }) => status !== 200)) expect(await checksums()).toEqual(before)
    }
    expect(refused.length, `${path} accepted everything`).toBeGreaterThan(0)
  },
)

test('the fuzzing knew what the database holds', () => {
  expect(known.uuids.length).toBeGreaterThan(5)
  expect(known.ids.length).toBeGreaterThan(3)
  expect(FUZZED.length).toBeGreaterThan(30)
})

function sendTo({ path, roles }: Call, input: unknown) {
  if (roles === 'scale-token') {
    return server.post(path, input, undefined, {
      authorization: `Bearer ${scale.body.result.Token}`,
    })
  }
  return server.post(path, input, 0)
}

/** Orders at each end of their way, and tickets in every state, for the junk to fall on. */
async function workTheMill(): Promise<void> {
  const mill = await buildMill()
  const tickets = await readyTickets(mill, 6)
  for (let n = 0; n < 3; n += 1) await weighTicket({ customerId: mill.vendor.customerId })
  for (const own of [tickets.slice(0, 2), tickets.slice(2, 4)]) {
    const { body } = await server.post('po/createPOHeader', { VendorUUID: mill.vendor.id }, 51)
    const order = { POHeaderUUID: body.result.UUID }
    for (const id of own) await server.post('po/createPOLine', { ...order, SSWeightID: id }, 51)
    if (own[0] === tickets[0]) continue
    for (const [call, role] of [
      ['submitPO', 51],
      ['approvePO', 50],
      ['confirmPO', 51],
    ] as const) {
      await server.post(`po/${call}`, order, role)
    }
  }
}

async function knownThings(): Promise<Known> {
  const orders = await db().selectFrom('purchase_orders').select('id').orderBy('number').execute()
  const lines = await db().selectFrom('order_lines').select('id').orderBy('serial').execute()
  const vendors = await db().selectFrom('vendors').select('id').execute()
  const officers = await db().selectFrom('officers').select('id').execute()
  const tickets = await db()
    .selectFrom('weigh_tickets')
    .select('id')
    .orderBy('id', 'desc')
    .execute()
  const products = await db().selectFrom('products').select(['id', 'code']).execute()
  return {
    fields: {
      POHeaderUUID: orders[0]?.id,
      POLineUUID: lines[0]?.id,
      VendorUUID: vendors[0]?.id,
      SSWeightID: tickets[0]?.id,
      ...RIGHT,
    },
    uuids: [...orders, ...lines, ...vendors, ...officers, ...products].map(({ id }) => id),
    ids: tickets.map(({ id }) => id),
    texts: ['2026', 'ปาล์ม', 'NBDPO-PL', ...products.map(({ code }) => code)],
  }
}
