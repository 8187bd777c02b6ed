import { describe, expect, test } from 'vitest'
import type { Role } from '../../../platform/roles.ts'
import { openTestMill, readyTicket, weighTicket } from '../../fixture.ts'
import { openTestServer } from '../../server.ts'
import { withRollback } from '../../transactions.ts'
import { type Refused, watchRefusals } from '../refused.ts'

const mill = await openTestMill()
const server = await openTestServer()
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
  })

  test('the reject weight is under the weight in', async () => {
    for (const SysPalmReturnWeight of [15_230, 15_230.01, 999_999]) {
      const why = ['v.rejectWeight', 'SysPalmReturnWeight'] as const
      const { message } = await grade({ ...returned, SysPalmReturnWeight }, why)
      expect(message).toContain('15,230')
    }
    for (const kg of [0, 15_229.99]) await accepts({ ...returned, SysPalmReturnWeight: kg })
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
  ])('%s is kept as it is', async (field) => {
    await accepts({ ...returned, [field]: "👩‍🌾 {{ticket}} $t(po.state.D) '; --" })
  })

  test('of a ticket that is not there', async () => {
    for (const SSWeightID of [999_999_999, Number.MAX_SAFE_INTEGER]) {
      await grade({ SSWeightID }, ['ticket.notFound'])
    }
  })
})

describe('a correction', () => {
  const correct = (fields: object, why: Refused) =>
    refusedInBoth('po/correctGrade', { ...CALLS[1]![2], ...plain, ...fields }, 50, why)

  test('is of the ticket as the officer saw it', async () => {
    const { body } = await server.post('po/getWeightProcess', {}, 50)
    const seen = body.result.data.find((one: { SSWeightID: number }) => one.SSWeightID === graded)
    for (const old of [seen.Version - 1, seen.Version + 1, 2 ** 31 - 1]) {
      const { present, message } = await correct({ Version: old }, ['sys.stale', undefined, 409])
      expect(present).toEqual(seen)
      expect(message).toMatch(/ \d{2}:\d{2} น\./)
    }
  })
})
