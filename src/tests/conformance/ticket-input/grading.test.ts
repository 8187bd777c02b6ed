import { describe, expect, test } from 'vitest'
import type { Role } from '../../../platform/roles.ts'
import { openTestDatabase } from '../../database.ts'
import { buildMill, readyTicket, weighTicket } from '../../fixture.ts'
import { openTestServer } from '../../server.ts'
import { withRollback } from '../../transactions.ts'
import { type Refused, watchRefusals } from '../refused.ts'

await openTestDatabase()
const server = await openTestServer()
const mill = await buildMill()
const { refusedInBoth } = watchRefusals(server)
const waiting = await weighTicket({ customerId: mill.vendor.customerId })
const graded = await readyTicket(mill)

/** Each way of grading: a first time by who evaluates, and anew by a manager. */
const CALLS: [string, Role, object][] = [
  ['po/evaluate', 52, { SSWeightID: waiting }],
  ['po/correctGrade', 50, { SSWeightID: graded, Reason: 'ตรวจซ้ำ' }],
]
const plain = { SysProductGrade: 18, SysPalmReturn: 0 }
const returned = { SysProductGrade: 10, SysPalmReturn: 1, SysPalmReturnReason: 'raw' }
const special = { ...plain, SysIsSpecialCase: 1 }

describe.each(CALLS)('%s', (call, role, ticket) => {
  const grade = (fields: object, why: Refused) =>
    refusedInBoth(call, { ...ticket, ...plain, ...fields }, role, why)
  const accepts = (fields: object) =>
    withRollback(async () => {
      const { status, body } = await server.post(call, { ...ticket, ...plain, ...fields }, role)
      expect({ status, ...body.result }).toMatchObject({ status: 200, ...fields })
    })

  describe('the grade', () => {
    test.each([
      ['no return', plain, [18, 24], [10, 17], '18–24'],
      ['a return', returned, [10, 23], [24], '10–23'],
      ['a special case', special, [10, 17, 24], [], ''],
      [
        'a special case that is returned',
        { ...returned, ...special, SysPalmReturn: 1 },
        [10, 24],
        [],
        '',
      ],
    ])('of %s', async (_, choice, ins, outs, range) => {
      for (const SysProductGrade of ins) await accepts({ ...choice, SysProductGrade })
      for (const SysProductGrade of outs) {
        const why = ['v.gradeRange', 'SysProductGrade'] as const
        const { message } = await grade({ ...choice, SysProductGrade }, why)
        expect(message).toContain(range)
      }
      for (const SysProductGrade of [9, 25, 0, -18, 1e308]) {
        await grade({ ...choice, SysProductGrade }, ['sys.invalid', 'SysProductGrade'])
      }
    })

    test.each(['18', '๑๘', '', 18.5, null, undefined, true, [18], {}])(
      'is not %j',
      async (value) => {
        await grade({ SysProductGrade: value }, ['sys.invalid', 'SysProductGrade'])
      },
    )

    test('is JSON: a number that is none is refused as a whole', async () => {
      const body = JSON.stringify({ ...ticket, ...plain }).replace('18', 'NaN')
      await refusedInBoth(call, body, role, ['sys.invalid'])
    })
  })

  test.each([
    'SysPalmRipe',
    'SysPalmUnripe',
    'SysPalmRaw',
    'SysPalmLoose',
    'SysPalmOverripe',
    'SysPalmRotten',
    'SysPalmUndersize',
    'SysContaminants',
    'SysLongBunchStalk',
  ])('%s is a percent from 0 to 100 with two decimals', async (field) => {
    for (const percent of [0, 0.01, 99.99, 100]) await accepts({ [field]: percent })
    for (const percent of [-0.01, -1, 100.01, 12.345, 1e308, '12', '๑๒', 'ครึ่ง', true, {}]) {
      const { fields } = await grade({ [field]: percent }, ['sys.invalid', field])
      expect(fields[field]).toMatch(/0–100|ต้องไม่ติดลบ|ต้องไม่เกิน 100|ทศนิยมไม่เกิน 2/)
    }
  })

  test.each(['SysBunchWeight', 'SysPalmReturnWeight'])('%s is a weight', async (field) => {
    for (const kg of [-0.01, -350, 12.345, 1_000_000, 1e308, '12', true]) {
      await grade({ ...returned, [field]: kg }, ['sys.invalid', field])
    }
    await accepts({ ...returned, [field]: 0 })
  })

  test('the reject weight is under the weight in', async () => {
    for (const SysPalmReturnWeight of [15_230, 15_230.01, 999_999]) {
      const why = ['v.rejectWeight', 'SysPalmReturnWeight'] as const
      const { message } = await grade({ ...returned, SysPalmReturnWeight }, why)
      expect(message).toContain('15,230')
    }
    await accepts({ ...returned, SysPalmReturnWeight: 15_229.99 })
  })

  test('a return has a reason', async () => {
    for (const reason of [undefined, null, '', '   ', ' \n\t', '\u00a0']) {
      const why = ['v.returnReason', 'SysPalmReturnReason'] as const
      await grade({ ...returned, SysPalmReturnReason: reason }, why)
    }
    await accepts({ ...returned, SysPalmReturnReason: 'ก'.repeat(200) })
  })

  test.each([
    'SysPalmReturnReason',
    'SysLandNumber',
    'SysProductType',
    'SysRSPO',
    'SysOrderName',
    'SysCarLicense',
  ])('%s is a text of 200 letters at most', async (field) => {
    const { fields } = await grade({ [field]: 'ก'.repeat(201) }, ['sys.invalid', field])
    expect(fields[field]).toContain('200')
    for (const text of ['\0', 'ก\0ข', '\ud800', 5, true, []]) {
      await grade({ [field]: text }, ['sys.invalid', field])
    }
    await accepts({ ...returned, [field]: "👩‍🌾 {{ticket}} $t(po.state.D) '; --" })
  })

  test.each(['SysPalmReturn', 'SysIsSpecialCase', 'SysIsWatering', 'SysIsRaining'])(
    '%s is yes or no',
    async (field) => {
      for (const value of [2, -1, 0.5, '1', true, 'ใช่', []]) {
        await grade({ [field]: value }, ['sys.invalid', field])
      }
    },
  )

  test.each(['SysPalmPriceBunch', 'SysPalmPriceLoose'])('%s is a price', async (field) => {
    for (const baht of [-0.01, 1.005, 10_000, 1e308, '5', true]) {
      await grade({ [field]: baht }, ['sys.invalid', field])
    }
  })

  test('of a ticket that is not there', async () => {
    for (const SSWeightID of [999_999_999, Number.MAX_SAFE_INTEGER]) {
      await grade({ SSWeightID }, ['ticket.notFound'])
    }
    for (const SSWeightID of [0, -1, 1.5, 2 ** 53, 1e308, '1', null, undefined, true, []]) {
      await grade({ SSWeightID }, ['sys.invalid', 'SSWeightID'])
    }
  })

  test('with a field that is not known', async () => {
    await grade({ SysPalmPrice: 1 }, ['sys.unknownField'])
    await grade({ SysPalmReturnPercent: 5 }, ['sys.unknownField'])
  })
})

describe('a correction', () => {
  const correct = (fields: object, why: Refused) =>
    refusedInBoth('po/correctGrade', { ...CALLS[1]![2], ...plain, ...fields }, 50, why)

  test.each(['', '   ', ' \n\t ', '\u00a0', 'ก'.repeat(501), 'ก\0', null, 5, undefined])(
    'has another reason than %j',
    async (Reason) => {
      await correct({ Reason }, ['sys.invalid', 'Reason'])
    },
  )

  test('is of the ticket as the officer saw it', async () => {
    const { body } = await server.post('po/getWeightProcess', {}, 50)
    const seen = body.result.data.find((one: { SSWeightID: number }) => one.SSWeightID === graded)
    for (const old of [seen.Version - 1, seen.Version + 1, 2 ** 31 - 1]) {
      const { present, message } = await correct({ Version: old }, ['sys.stale', undefined, 409])
      expect(present).toEqual(seen)
      expect(message).toMatch(/ \d{2}:\d{2} น\./)
    }
    for (const none of [1.5, '1', true, 2 ** 31, -(2 ** 31) - 1]) {
      await correct({ Version: none }, ['sys.invalid', 'Version'])
    }
  })
})
