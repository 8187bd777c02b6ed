import { describe, expect, test } from 'vitest'
import { arriving, leaving, openBridge } from '../../bridge.ts'
import { openTestDatabase } from '../../database.ts'
import { buildMill } from '../../fixture.ts'
import { openTestServer } from '../../server.ts'
import { withRollback } from '../../transactions.ts'
import { type Refused, watchRefusals } from '../refused.ts'

await openTestDatabase()
const server = await openTestServer()
const mill = await buildMill()
const bridge = await openBridge(server)
const { refusedInBoth, startAnew } = watchRefusals(server)

const truck = leaving(arriving(mill.vendor.avl))
const [out, yard, returned] = await bridge(
  truck,
  arriving(mill.vendor.avl),
  leaving(arriving(mill.vendor.avl)),
)
const SSWeightID = out!.SSWeightID
const { CarRegister } = truck
const plain = { SSWeightID, CarRegister, WeightIn: 15_100, WeightOut: 6010, WeightNet: 9090 }

/** A returned load of which 12,000 kg went back, and a plain one for which the scale says another weight in. */
await grade(returned!.SSWeightID, {
  SysProductGrade: 10,
  SysPalmReturn: 1,
  SysPalmReturnReason: 'ปาล์มดิบ',
  SysPalmReturnWeight: 12_000,
})
await grade(SSWeightID, { SysProductGrade: 18, SysPalmReturn: 0 })
await bridge({ ...truck, WeightIn: 7000 })
const { weight: seen, corrections } = await sheet()
const { CorrectionID } = corrections[0]

describe('other weights of a ticket', () => {
  const correct = (fields: object, why: Refused) =>
    refusedInBoth('po/updateWeightInfo', { ...plain, ...fields }, 0, why)

  test.each(['WeightIn', 'WeightOut', 'WeightNet'])('%s is a weight', async (field) => {
    const NONE = [
      -0.01,
      -9090,
      6010.005,
      1_000_000,
      1e308,
      '6010',
      '๖๐๑๐',
      null,
      undefined,
      true,
      [],
    ]
    for (const kg of NONE) await correct({ [field]: kg }, ['sys.invalid', field])
  })

  test('are JSON: a number that is none is refused as a whole', async () => {
    for (const none of ['NaN', 'Infinity', '-Infinity', '0x10', '1_000']) {
      const body = JSON.stringify(plain).replace('9090', none)
      await refusedInBoth('po/updateWeightInfo', body, 0, ['sys.invalid'])
    }
  })

  test('the net is what is between them, to the hundredth of a kilogram', async () => {
    for (const WeightNet of [9089.99, 9090.01, 9220, 0, 999_999]) {
      const { fields } = await correct({ WeightNet }, ['v.net', 'WeightNet'])
      expect(fields.WeightNet).toContain('9,090')
    }
    const Confirmed = ['WeightIn', 'WeightOut']
    await accepts({ WeightIn: 0.3, WeightOut: 0.1, WeightNet: 0.2, Confirmed })
  })

  test('more came in than goes out', async () => {
    for (const [WeightIn, WeightOut] of [
      [6010, 6010],
      [6009.99, 6010],
      [0, 0],
      [0, 999_999],
    ] as const) {
      await correct({ WeightIn, WeightOut, WeightNet: 0 }, ['v.weights', 'WeightOut'])
    }
    await accepts({ WeightIn: 6010.01, WeightNet: 0.01 })
  })

  test('more came in than went back', async () => {
    const load = { SSWeightID: returned!.SSWeightID, WeightOut: 1000 }
    for (const WeightIn of [12_000, 11_999.99]) {
      const WeightNet = (WeightIn * 100 - 100_000) / 100
      const why = ['v.underReject', 'WeightIn'] as const
      const { fields } = await correct({ ...load, WeightIn, WeightNet }, why)
      expect(fields.WeightIn).toContain('12,000')
    }
    await accepts({ ...load, WeightIn: 12_000.01, WeightNet: 11_000.01 })
  })

  test('are others than those in force', async () => {
    const same = { WeightIn: 15_230, WeightOut: 6010, WeightNet: 9220 }
    await correct(same, ['ticket.sameWeights'])
    await accepts({ ...same, CarRegister: '80-9999 สุราษฎร์ธานี' })
  })

  test('are of a ticket that has a net weight', async () => {
    await correct({ SSWeightID: yard!.SSWeightID }, ['ticket.noNet'])
  })

  test('the registration is not empty, nor longer than 100 letters', async () => {
    const NONE = [
      '',
      '   ',
      '\u00a0',
      'ก'.repeat(101),
      'ก\0',
      '\ud800',
      null,
      undefined,
      801234,
      [],
    ]
    for (const plate of NONE) {
      await correct({ CarRegister: plate }, ['sys.invalid', 'CarRegister'])
    }
  })

  test('a reason may be left out, and has 500 letters at most', async () => {
    for (const Reason of ['ก'.repeat(501), 'ก\0', 5, true]) {
      await correct({ Reason }, ['sys.invalid', 'Reason'])
    }
    await accepts({ Reason: '' })
    await accepts({ Reason: null })
  })

  test('of a ticket that is not there, or with a field that is not known', async () => {
    for (const none of [999_999_999, Number.MAX_SAFE_INTEGER]) {
      await correct({ SSWeightID: none }, ['ticket.notFound'])
    }
    for (const none of [0, -1, 1.5, 2 ** 53, '1', null, undefined, []]) {
      await correct({ SSWeightID: none }, ['sys.invalid', 'SSWeightID'])
    }
    await correct({ WeightTimeOut: '2026-11-20T10:00:00+07:00' }, ['sys.unknownField'])
  })

  test('of a ticket as the officer saw it', async () => {
    for (const Version of [seen.Version - 1, seen.Version + 1, 2 ** 31 - 1]) {
      const { present } = await correct({ Version }, ['sys.stale', undefined, 409])
      expect(present).toEqual(seen)
    }
    for (const none of [1.5, '1', true, 2 ** 31]) {
      await correct({ Version: none }, ['sys.invalid', 'Version'])
    }
    await accepts({ Version: seen.Version })
  })

  /** Takes back what it wrote. */
  const accepts = (fields: object) =>
    withRollback(async () => {
      const { status, body } = await server.post('po/updateWeightInfo', { ...plain, ...fields }, 0)
      const { Version, Reason, Confirmed, ...said } = { ...plain, ...fields } as Record<
        string,
        unknown
      >
      expect({ status, ...body.result }).toMatchObject({ status: 200, ...said })
    })
})

describe.each(['acceptCorrection', 'refuseCorrection'])('%s', (call) => {
  const decide = (fields: object, why: Refused) =>
    refusedInBoth(`po/${call}`, { CorrectionID, Reason: 'ตรวจแล้ว', ...fields }, 0, why)

  test('is of a correction that there is', async () => {
    for (const none of [999_999_999, Number.MAX_SAFE_INTEGER]) {
      await decide({ CorrectionID: none }, ['correction.notFound'])
    }
    for (const none of [0, -1, 1.5, 2 ** 53, '1', null, undefined, []]) {
      await decide({ CorrectionID: none }, ['sys.invalid', 'CorrectionID'])
    }
    await decide({ SSWeightID }, ['sys.unknownField'])
  })

  test('is of the ticket as the officer saw it', async () => {
    for (const Version of [seen.Version - 1, seen.Version + 1]) {
      const { present } = await decide({ Version }, ['sys.stale', undefined, 409])
      expect(present).toEqual(seen)
    }
    await decide({ Version: '1' }, ['sys.invalid', 'Version'])
  })

  test('has a reason of 500 letters at most', async () => {
    for (const Reason of ['ก'.repeat(501), '\0', 5]) {
      await decide({ Reason }, ['sys.invalid', 'Reason'])
    }
  })
})

test('what the scale proposed is not accepted without a reason', async () => {
  for (const Reason of ['', ' ', null, undefined]) {
    await refusedInBoth('po/acceptCorrection', { CorrectionID, Reason }, 0, [
      'sys.invalid',
      'Reason',
    ])
  }
})

test('what the scale proposed is not accepted where the ticket by now contradicts it', async () => {
  const heavier = { ...plain, WeightIn: 15_230, WeightOut: 8000, WeightNet: 7230 }
  expect(await server.post('po/updateWeightInfo', heavier, 0)).toMatchObject({ status: 200 })
  await startAnew()
  await refusedInBoth('po/acceptCorrection', { CorrectionID, Reason: 'ตรวจแล้ว' }, 0, [
    'correction.contradicts',
  ])
  await withRollback(async () => {
    const { body } = await server.post('po/refuseCorrection', { CorrectionID }, 0)
    expect(body.result).toMatchObject({ WeightIn: 15_230, WeightOut: 8000, OpenCorrections: 0 })
  })
})

describe('what is asked of a ticket', () => {
  test.each(['po/getWeightSheet', 'po/getWeightHistory', 'export/WeighingSlip'])(
    '%s is of one that there is',
    async (call) => {
      await refusedInBoth(call, { SSWeightID: 999_999_999 }, 52, ['ticket.notFound'])
      for (const none of [0, -1, 1.5, 2 ** 53, '1', null, undefined, [], {}]) {
        await refusedInBoth(call, { SSWeightID: none }, 52, ['sys.invalid', 'SSWeightID'])
      }
      await refusedInBoth(call, { SSWeightID, page: 0 }, 52, ['sys.unknownField'])
    },
  )

  test.each([
    ['POHeaderUUID', ['x', 5, '', []]],
    ['filterSearch', ['ก'.repeat(101), 5, '\0']],
    ['filterGrade', [-1, 101, 18.5, '18', true]],
    ['filterDateIn', ['20/11/2569', '2026-02-30', '2569-11-20', 5, 'วันนี้']],
    ['filterDateOut', ['20/11/2569', '2026-02-30', '2569-11-20', 5, 'วันนี้']],
    ['filterStatus', ['a', '', null, 5, 'D']],
    ['page', [-1, 0.5, '0', null, 1_000_001, 1e308]],
  ] as const)('the list is filtered by %s as it is, and by nothing else', async (field, values) => {
    for (const value of values) {
      await refusedInBoth('po/getWeightProcess', { [field]: value }, 52, ['sys.invalid', field])
    }
  })

  test('the list is sorted by a column, up or down', async () => {
    for (const [sort, field] of [
      [{ field: 'id; drop table officers', direction: 'asc' }, 'sort.field'],
      [{ field: 'Version', direction: 'asc' }, 'sort.field'],
      [{ field: 'WeightNet', direction: 'up' }, 'sort.direction'],
      [{ field: 'WeightNet' }, 'sort.direction'],
      ['WeightNet', 'sort'],
    ] as const) {
      await refusedInBoth('po/getWeightProcess', { sort }, 52, ['sys.invalid', field])
    }
  })

  test('corrections are those that wait, those that are decided, or all', async () => {
    for (const filterDecision of ['all', 'accepted', null, 5, true]) {
      const why = ['sys.invalid', 'filterDecision'] as const
      await refusedInBoth('po/getCorrections', { filterDecision }, 52, why)
    }
  })
})

async function grade(ticket: number, grading: object): Promise<void> {
  const graded = await server.post('po/evaluate', { SSWeightID: ticket, ...grading }, 52)
  expect(graded.status).toBe(200)
}

async function sheet() {
  return (await server.post('po/getWeightSheet', { SSWeightID }, 52)).body.result
}
