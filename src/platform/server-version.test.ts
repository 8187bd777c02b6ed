import { expect, test } from 'vitest'
import { refuseOlder } from './migrate.ts'

test('PostgreSQL 15 and newer are accepted, older ones refused in a sentence', () => {
  for (const number of [150_000, 150_018, 160_003, 180_004, 190_000]) {
    expect(() => refuseOlder('any', number)).not.toThrow()
  }
  expect(() => refuseOlder('14.19', 140_019)).toThrow('PostgreSQL 14.19 is too old: 15 or newer')
  expect(() => refuseOlder('9.6.24', 90_624)).toThrow('9.6.24 เก่าเกินไป')
})
