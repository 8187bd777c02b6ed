import { expect, test } from 'vitest'
import { classifySpace } from './free-space.ts'

const GB = 1e9

test.each([
  // Of a small disk, twice what stops the writing.
  [0.6, 0.201, 'enough'],
  [0.6, 0.199, 'nearlyFull'],
  [0.6, 0.099, 'full'],
  // Of a usual one a tenth, of a large one 10 GB.
  [50, 5.1, 'enough'],
  [50, 4.9, 'nearlyFull'],
  [4000, 10.1, 'enough'],
  [4000, 9.9, 'nearlyFull'],
])('a disk of %s GB with %s GB free: %s', (size, free, left) => {
  const disk = { size: size * GB, free: free * GB }
  expect(classifySpace({ disk, mayBeFull: true })).toBe(left)
  // Where the database is elsewhere nothing is refused.
  expect(classifySpace({ disk, mayBeFull: false })).toBe(left === 'full' ? 'nearlyFull' : left)
})
