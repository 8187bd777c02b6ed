import { afterEach, describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { saveLadder } from '../../pricing/writes/save-ladder.ts'
import type { Reading } from '../bridge.ts'
import { rowOf } from '../rows.ts'
import { type Answer, contextOf } from '../server.ts'
import {
  bridge,
  concurrentClients,
  concurrently,
  concurrentlyInOrder,
  expectConsistentData,
  lockTicket,
  mill,
  openMill,
  postDraft,
  type SendRequest,
  server,
  truckReadings,
  ungradedTickets,
  whileBlocked,
} from './concurrency.ts'

await openMill()

const Reason = 'ตรวจซ้ำ'
const WEIGHTS = { WeightIn: 15_100, WeightOut: 6010, WeightNet: 9090 }

afterEach(expectConsistentData)

const grading = (SSWeightID: number, SysProductGrade = 18) => ({
  SSWeightID,
  SysProductGrade,
  SysPalmReturn: 0,
})
/** The ladder climbs 0.25 a percent, from 5.20 at grade 18. */
const priceAt = (grade: number) => (520 + 25 * (grade - 18)) / 100
const valuation = (SSWeightID: number, grade = 18) => ({
  SSWeightID,
  SysValuationPrice: priceAt(grade),
  SysValuationLevelPrice: 0,
  SysValuationPremium: 0,
})

test.each([2, 10])(
  'of %i who grade one truck at once one does, the others see what they did',
  async (n) => {
    const [ticket] = await ungradedTickets(1)
    const evaluators = await concurrentClients(n, 52)
    const answers = await concurrently(
      lockTicket(ticket!),
      n,
      evaluators.map((post, turn) => () => post('po/evaluate', grading(ticket!, 18 + (turn % 7)))),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    for (const { status, body } of answers.filter((one) => one !== won[0])) {
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'ticket.alreadyGraded' })
      expect(body.message).toContain('เจ้าหน้าที่ 52 ทดสอบ')
      expect(body.present).toEqual(won[0]!.body.result)
    }
  },
)

test('ten evaluators who go through the same thirty trucks grade and price each once', async () => {
  const tickets = await ungradedTickets(30)
  const evaluators = await concurrentClients(10, 52)
  const answers: Record<'evaluate' | 'valuation', Answer[]> = { evaluate: [], valuation: [] }
  await Promise.all(
    evaluators.map(async (post, n) => {
      for (let step = 0; step < tickets.length; step += 1) {
        const ticket = tickets[(3 * n + step) % tickets.length]!
        const graded = await post('po/evaluate', grading(ticket, 18 + (n % 7)))
        answers.evaluate.push(graded)
        const { SysProductGrade } = graded.body.result ?? graded.body.present
        answers.valuation.push(await post('po/valuation', valuation(ticket, SysProductGrade)))
      }
    }),
  )
  for (const [call, code] of [
    ['evaluate', 'ticket.alreadyGraded'],
    ['valuation', 'ticket.alreadyValued'],
  ] as const) {
    const lost = answers[call].filter(({ status }) => status !== 200)
    expect(lost).toHaveLength(10 * 30 - 30)
    expect(new Set(lost.map(({ body }) => `${body.status} ${body.code}`))).toEqual(
      new Set([`400 ${code}`]),
    )
  }
  const rows = await db()
    .selectFrom('gradings')
    .leftJoin('valuations', 'valuations.grading_id', 'gradings.id')
    .select(['gradings.ticket_id', 'gradings.grade_percent', 'net_price'])
    .where('gradings.ticket_id', 'in', tickets)
    .execute()
  expect(rows.map(({ ticket_id }) => ticket_id).sort()).toEqual([...tickets].sort())
  for (const { grade_percent, net_price } of rows) {
    expect(net_price).toBe(priceAt(grade_percent).toFixed(2))
  }
}, 360_000)

test('a grading that is sent again, since its answer was lost, is the same one', async () => {
  const [ticket] = await ungradedTickets(1)
  const post = () =>
    server.post('po/evaluate', grading(ticket!, 21), 52, { 'idempotency-key': `once ${ticket}` })
  const [first, ...again] = await concurrently<Answer>(lockTicket(ticket!), 3, [post, post, post])
  expect(first).toMatchObject({ status: 200, body: { result: { SysProductGrade: 21 } } })
  for (const answer of [...again, await post()]) expect(answer).toEqual(first)
  const gradings = db().selectFrom('gradings').select('id').where('ticket_id', '=', ticket!)
  expect(await gradings.execute()).toHaveLength(1)
})

/** A ticket that two meet at: what brought it there and the order that it is on, where it is on one. */
interface Met {
  id: number
  truck: Reading
  order: string
  /** What the scale proposes. */
  correction: number
}

const ask = (call: string, body: object, role: 0 | 50 | 51 | 52) => () =>
  server.post(`po/${call}`, body, role)
/** A late reading as its own weighbridge sends it. */
const importReading = ({ truck }: Met, said: Partial<Reading>): SendRequest => {
  return async () => ({ status: 200, body: { result: (await bridge({ ...truck, ...said }))[0] } })
}

const ASKS: Record<string, (met: Met) => SendRequest> = {
  grade: ({ id }) => ask('evaluate', grading(id), 52),
  value: ({ id }) => ask('valuation', valuation(id), 52),
  'correct the grade': ({ id }) => ask('correctGrade', { ...grading(id, 20), Reason }, 50),
  'correct the price': ({ id }) => {
    const override = { SysValuationPrice: 5.5, OverrideReason: 'ตกลงกับผู้ขาย' }
    return ask('correctPrice', { ...valuation(id), ...override, Reason }, 50)
  },
  'correct the weights': ({ id, truck: { CarRegister } }) =>
    ask('updateWeightInfo', { SSWeightID: id, CarRegister, ...WEIGHTS, Reason }, 0),
  'import another weight': (met) => importReading(met, { WeightIn: 15_330 }),
  'import a remark': (met) => importReading(met, { Remark1: 'ปาล์มเปียก' }),
  accept: ({ correction }) => ask('acceptCorrection', { CorrectionID: correction, Reason }, 0),
  refuse: ({ correction }) => ask('refuseCorrection', { CorrectionID: correction, Reason }, 0),
  add: ({ id, order }) => ask('createPOLine', { POHeaderUUID: order, SSWeightID: id }, 51),
  submit: ({ order }) => ask('submitPO', { POHeaderUUID: order }, 51),
}

type Way = ('grade' | 'value' | 'add' | 'import another weight')[]
const READY: Way = ['grade', 'value']
const ORDERED: Way = [...READY, 'add']
const DONE = ''

/** First, second, the way to where they meet, what the second hears, and what the ticket then is. */
const PAIRS: [string, string, Way, string, object][] = [
  ['value', 'value', ['grade'], 'ticket.alreadyValued', { SysPrice: 5.2 }],
  ['value', 'correct the grade', ['grade'], DONE, { SysProductGrade: 20, SysPrice: null }],
  [
    'correct the grade',
    'value',
    ['grade'],
    'price.changed',
    { SysProductGrade: 20, SysPrice: null },
  ],
  ['correct the price', 'correct the grade', READY, DONE, { SysProductGrade: 20, SysPrice: null }],
  ['correct the grade', 'correct the price', READY, 'ticket.nothingToCorrect', { SysPrice: null }],
  ['correct the grade', 'correct the grade', READY, DONE, { SysProductGrade: 20 }],
  ['correct the grade', 'add', READY, 'po.ticketNotReady', { SysPrice: null, PONumber: null }],
  ['add', 'correct the grade', READY, DONE, { SysPrice: null, POState: 'D' }],
  ['correct the grade', 'submit', ORDERED, 'po.lineIncomplete', { SysPrice: null, POState: 'D' }],
  ['submit', 'correct the grade', ORDERED, 'ticket.locked', { SysProductGrade: 18, POState: 'S' }],
  ['correct the price', 'submit', ORDERED, DONE, { SysPrice: 5.5, POState: 'S' }],
  ['submit', 'correct the price', ORDERED, 'ticket.locked', { SysPrice: 5.2, POState: 'S' }],
  ['correct the weights', 'submit', ORDERED, DONE, { WeightNet: 9090, POState: 'S' }],
  ['submit', 'correct the weights', ORDERED, 'ticket.locked', { WeightNet: 9220, POState: 'S' }],
  ['correct the weights', 'correct the weights', READY, 'ticket.sameWeights', WEIGHTS],
  [
    'accept',
    'submit',
    [...ORDERED, 'import another weight'],
    DONE,
    { WeightNet: 9320, POState: 'S' },
  ],
  [
    'submit',
    'accept',
    [...ORDERED, 'import another weight'],
    'correction.locked',
    { WeightNet: 9220 },
  ],
  [
    'submit',
    'refuse',
    [...ORDERED, 'import another weight'],
    DONE,
    { WeightNet: 9220, POState: 'S' },
  ],
  [
    'accept',
    'refuse',
    [...READY, 'import another weight'],
    'correction.decided',
    { WeightNet: 9320 },
  ],
  [
    'refuse',
    'accept',
    [...READY, 'import another weight'],
    'correction.decided',
    { WeightNet: 9220 },
  ],
  [
    'accept',
    'accept',
    [...READY, 'import another weight'],
    'correction.decided',
    { WeightNet: 9320 },
  ],
  ['correct the weights', 'accept', [...READY, 'import another weight'], DONE, { WeightNet: 9320 }],
  ['import another weight', 'correct the weights', READY, DONE, { ...WEIGHTS, OpenCorrections: 1 }],
  ['correct the weights', 'import another weight', READY, DONE, { ...WEIGHTS, OpenCorrections: 1 }],
  [
    'import another weight',
    'submit',
    ORDERED,
    DONE,
    { WeightNet: 9220, OpenCorrections: 1, POState: 'S' },
  ],
  [
    'submit',
    'import another weight',
    ORDERED,
    DONE,
    { WeightNet: 9220, OpenCorrections: 1, POState: 'S' },
  ],
  [
    'import another weight',
    'grade',
    [],
    DONE,
    { WeightNet: 9320, OpenCorrections: 0, SysProductGrade: 18 },
  ],
  [
    'grade',
    'import another weight',
    [],
    DONE,
    { WeightNet: 9220, OpenCorrections: 1, SysProductGrade: 18 },
  ],
  ['correct the weights', 'import a remark', [], DONE, { ...WEIGHTS, Remark1: 'ปาล์มเปียก' }],
  ['import a remark', 'correct the weights', [], DONE, { ...WEIGHTS, Remark1: 'ปาล์มเปียก' }],
]

describe('two who meet at a ticket: the first does it, the second sees it done', () => {
  test.each(PAIRS)('%s, then %s after %j: “%s”, and the ticket is %j', async (...pair) => {
    const [one, other, way, code, end] = pair
    const met = await meetAfter(way)
    const asks = [one, other].map((name) => ASKS[name]!(met))
    const [done, second] = await concurrentlyInOrder(lockTicket(met.id), asks)
    expect(done).toMatchObject({ status: 200 })
    expect(second).toMatchObject(code ? { body: { code } } : { status: 200 })
    expect(await ticketNow(met.id)).toMatchObject(end)
  })
})

async function meetAfter(way: Way): Promise<Met> {
  const [truck] = truckReadings(1)
  const [imported] = await bridge(truck!)
  const order = (await postDraft()).body.result.UUID
  const met = { id: imported!.SSWeightID, truck: truck!, order, correction: 0 }
  for (const step of way) expect(await ASKS[step]!(met)()).toMatchObject({ status: 200 })
  const { corrections } = await sheet(met.id)
  return { ...met, correction: corrections[0]?.CorrectionID ?? 0 }
}

describe('a price that is saved while the ladder changes', () => {
  test('is refused with the new one, and saved at that', async () => {
    const [ticket] = await ungradedTickets(1)
    await ASKS.grade!({ id: ticket! } as Met)()
    const save = ask('valuation', { ...valuation(ticket!), PriceVersion: 1 }, 51)
    const answer = await whileBlocked(lockTicket(ticket!), save, () => saveRows('FFB-RAMP', '5.55'))
    expect(answer).toMatchObject({ status: 409, body: { code: 'price.changed' } })
    expect(answer.body.present).toMatchObject({ SysPrice: 5.55, PriceVersion: 2 })
    const { SysPrice, ...terms } = answer.body.present
    const again = await ask('valuation', { SSWeightID: ticket, ...terms }, 51)()
    expect(again.body.result).toMatchObject({ SysPrice, PriceVersion: 2 })
    await saveRows('FFB-RAMP', '5.20')
  })

  test('is of the new ladder, where both say the same', async () => {
    const [ticket] = await ungradedTickets(1)
    await ASKS.grade!({ id: ticket! } as Met)()
    const save = ask('valuation', valuation(ticket!), 51)
    const saved = await whileBlocked(lockTicket(ticket!), save, () => saveRows('FFB-RAMP', '5.20'))
    expect(saved.body.result).toMatchObject({ SysPrice: 5.2, PriceVersion: 4 })
  })

  test('stands before the ladder or after it, never between', async () => {
    const tickets = await ungradedTickets(12)
    for (const id of tickets) await ASKS.grade!({ id } as Met)()
    const work = [
      ...tickets.map((id) => ask('valuation', valuation(id), 52)),
      ...[1, 2, 3].map(() => async () => {
        await saveRows('FFB-RAMP', '5.20')
        return { status: 200, body: {} }
      }),
    ]
    const answers = await Promise.all(work.map((one) => one()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

/** The ladder of a product anew, one step of 0.25 a percent around `at18`. */
async function saveRows(code: string, at18: string): Promise<void> {
  const { id } = await rowOf('products', { code })
  const rows = [{ gradePercent: 18, price: at18 }]
  const ladder = { productId: id, rows, incrementPrice: '0.25', decrementPrice: '0.30' }
  await saveLadder(ladder, contextOf(mill.officers[50]))
}

async function ticketNow(id: number) {
  return (await sheet(id)).weight
}

async function sheet(SSWeightID: number) {
  return (await server.post('po/getWeightSheet', { SSWeightID }, 52)).body.result
}
