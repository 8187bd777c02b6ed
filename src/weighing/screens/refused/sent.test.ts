import { expect, test } from 'vitest'
import { instantAt, type Refused } from './sent.ts'

test.each([
  ['2026-11-20T08:05:30+07:00', '2026-11-20T01:05:30.000Z'],
  ['2026-11-20T01:05:30.5Z', '2026-11-20T01:05:30.500Z'],
  ['2026-02-31T08:05:30+07:00', null],
  ['2026-13-20T08:05:30+07:00', null],
  ['2026-11-20T25:05:30+07:00', null],
  ['2026-11-20T08:05:30', null],
  ['9026-11-20T08:05:30+07:00', null],
  ['เช้า', null],
  [20, null],
])('the time %s that a scale sent is read as %s', (sent, read) => {
  const ticket = { Sent: { WeightTimeIn: sent } } as unknown as Refused
  expect(instantAt(ticket, 'WeightTimeIn')?.toISOString() ?? null).toBe(read)
})
