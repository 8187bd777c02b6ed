import { expect, test } from 'vitest'
import { isMixed, mayReleaseOne, orderNumber, sharedProduct } from './rules.ts'

test('the last line of an order cannot be released', () => {
  expect([1, 2].map(mayReleaseOne)).toEqual([false, true])
})

test.each([
  [1, 'NBDPO-PL-6911-00001'],
  [99_999, 'NBDPO-PL-6911-99999'],
  [100_000, 'NBDPO-PL-6911-100000'],
])('order %i of its month is %s', (count, number) => {
  expect(orderNumber('NBDPO-PL', '6911', count)).toBe(number)
})

test('loads are mixed where their products are called differently, by code where there is no name', () => {
  const load = (ProductDataID: string, ProductTypeName: string) => ({
    ProductDataID,
    ProductTypeName,
  })
  const [bunches, loose, nameless] = [load('FFB', 'ทะลาย'), load('LF', 'ร่วง'), load('LF', '')]
  expect([isMixed([]), isMixed([bunches, bunches]), isMixed([bunches, loose])]).toEqual([
    false,
    false,
    true,
  ])
  expect(sharedProduct([nameless, nameless])).toEqual(['LF'])
  expect(sharedProduct([bunches, loose])).toEqual([])
})
