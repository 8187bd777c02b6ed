import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Reading } from '../bridge.ts'
import type { Answer } from '../server.ts'
import {
  bridge,
  concurrentClients,
  expectConsistentData,
  gradeAndPrice,
  openMill,
  postDraft,
  server,
  truckReadings,
} from './concurrency.ts'

await openMill()

const OFFICERS = 12
const REQUESTS = 40
const Reason = 'ตรวจซ้ำ'

/** How often each is done: what waits and what is decided, so that the trucks do not come to rest. */
const OFTEN = {
  evaluate: 4,
  correctGrade: 10,
  valuation: 14,
  correctPrice: 6,
  updateWeightInfo: 10,
  ImportTickets: 14,
  acceptCorrection: 8,
  refuseCorrection: 4,
  createPOLine: 10,
  submitPO: 8,
  rejectPO: 12,
}
const call = fc.oneof(
  ...Object.entries(OFTEN).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name) })),
)
const request = fc.record({ call, truck: fc.nat(5), order: fc.nat(2), n: fc.nat(6) })

test('twelve officers and the scale who do anything at once to six trucks leave them sound', async () => {
  const readings = truckReadings(6)
  const tickets = (await bridge(...readings)).map(({ SSWeightID }) => SSWeightID)
  for (const id of tickets.slice(0, 4)) await gradeAndPrice(id)
  const orders = await Promise.all([postDraft(), postDraft(), postDraft()])
  const ids: string[] = orders.map(({ body }) => body.result.UUID)
  const officers = await concurrentClients(OFFICERS, 0)
  const plans = fc.sample(fc.array(request, { minLength: REQUESTS, maxLength: REQUESTS }), {
    numRuns: OFFICERS,
    seed: 2569,
  })
  const answers: [string, Answer][] = []
  await Promise.all(
    officers.map(async (post, turn) => {
      for (const { call, truck, order, n } of plans[turn]!) {
        if (call === 'ImportTickets') await saysOtherwise(readings, n)
        else {
          const sent = await body(call, { ticket: tickets[truck]!, order: ids[order]!, n })
          answers.push([call, await post(`po/${call}`, sent)])
        }
      }
    }),
  )
  for (const [call, { status, body }] of answers) {
    expect([200, 400, 409], `${call}: ${body.message}`).toContain(status)
    if (status !== 200) expect(body.message).not.toMatch(/\{\{|undefined|null| {2}|\(\)|“”/)
  }
  const done = answers.filter(([, { status }]) => status === 200).map(([call]) => call)
  expect([...new Set(done)].sort()).toEqual(
    Object.keys(OFTEN)
      .filter((call) => call !== 'ImportTickets')
      .sort(),
  )
  await expectConsistentData()
}, 360_000)

/** All trucks in one request, in another order each time, with other weights out. */
async function saysOtherwise(readings: readonly Reading[], n: number): Promise<void> {
  const turned = [...readings.slice(n), ...readings.slice(0, n)]
  await bridge(...turned.map((one, at) => ({ ...one, WeightOut: 6010 + 10 * ((n + at) % 4) })))
}

interface Of {
  ticket: number
  order: string
  n: number
}

async function body(call: string, { ticket: SSWeightID, order: POHeaderUUID, n }: Of) {
  const SysProductGrade = 18 + n
  const price = { SSWeightID, SysValuationLevelPrice: 0, SysValuationPremium: 0 }
  const WeightIn = 15_230 + 10 * n
  const bodies: Record<string, () => object | Promise<object>> = {
    evaluate: () => ({ SSWeightID, SysProductGrade, SysPalmReturn: 0 }),
    correctGrade: () => ({ SSWeightID, SysProductGrade, SysPalmReturn: 0, Reason }),
    valuation: () => ({ ...price, SysValuationPrice: 5.2, OverrideReason: Reason }),
    correctPrice: () => ({ ...price, SysValuationPrice: 5.3, OverrideReason: Reason, Reason }),
    updateWeightInfo: () => {
      const weights = { WeightIn, WeightOut: 6010, WeightNet: WeightIn - 6010 }
      return { SSWeightID, CarRegister: `80-${1000 + n} สุราษฎร์ธานี`, ...weights, Reason }
    },
    acceptCorrection: () => openCorrection(n),
    refuseCorrection: () => openCorrection(n),
    createPOLine: () => ({ POHeaderUUID, SSWeightID }),
    submitPO: () => ({ POHeaderUUID }),
    rejectPO: () => ({ POHeaderUUID, Reason }),
  }
  return bodies[call]!()
}

/** One that waited a moment ago; others may decide it in between. */
async function openCorrection(n: number): Promise<object> {
  const { body } = await server.post('po/getCorrections', {}, 0)
  const open: { CorrectionID: number }[] = body.result.data
  return { CorrectionID: open[n % (open.length || 1)]?.CorrectionID ?? 1, Reason }
}
