import { expect, test } from 'vitest'
import { addresses, at, isInside, ROUTES, SCREEN_NAMES } from './addresses.ts'

test('an address has its parameter in its path and its search beside it', () => {
  expect(addresses.order('o-1')).toEqual({
    screen: 'order',
    to: '/Controller/poLine/o-1',
    search: {},
  })
  expect(addresses.tickets({ ticket: 17 })).toEqual({
    screen: 'tickets',
    to: '/Controller/palmEvaluate',
    search: { ticket: 17 },
  })
  expect(addresses.tickets({ order: 'o-1' }).to).toBe('/Controller/palmEvaluate/o-1')
})

test('characters with a meaning in a path are escaped', () => {
  expect(addresses.productGroup('a/b?c').to).toBe('/Controller/productItem/a%2Fb%3Fc')
})

test('the address of a screen without parameters names none', () => {
  const bare = SCREEN_NAMES.filter((name) => !/\/\$/.test(ROUTES[name].path))
  expect(bare.filter((name) => at(name).to.includes('$'))).toEqual([])
  expect(bare.length).toBeGreaterThan(15)
})

test('only addresses inside the product are accepted to return to', () => {
  expect(isInside('/Controller/po?page=2')).toBe(true)
  expect(isInside('//elsewhere/Controller/')).toBe(false)
  expect(isInside('/Officer/Authen/login')).toBe(false)
})
