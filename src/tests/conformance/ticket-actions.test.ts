import { beforeAll, describe, expect, test } from 'vitest'
import { ROLES, type Role } from '../../platform/roles.ts'
import type { Action } from '../../purchase-orders/rules/steps.ts'
import { arriving, leaving, openBridge, type Reading } from '../bridge.ts'
import { openTestMill } from '../fixture.ts'
import { addTicket, draftOrder, orderNow, perform } from '../orders.ts'
import { type Answer, openTestServer } from '../server.ts'
import { withRollback } from '../transactions.ts'
import { checksums } from './checksum.ts'
import { RANKS } from './ranks.ts'

/**
 * Every state of a ticket × every action × every role, over the wire. What is to be is typed by hand from
 * docs/rules.md, sections 3 and 4.
 */
type Step =
  | 'leave'
  | 'grade'
  | 'price'
  | 'order'
  | 'propose'
  | 'correct'
  | 'accept'
  | 'refuse'
  | 'void'
  | 'unvoid'
  | 'undoGrade'
const READY = ['leave', 'grade', 'price'] as const
const ORDERED = [...READY, 'order'] as const
const CONFIRMED = [...ORDERED, 'submit', 'approve', 'confirm'] as const
const INVOICED = [...CONFIRMED, 'receive', 'invoice'] as const

/** Every state of a ticket that came in, and the real steps that lead there. */
const WAYS: Record<string, readonly (Step | Action)[]> = {
  yard: [],
  'yard-voided': ['void'],
  'yard-restored': ['void', 'unvoid'],
  'yard-undone': ['grade', 'propose', 'undoGrade'],
  'yard-graded': ['grade'],
  'yard-priced': ['grade', 'price'],
  'yard-proposed': ['grade', 'propose'],
  out: ['leave'],
  'out-graded': ['leave', 'grade'],
  ready: READY,
  proposed: [...READY, 'propose'],
  corrected: [...READY, 'correct'],
  accepted: [...READY, 'propose', 'accept'],
  refused: [...READY, 'propose', 'refuse'],
  'on-D': ORDERED,
  'on-D-proposed': [...ORDERED, 'propose'],
  'on-S': [...ORDERED, 'submit'],
  'on-S-proposed': [...ORDERED, 'submit', 'propose'],
  'on-RJ': [...ORDERED, 'submit', 'reject'],
  'on-CF': CONFIRMED,
  'on-CC': [...CONFIRMED, 'cancel'],
  'on-IV': INVOICED,
  'on-IV-proposed': [...INVOICED, 'propose'],
  'on-F': [...INVOICED, 'finalize'],
}

const GRADERS: readonly Role[] = [0, 1, 50, 51, 52]
const MANAGERS: readonly Role[] = [0, 1, 50]
const MAY: Record<string, readonly Role[]> = {
  evaluate: GRADERS,
  valuation: GRADERS,
  correctGrade: MANAGERS,
  correctPrice: MANAGERS,
  updateWeightInfo: [0],
  acceptCorrection: [0],
  refuseCorrection: [0],
  createPOLine: [0, 1, 50, 51],
  VoidTicket: MANAGERS,
  UnvoidTicket: MANAGERS,
}

const FREE = 'ready proposed corrected accepted refused on-CC'
const OPEN = `${FREE} on-D on-D-proposed on-RJ`
const LOCKS = {
  'ticket.locked': 'on-S on-S-proposed on-CF',
  'ticket.lockedFinal': 'on-IV on-IV-proposed on-F',
}
const UNGRADED = 'yard yard-restored yard-undone'
const YARD = `${UNGRADED} yard-graded yard-priced yard-proposed`
const VOIDED = { 'ticket.voided': 'yard-voided' }
const NEVER_PROPOSED =
  'yard yard-voided yard-restored yard-graded yard-priced out out-graded ready corrected on-D on-S on-RJ on-CF on-CC on-IV on-F'

/** Action → done, or the code of its refusal → the states in which it is. */
const OUTCOMES: Record<string, Record<string, string>> = {
  evaluate: {
    done: `${UNGRADED} out`,
    ...VOIDED,
    'ticket.alreadyGraded': `yard-graded yard-priced yard-proposed out-graded ${OPEN}`,
    ...LOCKS,
  },
  correctGrade: {
    done: `yard-graded yard-priced yard-proposed out-graded ${OPEN}`,
    'ticket.nothingToCorrect': `${UNGRADED} out`,
    ...VOIDED,
    ...LOCKS,
  },
  valuation: {
    done: 'yard-graded yard-proposed out-graded',
    'ticket.notGraded': `${UNGRADED} out`,
    ...VOIDED,
    'ticket.alreadyValued': `yard-priced ${OPEN}`,
    ...LOCKS,
  },
  correctPrice: {
    done: `yard-priced ${OPEN}`,
    'ticket.nothingToCorrect': `${UNGRADED} out yard-graded yard-proposed out-graded`,
    ...VOIDED,
    ...LOCKS,
  },
  updateWeightInfo: {
    done: `out out-graded ${OPEN}`,
    'ticket.noNet': YARD,
    ...VOIDED,
    ...LOCKS,
  },
  acceptCorrection: {
    done: 'yard-proposed yard-undone proposed on-D-proposed',
    'correction.locked': 'on-S-proposed on-IV-proposed',
    'correction.decided': 'accepted refused',
    'correction.notFound': NEVER_PROPOSED,
  },
  /** What stays as it is may be said of a locked ticket too. */
  refuseCorrection: {
    done: 'yard-proposed yard-undone proposed on-D-proposed on-S-proposed on-IV-proposed',
    'correction.decided': 'accepted refused',
    'correction.notFound': NEVER_PROPOSED,
  },
  createPOLine: {
    done: FREE,
    'po.ticketNotReady': `${YARD} out out-graded`,
    'po.ticketTaken': 'on-D on-D-proposed on-S on-S-proposed on-RJ on-CF on-IV on-IV-proposed on-F',
    ...VOIDED,
  },
  VoidTicket: {
    done: 'yard yard-restored',
    'ticket.voidProposed': 'yard-undone',
    'ticket.voidGraded': 'yard-graded yard-priced yard-proposed',
    'ticket.voidOut': `out out-graded ${FREE}`,
    'ticket.voidOrdered':
      'on-D on-D-proposed on-S on-S-proposed on-RJ on-CF on-IV on-IV-proposed on-F',
    ...VOIDED,
  },
  UnvoidTicket: {
    done: 'yard-voided',
    'ticket.notVoided': `${YARD} out out-graded ${OPEN} ${Object.values(LOCKS).join(' ')}`,
  },
}

/** What the ticket, or its line, says once the action is done. */
const DONE: Record<string, object> = {
  evaluate: { SysProductGrade: 20, SysPrice: null },
  correctGrade: { SysProductGrade: 20, SysPrice: null },
  valuation: { SysPrice: 5.2, OverrideReason: null },
  correctPrice: { SysPrice: 5.5, OverrideReason: 'ตกลงกับผู้ขาย' },
  updateWeightInfo: { WeightIn: 15_100, WeightOut: 6010, WeightNet: 9090, IsCorrected: 1 },
  acceptCorrection: { WeightIn: 15_330, WeightNet: 9320, IsCorrected: 1, OpenCorrections: 0 },
  refuseCorrection: { OpenCorrections: 0 },
  createPOLine: { LineNo: 1 },
  VoidTicket: {},
  UnvoidTicket: {},
}

const mill = await openTestMill()
const server = await openTestServer()
const bridge = await openBridge(server)
const other = await draftOrder(mill)
let cases = 0

describe.each(Object.entries(WAYS))('a ticket that is %s', (state, way) => {
  let ticket: Ticket
  let before: Record<string, string>
  beforeAll(async () => {
    ticket = await ticketAfter(way)
    before = await checksums()
  })

  test.each(Object.keys(OUTCOMES))('%s', async (action) => {
    const outcome = outcomeOf(action, state)
    for (const role of ROLES) {
      cases += 1
      const ask = () => server.post(pathOf(action), bodyOf(action, ticket), role)
      if (!MAY[action]?.includes(role)) expect({ role, ...(await ask()) }).toMatchObject(FORBIDDEN)
      else if (outcome !== 'done') await refuses(ask, outcome, ticket)
      else await withRollback(() => does(ask, action))
    }
    expect(await checksums()).toEqual(before)
  })
})

test('every action and every role was tried in every state', () => {
  expect(cases).toBe(24 * 10 * RANKS.flat().length)
})

const FORBIDDEN = { status: 403, body: { code: 'auth.forbidden' } }

async function refuses(ask: () => Promise<Answer>, code: string, { order }: Ticket): Promise<void> {
  const { status, body } = await ask()
  expect({ status, code: body.code }).toEqual({ status: 400, code })
  expect(body.message).toMatch(/[ก-๙]{5}/)
  if (order && /locked|Taken|Ordered/.test(code)) expect(body.message).toContain(order.number)
}

async function does(ask: () => Promise<Answer>, action: string): Promise<void> {
  const { status, body } = await ask()
  expect({ status, ...body.result }).toMatchObject({ status: 200, ...DONE[action] })
}

interface Ticket {
  id: number
  truck: Reading
  /** What the scale proposes, or proposed; of a ticket that was never proposed anything, none that there is. */
  correction: number
  order?: { id: string; number: string }
}

async function ticketAfter(way: readonly (Step | Action)[]): Promise<Ticket> {
  const truck = arriving(mill.vendor.avl)
  const [imported] = await bridge(truck)
  const ticket: Ticket = { id: imported!.SSWeightID, truck, correction: 999_999 }
  for (const step of way) {
    const doIt = Object.hasOwn(STEPS, step) ? STEPS[step as Step] : undefined
    if (doIt) await doIt(ticket)
    else await perform(mill, step as Action, ticket.order!.id)
  }
  return ticket
}

const STEPS: Record<Step, (ticket: Ticket) => Promise<void>> = {
  leave: (ticket) => importReading(ticket, {}, 'updated'),
  propose: async (ticket) => {
    await importReading(ticket, { WeightIn: 15_330 }, 'proposed')
    const { body } = await server.post('po/getWeightSheet', { SSWeightID: ticket.id }, 0)
    ticket.correction = body.result.corrections[0].CorrectionID
  },
  grade: (ticket) => work('evaluate', { ...bodyOf('evaluate', ticket), SysProductGrade: 18 }),
  price: (ticket) => work('valuation', bodyOf('valuation', ticket)),
  correct: (ticket) =>
    work('updateWeightInfo', { ...bodyOf('updateWeightInfo', ticket), ...LIGHTER }),
  undoGrade: async (ticket) => {
    const { body } = await server.post('po/getWeightSheet', { SSWeightID: ticket.id }, 0)
    await work('undoGrade', { SSWeightID: ticket.id, Version: body.result.weight.Version })
  },
  void: (ticket) => work('VoidTicket', bodyOf('VoidTicket', ticket)),
  unvoid: (ticket) => work('UnvoidTicket', bodyOf('UnvoidTicket', ticket)),
  accept: (ticket) => work('acceptCorrection', bodyOf('acceptCorrection', ticket)),
  refuse: (ticket) => work('refuseCorrection', bodyOf('refuseCorrection', ticket)),
  order: async (ticket) => {
    const id = await draftOrder(mill)
    await addTicket(mill, id, ticket.id)
    ticket.order = { id, number: (await orderNow(id)).PONumber }
  },
}
const LIGHTER = { WeightIn: 15_000, WeightNet: 8990 }

/** The truck leaves, with what the scale says besides. */
async function importReading(
  { truck }: Ticket,
  said: Partial<Reading>,
  outcome: string,
): Promise<void> {
  const [imported] = await bridge(leaving(truck, said))
  expect(imported?.Outcome).toBe(outcome)
}

async function work(action: string, body: object): Promise<void> {
  expect(await server.post(pathOf(action), body, 0)).toMatchObject({ status: 200 })
}

function pathOf(action: string): string {
  return `${/^(Unv|V)oid/.test(action) ? 'scale' : 'po'}/${action}`
}

function outcomeOf(action: string, state: string): string {
  const outcomes = Object.entries(OUTCOMES[action] ?? {}).filter(([, states]) =>
    states.split(' ').includes(state),
  )
  expect(outcomes, `${action} of ${state}`).toHaveLength(1)
  return outcomes[0]![0]
}

function bodyOf(action: string, { id, correction, truck }: Ticket): object {
  const SSWeightID = id
  const Reason = 'ตรวจซ้ำ'
  const grading = { SSWeightID, SysProductGrade: 20, SysPalmReturn: 0 }
  const price = { SSWeightID, SysValuationLevelPrice: 0, SysValuationPremium: 0 }
  const override = { SysValuationPrice: 5.5, OverrideReason: 'ตกลงกับผู้ขาย' }
  const weights = { WeightIn: 15_100, WeightOut: 6010, WeightNet: 9090 }
  const bodies: Record<string, object> = {
    evaluate: grading,
    correctGrade: { ...grading, Reason },
    valuation: { ...price, SysValuationPrice: 5.2 },
    correctPrice: { ...price, ...override, Reason },
    updateWeightInfo: { SSWeightID, CarRegister: truck.CarRegister, ...weights, Reason },
    acceptCorrection: { CorrectionID: correction, Reason },
    refuseCorrection: { CorrectionID: correction, Reason },
    createPOLine: { POHeaderUUID: other, SSWeightID },
    VoidTicket: { SSWeightID, Reason },
    UnvoidTicket: { SSWeightID },
  }
  return bodies[action]!
}
