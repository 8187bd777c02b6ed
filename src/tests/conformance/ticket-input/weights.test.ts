import { describe, expect, test } from 'vitest'
import { arriving, leaving, openBridge } from '../../bridge.ts'
import { openTestMill } from '../../fixture.ts'
import { openTestServer } from '../../server.ts'
import { withRollback } from '../../transactions.ts'
import { type Refused, watchRefusals } from '../refused.ts'

const mill = await openTestMill()
const server = await openTestServer()
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

  test('a reason may be left out', async () => {
    await accepts({ Reason: '' })
    await accepts({ Reason: null })
  })

  test('of a ticket that is not there', async () => {
    for (const none of [999_999_999, Number.MAX_SAFE_INTEGER]) {
      await correct({ SSWeightID: none }, ['ticket.notFound'])
    }
  })

  test('of a ticket as the officer saw it', async () => {
    for (const Version of [seen.Version - 1, seen.Version + 1, 2 ** 31 - 1]) {
      const { present } = await correct({ Version }, ['sys.stale', undefined, 409])
      expect(present).toEqual(seen)
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
  })

  test('is of the ticket as the officer saw it', async () => {
    for (const Version of [seen.Version - 1, seen.Version + 1]) {
      const { present } = await decide({ Version }, ['sys.stale', undefined, 409])
      expect(present).toEqual(seen)
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

test.each(['po/getWeightSheet', 'po/getWeightHistory', 'export/WeighingSlip'])(
  '%s is of a ticket that there is',
  async (call) => {
    await refusedInBoth(call, { SSWeightID: 999_999_999 }, 52, ['ticket.notFound'])
  },
)

async function grade(ticket: number, grading: object): Promise<void> {
  const graded = await server.post('po/evaluate', { SSWeightID: ticket, ...grading }, 52)
  expect(graded.status).toBe(200)
}

async function sheet() {
  return (await server.post('po/getWeightSheet', { SSWeightID }, 52)).body.result
}
