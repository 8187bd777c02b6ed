import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OrderState, PURCHASE_STATES, STATES } from './states.ts'
import {
  ACTIONS,
  type Action,
  blockerAllows,
  makerAllows,
  mayDo,
  OFFERED,
  receiptAllows,
  stateAllows,
  TRANSITIONS,
} from './steps.ts'

const DRAFT: OrderState = { state: 'D', purchaseState: null }
const name = ({ state, purchaseState }: OrderState) =>
  [state, purchaseState].filter(Boolean).join(' ')

/** Typed by hand from docs/rules.md, section 3: the states that each action starts from. */
const STARTS: Record<Action, string[]> = {
  submit: ['D', 'RJ'],
  review: ['S'],
  approve: ['IR', 'S'],
  withdrawApproval: ['A'],
  reject: ['IR', 'S'],
  confirm: ['A'],
  acknowledge: ['CF', 'CF IV', 'CF RC'],
  cancel: ['A', 'CF'],
  receive: ['C', 'CF'],
  undoReceive: ['C', 'C RC', 'CF', 'CF RC'],
  release: ['C', 'CF'],
  invoice: ['C RC', 'CF RC'],
  changePayee: ['C IV', 'CF IV'],
  confirmPayee: ['C IV', 'CF IV'],
  finalize: ['C IV', 'CF IV'],
  undoUpdate: ['C', 'C IV', 'C RC', 'F IV', 'IR'],
  discard: ['D', 'RJ'],
  delete: ['A', 'A CC', 'C', 'CF', 'CF CC', 'D', 'D CC', 'IR', 'RJ', 'RJ CC', 'S'],
  withdraw: ['D', 'S'],
}

describe('the table of transitions', () => {
  test('reaches every state of both axes, and no other pair than these', () => {
    const reached = reachable()
    expect([...reached].sort()).toEqual(
      [
        'A',
        'A CC',
        'C',
        'C IV',
        'C RC',
        'CF',
        'CF CC',
        'CF IV',
        'CF RC',
        'D',
        'D CC',
        'F IV',
        'IR',
        'RJ',
        'RJ CC',
        'S',
      ].sort(),
    )
    expect(new Set([...reached].flatMap((pair) => pair.split(' ')))).toEqual(
      new Set([...STATES, ...PURCHASE_STATES]),
    )
  })

  test.each(ACTIONS)('%s starts from the states of docs/rules.md', (action) => {
    const starts = [...reachable()].filter((pair) => stateAllows(action, parse(pair)))
    expect(starts.sort()).toEqual(STARTS[action])
  })

  test('lets nothing happen to an order that is finalized, but that this is taken back', () => {
    const finalized: OrderState = { state: 'F', purchaseState: 'IV' }
    expect(ACTIONS.filter((action) => stateAllows(action, finalized))).toEqual(['undoUpdate'])
  })

  test('asks for the role besides the state', () => {
    const submitted: OrderState = { state: 'S', purchaseState: null }
    expect(mayDo('approve', submitted, 50)).toBe(true)
    expect(mayDo('approve', submitted, 51)).toBe(false)
    expect(mayDo('approve', DRAFT, 50)).toBe(false)
    expect(mayDo('delete', DRAFT, 1)).toBe(false)
  })

  test('lets the bulk update take its three actions for the same roles', () => {
    expect(TRANSITIONS.acknowledge.roles).toEqual(TRANSITIONS.review.roles)
    expect(TRANSITIONS.finalize.roles).toEqual(TRANSITIONS.review.roles)
  })

  test('rules out cancelling and deleting once a line is received, and nothing else', () => {
    expect(ACTIONS.filter((action) => !receiptAllows(action, 1))).toEqual(['cancel', 'delete'])
    expect(ACTIONS.filter((action) => !receiptAllows(action, 0))).toEqual([])
  })

  test('has orders approved by another than who took part in them', () => {
    expect(ACTIONS.filter((action) => !blockerAllows(action, 'addedLines'))).toEqual(['approve'])
    expect(ACTIONS.filter((action) => !blockerAllows(action, undefined))).toEqual([])
  })

  test('lets nobody but who made an order discard it', () => {
    expect(ACTIONS.filter((action) => !makerAllows(action, 'one', 'another'))).toEqual(['discard'])
    expect(ACTIONS.filter((action) => !makerAllows(action, 'one', 'one'))).toEqual([])
  })

  test('offers what takes an order further first, and its ends last', () => {
    expect(OFFERED.join(' ')).toBe(
      'submit approve confirm receive invoice reject changePayee cancel discard delete',
    )
  })

  test('is never left by any sequence of actions', () => {
    const known = reachable()
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ACTIONS)), (actions) => {
        let order = DRAFT
        for (const action of actions) {
          if (stateAllows(action, order)) order = after(action, order)
          expect(known).toContain(name(order))
        }
      }),
    )
  })
})

function reachable(): Set<string> {
  const reached = new Set([name(DRAFT)])
  for (const pair of reached) {
    for (const action of ACTIONS) {
      const order = parse(pair)
      if (stateAllows(action, order)) reached.add(name(after(action, order)))
    }
  }
  return reached
}

function after(action: Action, order: OrderState): OrderState {
  const { to = order.state, toPurchase = order.purchaseState } = TRANSITIONS[action]
  return { state: to, purchaseState: toPurchase }
}

function parse(pair: string): OrderState {
  const [state, purchaseState = null] = pair.split(' ')
  return { state, purchaseState } as OrderState
}
