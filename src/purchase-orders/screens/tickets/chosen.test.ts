import { expect, test } from 'vitest'
import { byDay, ticketsTotal } from './chosen.ts'

test('the sum of what is chosen is rounded ticket by ticket', () => {
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
