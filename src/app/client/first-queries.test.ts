import { expect, test } from 'vitest'
import { ROUTES, type ScreenName } from '../../platform/addresses.ts'
import { mayCall, ROLES } from '../../platform/roles.ts'
import { allCalls } from '../contracts.ts'
import { firstQueries } from './first-queries.ts'

const ORDER = '0b6f2f0e-7a53-4c0f-9d4b-3a1f5a3c2b10'
const named = Object.keys(firstQueries) as ScreenName[]

test.each(named)(
  'what the screen %s asks for first is a call of the table, and taken by it',
  (screen) => {
    const first = firstQueries[screen]?.({ params: { poHeaderUUID: ORDER }, search: {} })
    const call = allCalls.find(({ path }) => path === first?.path)
    expect(call?.kind).toBe('read')
    expect(call?.input.safeParse(first?.input).success).toBe(true)
  },
)

test.each(named)('whoever may open the screen %s may ask for it', (screen) => {
  for (const role of ROLES.filter((role) => mayCall(ROUTES[screen].roles, role))) {
    const first = firstQueries[screen]?.({ params: { poHeaderUUID: ORDER }, search: {}, role })
    const call = allCalls.find(({ path }) => path === first?.path)
    expect(call && mayCall(call.roles, role), `role ${role}`).toBe(true)
  }
})

test('what is broken in a link is not asked for', () => {
  const place = { params: { poHeaderUUID: 'x' }, search: { page: -3 } }
  expect(firstQueries.tickets?.(place)).toBeUndefined()
  expect(firstQueries.orders?.(place)?.input).toMatchObject({ page: 0 })
})
