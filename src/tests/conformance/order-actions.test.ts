import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { ROLES, type Role } from '../../platform/roles.ts'
import { businessDay } from '../../platform/thai-date.ts'
import type { Action } from '../../purchase-orders/rules/steps.ts'
import { invoice } from '../../purchase-orders/writes/invoice.ts'
import { openTestMill, readyTicket } from '../fixture.ts'
import { givePassword, orderAfter } from '../orders.ts'
import { rowOf } from '../rows.ts'
import { type Answer, contextOf, openTestServer } from '../server.ts'
import { withRollback } from '../transactions.ts'
import { checksums } from './checksum.ts'
import { RANKS } from './ranks.ts'

/**
 * Every state × every action × every role, over the wire. What is to be is typed by hand from docs/rules.md,
 * section 3, and not from the table of transitions, which could only prove itself.
 */
const CONFIRMED: readonly Action[] = ['submit', 'approve', 'confirm']
const RECEIVED: readonly Action[] = [...CONFIRMED, 'receive', 'receive']

/** Every state of an order of two lines, as approval/delivery, and the real steps that lead there. */
const WAYS: Record<string, readonly Action[]> = {
  D: [],
  S: ['submit'],
  IR: ['submit', 'review'],
  RJ: ['submit', 'reject'],
  A: ['submit', 'approve'],
  CF: CONFIRMED,
  'CF-begun': [...CONFIRMED, 'receive'],
  C: [...CONFIRMED, 'receive', 'acknowledge'],
  'D/CC': ['discard'],
  'A/CC': ['submit', 'approve', 'cancel'],
  'CF/CC': [...CONFIRMED, 'cancel'],
  'CF/RC': RECEIVED,
  'C/RC': [...RECEIVED, 'acknowledge'],
  'CF/IV': [...RECEIVED, 'invoice'],
  'C/IV': [...RECEIVED, 'acknowledge', 'invoice'],
  'CF/IV-long': RECEIVED,
  'CF/IV-changed': [...RECEIVED, 'invoice', 'changePayee'],
  'F/IV': [...RECEIVED, 'invoice', 'finalize'],
  gone: ['delete'],
}

const BUYERS: readonly Role[] = [0, 1, 50, 51]
const DECIDERS: readonly Role[] = [0, 1, 50]
const MAY: Record<string, readonly Role[]> = {
  submit: BUYERS,
  approve: DECIDERS,
  reject: DECIDERS,
  confirm: BUYERS,
  cancel: BUYERS,
  receive: [0, 1, 50, 51, 81, 91],
  release: DECIDERS,
  invoice: [0, 1, 50, 51, 91],
  changePayee: [0, 1, 50, 51, 91],
  confirmPayee: [0, 1, 50, 91],
  delete: [0],
  add: BUYERS,
  remove: BUYERS,
  update: BUYERS,
}

/** Neither delivery nor approval goes on from here. */
const ENDED = { 'po.canceled': 'D/CC A/CC CF/CC', 'po.finalized': 'F/IV', 'po.notFound': 'gone' }
const SET_UP = 'CF/IV C/IV CF/IV-long CF/IV-changed'
const ALL_RECEIVED = `CF/RC C/RC ${SET_UP}`

/** Action → the state it leads to, or the code of its refusal → the states in which it does. */
const OUTCOMES: Record<string, Record<string, string>> = {
  submit: {
    S: 'D RJ',
    'po.notDraft': `S IR A CF CF-begun C ${ALL_RECEIVED}`,
    ...ENDED,
  },
  approve: {
    A: 'S IR',
    'po.notSubmitted': `D RJ A CF CF-begun C ${ALL_RECEIVED}`,
    ...ENDED,
  },
  reject: {
    RJ: 'S IR',
    'po.notSubmitted': `D RJ A CF CF-begun C ${ALL_RECEIVED}`,
    ...ENDED,
  },
  confirm: {
    CF: 'A',
    'po.notApproved': `D S IR RJ CF CF-begun C ${ALL_RECEIVED}`,
    ...ENDED,
  },
  cancel: {
    'A/CC': 'A',
    'CF/CC': 'CF',
    'po.notCancellable': 'D S IR RJ',
    'po.cancelReceived': `CF-begun C ${ALL_RECEIVED}`,
    ...ENDED,
  },
  receive: {
    CF: 'CF',
    'CF/RC': 'CF-begun',
    'C/RC': 'C',
    'po.notConfirmed': 'D S IR RJ A',
    'po.lineReceived': `${ALL_RECEIVED} F/IV`,
    'po.canceled': 'D/CC A/CC CF/CC',
    'po.notFound': 'gone',
  },
  release: {
    CF: 'CF',
    'CF/RC': 'CF-begun',
    'C/RC': 'C',
    'po.notConfirmed': 'D S IR RJ A',
    'po.canceled': 'D/CC A/CC CF/CC',
    'po.lineReceived': `${ALL_RECEIVED} F/IV`,
    'po.lineGone': 'gone',
  },
  invoice: {
    'CF/IV': 'CF/RC',
    'C/IV': 'C/RC',
    'po.notConfirmed': 'D S IR RJ A',
    'po.notFullyReceived': 'CF CF-begun C',
    'po.alreadyInvoiced': SET_UP,
    ...ENDED,
  },
  changePayee: {
    'CF/IV': 'CF/IV CF/IV-long CF/IV-changed',
    'C/IV': 'C/IV',
    'po.notInvoiced': 'D S IR RJ A CF CF-begun C CF/RC C/RC',
    ...ENDED,
  },
  confirmPayee: {
    'CF/IV': 'CF/IV-changed',
    'po.noPayeeChange': 'CF/IV C/IV CF/IV-long',
    'po.notInvoiced': 'D S IR RJ A CF CF-begun C CF/RC C/RC',
    ...ENDED,
  },
  delete: {
    gone: 'D S IR RJ A CF D/CC A/CC CF/CC',
    'po.deleteReceived': 'CF-begun C CF/RC C/RC',
    'po.alreadyInvoiced': SET_UP,
    'po.finalized': 'F/IV',
    'po.notFound': 'gone',
  },
  add: {
    D: 'D',
    RJ: 'RJ',
    'po.notDraft': `S IR A CF CF-begun C ${ALL_RECEIVED}`,
    ...ENDED,
  },
  remove: {
    D: 'D',
    RJ: 'RJ',
    'po.notDraft': `S IR A CF CF-begun C ${ALL_RECEIVED}`,
    'po.canceled': 'D/CC A/CC CF/CC',
    'po.finalized': 'F/IV',
    'po.lineGone': 'gone',
  },
  /** The bulk one is refused nobody whose work it is, and leaves alone what is not due. */
  update: {
    D: 'D',
    IR: 'S IR',
    RJ: 'RJ',
    A: 'A',
    CF: 'CF',
    C: 'CF-begun C',
    'D/CC': 'D/CC',
    'A/CC': 'A/CC',
    'CF/CC': 'CF/CC',
    'C/RC': 'CF/RC C/RC',
    'C/IV': 'CF/IV C/IV CF/IV-changed',
    'F/IV': 'CF/IV-long F/IV',
    gone: 'gone',
  },
}

/** Refusals of a line say its number and ticket, or that there is none; every other names the order. */
const OF_A_LINE = ['po.lineReceived', 'po.lineGone', 'po.notFound']

const mill = await openTestMill()
const server = await openTestServer()
const spare = await readyTicket(mill)
const Password = await givePassword(server.officers[0].id)
const badgesSeen = new Set<string>()
let cases = 0

describe.each(Object.entries(WAYS))('an order that is %s', (state, way) => {
  let order: Order
  let before: Record<string, string>
  beforeAll(async () => {
    order = await orderThat(state, way)
    before = await checksums()
  })

  test.each(Object.keys(OUTCOMES))('%s', async (action) => {
    const outcome = outcomeOf(action, state)
    for (const role of ROLES) {
      cases += 1
      const ask = () => server.post(...request(action, order), role)
      if (!MAY[action]?.includes(role)) expect({ role, ...(await ask()) }).toMatchObject(FORBIDDEN)
      else if (outcome.startsWith('po.')) await refuses(ask, outcome, order)
      else await withRollback(() => leadsTo(outcome, ask, order))
    }
    expect(await checksums()).toEqual(before)
  })
})

const FORBIDDEN = { status: 403, body: { code: 'auth.forbidden' } }

async function refuses(ask: () => Promise<Answer>, code: string, { number }: Order): Promise<void> {
  const { status, body } = await ask()
  expect({ status, code: body.code }).toEqual({ status: 400, code })
  expect(body.message).toMatch(/[ก-๙]{5}/)
  if (!OF_A_LINE.includes(code)) expect(body.message).toContain(number)
}

async function leadsTo(outcome: string, ask: () => Promise<Answer>, { id }: Order): Promise<void> {
  const { status, body } = await ask()
  expect({ status, became: await stateOf(id) }).toEqual({ status: 200, became: outcome })
  if (body.result.State) expect(joinedState(body.result)).toBe(outcome)
}

test('every badge, every action and every role was tried', () => {
  const badges = ['A', 'C', 'CC', 'CF', 'D', 'F', 'IR', 'IV', 'RC', 'RJ', 'S']
  expect([...badgesSeen].sort()).toEqual(badges)
  expect(cases).toBe(19 * 14 * RANKS.flat().length)
})

interface Order {
  id: string
  number: string
  /** Its last line: open wherever one is. */
  line: string
  version: number
}

async function orderThat(state: string, way: readonly Action[]): Promise<Order> {
  const id = await orderAfter(mill, way)
  if (state === 'CF/IV-long') {
    const weekAgo = new Date(Date.now() - 7 * 24 * 3600_000)
    await invoice({ POHeaderUUID: id }, contextOf(mill.officers[91], weekAgo))
  }
  const { number, badge, line, version } = await db()
    .selectFrom('purchase_orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'purchase_orders.id')
    .select(['number', 'badge', 'version', 'order_lines.id as line'])
    .where('purchase_orders.id', '=', id)
    .orderBy('line_number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(await stateOf(id)).toBe(state.replace(/-.*/, ''))
  badgesSeen.add(badge)
  return { id, number, line, version }
}

function outcomeOf(action: string, state: string): string {
  const outcomes = Object.entries(OUTCOMES[action] ?? {}).filter(([, states]) =>
    states.split(' ').includes(state),
  )
  expect(outcomes, `${action} of ${state}`).toHaveLength(1)
  return outcomes[0]![0]
}

function request(action: string, { id, line, version }: Order): [string, object] {
  const order = { POHeaderUUID: id }
  const Reason = 'ใบชั่งผิดราย'
  const requests: Record<string, [string, object]> = {
    submit: ['po/submitPO', order],
    approve: ['po/approvePO', order],
    reject: ['po/rejectPO', { ...order, Reason }],
    confirm: ['po/confirmPO', order],
    cancel: ['po/cancelPO', order],
    receive: ['po/receiptLine', { ...order, POLineUUID: line, RecDate: businessDay(new Date()) }],
    release: ['po/releaseLine', { POLineUUID: line, Reason }],
    invoice: ['po/invoice', order],
    changePayee: ['po/changePayee', { ...order, Cash: 1 }],
    confirmPayee: ['po/confirmPayee', { ...order, Version: version }],
    delete: ['po/deletePO', { ...order, Password }],
    add: ['po/createPOLine', { ...order, SSWeightID: spare }],
    remove: ['po/deletePOLine', { POLineUUID: line }],
    update: ['po/updateStatusPOActiveWork', {}],
  }
  return requests[action]!
}

/** As `WAYS` names it. */
async function stateOf(id: string): Promise<string> {
  const { state, purchase_state, deleted_at } = await rowOf('purchase_orders', { id })
  return deleted_at ? 'gone' : joinedState({ State: state, StatePurchase: purchase_state })
}

function joinedState({
  State,
  StatePurchase,
}: {
  State: string
  StatePurchase: string | null
}): string {
  return StatePurchase === null ? State : `${State}/${StatePurchase}`
}
