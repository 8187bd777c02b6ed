import { expect, test } from 'vitest'
import { z } from 'zod'
import { readAddress, withoutDefaults } from './address.ts'

const orders = z.object({
  page: z.number().int().min(0).default(0),
  state: z.enum(['', 'D', 'S']).default(''),
})

test('what the address does not say is at its default', () => {
  expect(readAddress(orders, {})).toEqual({ page: 0, state: '' })
  expect(readAddress(orders, { page: 3, state: 'S' })).toEqual({ page: 3, state: 'S' })
})

test('a broken field does not lose the others', () => {
  expect(readAddress(orders, { page: -1, state: 'S' })).toEqual({ page: 0, state: 'S' })
  expect(readAddress(orders, { page: 2, state: 'nonsense' })).toEqual({ page: 2, state: '' })
})

test('what stands at its default stays out of the address', () => {
  expect(withoutDefaults(orders, { page: 0, state: 'S' })).toEqual({ state: 'S' })
  expect(withoutDefaults(orders, { page: 4, state: '' })).toEqual({ page: 4 })
})
