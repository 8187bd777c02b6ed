import { expect, test } from 'vitest'
import { decimalOut, flagOut, instantOut } from './call.ts'

test('what a database gives goes onto the wire as numbers and instants of the mill', () => {
  expect(decimalOut.parse('47944.00')).toBe(47_944)
  expect(decimalOut.nullable().parse(null)).toBeNull()
  expect([flagOut.parse(true), flagOut.parse(false)]).toEqual([1, 0])
  const at = '2026-11-20T14:05:00.000+07:00'
  expect(instantOut.parse(new Date('2026-11-20T07:05:00Z'))).toBe(at)
  expect(instantOut.parse('2026-11-20T07:05:00Z')).toBe(at)
})

test.each([
  ['a number', decimalOut],
  ['a flag', flagOut],
  ['an instant', instantOut],
])('nothing does not go out as %s', (_, output) => {
  expect(output.safeParse(null as never).success).toBe(false)
  expect(output.safeParse(undefined as never).success).toBe(false)
})
