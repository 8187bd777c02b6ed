import { describe, expect, test } from 'vitest'
import {
  ALL_BADGES,
  BADGES,
  badge,
  badgesIn,
  linesOpen,
  type OrderState,
  PURCHASE_STATES,
  STATES,
  STEPS,
} from './states.ts'

test('each list looks for the badges of its orders in this order', () => {
  expect(badgesIn('deciding').join(' ')).toBe('S A IR C D RJ CF RC IV F CC')
  expect(badgesIn('buying').join(' ')).toBe('D RJ A S IR C CF RC IV F CC')
  expect(badgesIn('receiving').join(' ')).toBe('C CF RC')
  expect(badgesIn('invoicing').join(' ')).toBe('RC IV C CF F')
})

test('no two badges look alike, and none is further than the track', () => {
  const looks = ALL_BADGES.map((badge) => BADGES[badge].appearance)
  expect(new Set(looks.map(({ shape }) => shape)).size).toBe(ALL_BADGES.length)
  expect(new Set(looks.map(({ tint }) => tint)).size).toBe(ALL_BADGES.length)
  expect(Math.max(...ALL_BADGES.map((badge) => BADGES[badge].past))).toBe(STEPS.length)
})

const DELIVERY = [null, ...PURCHASE_STATES] as const
const name = ({ state, purchaseState }: OrderState) =>
  [state, purchaseState].filter(Boolean).join(' ')

describe('the badge', () => {
  test.each([
    ['D', null, 'D'],
    ['CF', null, 'CF'],
    ['CF', 'RC', 'RC'],
    ['C', 'IV', 'IV'],
    ['A', 'CC', 'CC'],
    ['F', 'IV', 'F'],
  ] as const)('of %s and %s is %s', (state, purchaseState, shown) => {
    expect(badge({ state, purchaseState })).toBe(shown)
  })
})

test('lines are open in a draft and after a rejection only', () => {
  const open = STATES.flatMap((state) =>
    DELIVERY.map((purchaseState) => ({ state, purchaseState })),
  )
    .filter(linesOpen)
    .map(name)
  expect(open).toEqual(['D', 'RJ'])
})
