import { expect, test } from 'vitest'
import { createClock } from './clock.ts'

const MINUTE = 60_000
const SERVER = Date.parse('2026-11-24T03:00:00Z')

/** A PC whose clock is `ahead` of the server's, and may be set. */
function pc(ahead: number) {
  let [offset, passed] = [ahead, 0]
  const clocks = {
    wall: () => SERVER + offset + passed,
    steady: () => passed,
  }
  const set = (next: number) => {
    offset = next
  }
  const wait = (ms: number) => {
    passed += ms
  }
  return { clock: createClock(clocks), set, wait }
}
const date = new Date(SERVER).toUTCString()

test('before an answer the PC’s time is recorded, and is known to be unchecked', () => {
  const { clock } = pc(90 * MINUTE)
  expect(clock.offset()).toBeUndefined()
  expect(clock.now().getTime()).toBe(SERVER + 90 * MINUTE)
})

test('a clock that is a minute off or less is taken as it is', () => {
  const { clock } = pc(MINUTE)
  clock.compare(date, 0)
  expect(clock.isWrong()).toBe(false)
  expect(clock.now().getTime()).toBe(SERVER + MINUTE)
})

test.each([60 * MINUTE, -60 * MINUTE])(
  'of a clock %d ms off the server’s time is recorded',
  (ms) => {
    const { clock, wait } = pc(ms)
    clock.compare(date, 0)
    wait(10 * MINUTE)
    expect(clock.isWrong()).toBe(true)
    expect(Math.abs(clock.now().getTime() - SERVER - 10 * MINUTE)).toBeLessThan(1000)
  },
)

test('a clock that is set right while the network is away is right from then on', () => {
  const { clock, set, wait } = pc(60 * MINUTE)
  clock.compare(date, 0)
  wait(10 * MINUTE)
  set(0)
  expect(clock.isWrong()).toBe(false)
  expect(clock.now().getTime()).toBe(SERVER + 10 * MINUTE)
})

test('an answer without a date changes nothing', () => {
  const { clock } = pc(0)
  clock.compare(null, 0)
  clock.compare('yesterday', 0)
  expect(clock.offset()).toBeUndefined()
})
