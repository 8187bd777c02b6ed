import { describe, expect, test } from 'vitest'
import type { Role } from '../../../platform/roles.ts'
import { gradeTicket, openTestMill, readyTicket, weighTicket } from '../../fixture.ts'
import { openTestServer } from '../../server.ts'
import { withRollback } from '../../transactions.ts'
import { type Refused, watchRefusals } from '../refused.ts'

const mill = await openTestMill()
const server = await openTestServer()
const { refusedInBoth } = watchRefusals(server)
const { customerId } = mill.vendor
const graded = await gradedTicket()
const priced = await readyTicket(mill)
const withoutLadder = await gradedTicket('FFB-NEW')
const ladderGone = await readyTicket(mill, { productCode: 'FFB-GONE' })

/** Each way of pricing: a first time, and anew by a manager. */
const CALLS: [string, Role, object][] = [
  ['po/valuation', 50, { SSWeightID: graded }],
  ['po/correctPrice', 50, { SSWeightID: priced, Reason: 'ตรวจซ้ำ' }],
]
const plain = { SysValuationPrice: 5.2, SysValuationLevelPrice: 0, SysValuationPremium: 0 }
const TERMS = Object.keys(plain)
/** The price of the ladder at grade 18. */
const computed = { PriceVersion: 1, ...plain, SysPrice: 5.2 }
const CHANGED = ['price.changed', undefined, 409] as const

describe.each(CALLS)('%s', (call, manager, ticket) => {
  const price = (fields: object, why: Refused, role: Role = manager) =>
    refusedInBoth(call, { ...ticket, ...plain, ...fields }, role, why)
  const accepts = (fields: object) =>
    withRollback(async () => {
      const { status, body } = await server.post(call, { ...ticket, ...plain, ...fields }, manager)
      expect({ status, ...body.result }).toMatchObject({ status: 200, ...fields })
    })

  test.each(TERMS)('%s is a third of the greatest price at most', async (term) => {
    await accepts({ [term]: 3333.33, OverrideReason: 'ตกลงกับผู้ขาย' })
  })

  test('another price than the ladder’s needs a reason', async () => {
    for (const term of TERMS) {
      for (const OverrideReason of [undefined, null, '', '   ', '\u00a0']) {
        const why = ['price.reasonRequired', 'OverrideReason'] as const
        const { message } = await price({ [term]: 6.01, OverrideReason }, why)
        expect(message).toMatch(/5\.20/)
      }
    }
  })

  test('the same sum of other terms is another price', async () => {
    const terms = { SysValuationPrice: 5, SysValuationPremium: 0.2 }
    await price(terms, ['price.reasonRequired', 'OverrideReason'])
  })

  test('who looked at another ladder hears of the one in force, whatever the reason', async () => {
    const given = { SysValuationPrice: 6, OverrideReason: 'ตกลงกับผู้ขาย' }
    for (const PriceVersion of [2, 7, 2 ** 40]) {
      const { present, message } = await price({ ...given, PriceVersion }, CHANGED)
      expect(present).toEqual(computed)
      expect(message).toContain('จาก 6.00 เป็น 5.20')
    }
    await accepts(given)
  })

  test('the ladder’s own price is right, whichever version one looked at', async () => {
    await withRollback(async () => {
      const body = { ...ticket, ...plain, PriceVersion: 7 }
      const { result } = (await server.post(call, body, manager)).body
      expect(result).toMatchObject({ SysPrice: 5.2, PriceVersion: 1, OverrideReason: null })
    })
  })

  test('of a ticket that is not there', async () => {
    await price({ SSWeightID: 999_999_999 }, ['ticket.notFound'])
  })
})

test.each([51, 52] as const)('role %i gives no other price than the ladder’s', async (role) => {
  for (const [given, said] of [
    [{ SysValuationPrice: 5.19 }, '5.19'],
    [{ SysValuationPrice: 5.21, OverrideReason: 'ตกลงกับผู้ขาย' }, '5.21'],
    [{ SysValuationLevelPrice: 0.05, PriceVersion: 1 }, '5.25'],
    [{ SysValuationPremium: 0.2, PriceVersion: 7 }, '5.40'],
  ] as const) {
    const body = { SSWeightID: graded, ...plain, ...given }
    const { present, message } = await refusedInBoth('po/valuation', body, role, CHANGED)
    expect(present).toEqual(computed)
    expect(message).toContain(`จาก ${said} เป็น 5.20`)
  }
})

test('a product without a ladder has no price, neither a first nor another', async () => {
  const first = { SSWeightID: withoutLadder, ...plain, OverrideReason: 'ตกลงกับผู้ขาย' }
  for (const role of [50, 52] as const) {
    const { message } = await refusedInBoth('po/valuation', first, role, ['price.none'])
    expect(message).toContain('FFB-NEW')
  }
  const other = { ...first, SSWeightID: ladderGone, Reason: 'ตรวจซ้ำ' }
  await refusedInBoth('po/correctPrice', other, 50, ['price.none'])
})

test('a ticket in the yard is priced, but is no line yet', async () => {
  await withRollback(async () => {
    const inYard = await weighTicket({ customerId, weightOut: null })
    await gradeTicket(mill, inYard)
    const { body } = await server.post('po/valuation', { SSWeightID: inYard, ...plain }, 52)
    expect(body.result).toMatchObject({ SysPrice: 5.2, WeightNet: null })
    const order = await server.post('po/createPOHeader', { VendorUUID: mill.vendor.id }, 51)
    const line = { POHeaderUUID: order.body.result.UUID, SSWeightID: inYard }
    expect((await server.post('po/createPOLine', line, 51)).body.code).toBe('po.ticketNotReady')
  })
})

describe('a correction', () => {
  const correct = (fields: object, why: Refused) =>
    refusedInBoth('po/correctPrice', { ...CALLS[1]![2], ...plain, ...fields }, 50, why)

  test('is of the ticket as the officer saw it', async () => {
    for (const Version of [0, 2, 2 ** 31 - 1]) {
      const { present } = await correct({ Version }, ['sys.stale', undefined, 409])
      expect(present).toMatchObject({ SSWeightID: priced, SysPrice: 5.2, Version: 1 })
    }
  })
})

async function gradedTicket(productCode?: string): Promise<number> {
  const id = await weighTicket({ customerId, productCode })
  await gradeTicket(mill, id)
  return id
}
