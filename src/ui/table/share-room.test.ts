import fc from 'fast-check'
import { expect, test } from 'vitest'
import { growFirst, isRoomFor, shareRoom, spreadRest } from './share-room.ts'

const NAME = { width: 120, need: 220 }

test('a name that would be cut takes what stands empty in the other columns, no more than it lacks', () => {
  expect(shareRoom([NAME, { width: 208, need: 100 }])).toEqual([220, 108])
  expect(shareRoom([NAME, { width: 408, need: 100 }])).toEqual([220, 308])
  expect(shareRoom([NAME, { width: 158, need: 100 }])).toEqual([170, 108])
})

test('nothing moves where nothing is cut, and nothing is taken from who has nothing', () => {
  const calm = [
    { width: 300, need: 200 },
    { width: 208, need: 100 },
  ]
  expect(shareRoom(calm)).toEqual([300, 208])
  expect(shareRoom([NAME, { width: 80, need: 80 }])).toEqual([120, 80])
})

test('the sum stays, and nobody gives what stands in it', () => {
  const column = fc.record({
    width: fc.integer({ min: 40, max: 400 }),
    need: fc.integer({ min: 0, max: 600 }),
  })
  fc.assert(
    fc.property(fc.array(column, { minLength: 1, maxLength: 12 }), (columns) => {
      const widths = shareRoom(columns)
      const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0)
      expect(sum(widths)).toBeCloseTo(sum(columns.map(({ width }) => width)), 6)
      for (const [n, { width, need }] of columns.entries()) {
        expect(widths[n]).toBeGreaterThanOrEqual(Math.min(width, need) - 1e-6)
        if (isRoomFor(columns)) expect(widths[n]).toBeGreaterThanOrEqual(need - 1e-6)
      }
    }),
  )
})

test('what may not be cut takes from the name, which keeps its least', () => {
  const [name, state] = [
    { width: 200, need: 260 },
    { width: 150, need: 190 },
  ]
  expect(growFirst([name, state], 0, 120)).toEqual([
    { width: 160, need: 260 },
    { width: 190, need: 190 },
  ])
  expect(growFirst([name, state], 0, 180)).toEqual([
    { width: 180, need: 260 },
    { width: 170, need: 190 },
  ])
  expect(growFirst([name, { width: 190, need: 190 }], 0, 120)).toEqual([
    name,
    { width: 190, need: 190 },
  ])
})

test('in a wide window the room that a name does not need goes to all columns alike', () => {
  const figure = { width: 100, need: 90 }
  expect(spreadRest([{ width: 620, need: 200 }, figure, figure], 0)).toEqual([420, 200, 200])
  expect(spreadRest([{ width: 320, need: 200 }, figure, figure], 0)).toEqual([320, 100, 100])
})
