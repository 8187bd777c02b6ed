import { expect, test } from 'vitest'
import { FIRST_PAUSE, lengthOf, pauseAfter } from './retry-pause.ts'

test('a window whose stream was given to a newer one comes again in minutes at the earliest', () => {
  const pause = pauseAfter('replaced', FIRST_PAUSE)
  expect([lengthOf(pause, 0), lengthOf(pause, 1)]).toEqual([300_000, 600_000])
})

test('a window that was cut off comes at once, and later the longer nothing is heard', () => {
  const first = pauseAfter('received', FIRST_PAUSE)
  expect([lengthOf(first, 0), lengthOf(first, 1)]).toEqual([0, 1000])
  let pause = first
  const longest = Array.from({ length: 7 }, () => {
    pause = pauseAfter('nothing', pause)
    return lengthOf(pause, 1)
  })
  expect(longest).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})
