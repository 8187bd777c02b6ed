import { expect, test } from 'vitest'
import { byDay, shareOf, ticketsTotal, toggled } from './chosen.ts'

test('the total of the chosen tickets is the sum of rounded amounts', () => {
  const { net, amount } = ticketsTotal([
    { WeightNet: 9220, SysPrice: 6.2 },
    { WeightNet: 7770.5, SysPrice: 5.15 },
  ])
  expect(net.toNumber()).toBe(16_990.5)
  expect(amount.toFixed(2)).toBe('97182.08')
})

test("tickets stand under the mill's own day", () => {
  const late = { WeightTimeOut: '2026-11-20T16:59:00Z' }
  const next = { WeightTimeOut: '2026-11-20T17:01:00Z' }
  expect(byDay([next, late])).toEqual([
    ['2026-11-21', [next]],
    ['2026-11-20', [late]],
  ])
})

const [one, two, three] = [{ SSWeightID: 1 }, { SSWeightID: 2 }, { SSWeightID: 3 }]

test('of some tickets all, some or none are chosen', () => {
  expect(shareOf(new Set([1, 2, 9]), [one, two])).toBe('all')
  expect(shareOf(new Set([1]), [one, two])).toBe('some')
  expect(shareOf(new Set([9]), [one, two])).toBe('none')
  expect(shareOf(new Set(), [])).toBe('none')
})

test('a day is chosen whole, unless it is already; other days stay as they are', () => {
  expect(toggled(new Set([1, 3]), [one, two])).toEqual(new Set([1, 2, 3]))
  expect(toggled(new Set([1, 2, 3]), [one, two])).toEqual(new Set([3]))
  expect(toggled(new Set([3]), [three])).toEqual(new Set())
})
