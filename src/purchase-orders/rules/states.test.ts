import { expect, test } from 'vitest'
import { ALL_BADGES, BADGES, badgesIn, STEPS } from './states.ts'

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
