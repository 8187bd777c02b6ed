import { expect, test } from 'vitest'
import type { Role } from '../../platform/roles.ts'
import { type Order, offered } from './order.ts'

const as = (role: Role, UUID = 'another') => ({
  token: '',
  officer: { UUID, Name: '', Lastname: '' },
  role,
})
const order = (part: Partial<Order>) =>
  ({ State: 'D', StatePurchase: null, TotalReceipt: 0, SubmittedBy: null, ...part }) as Order

test('approving is offered to another officer than the one who submitted, and to role 0', () => {
  const submitted = order({ State: 'S', SubmittedBy: 'me' })
  expect(offered('approve', submitted, as(50))).toBe(true)
  expect(offered('approve', submitted, as(50, 'me'))).toBe(false)
  expect(offered('approve', submitted, as(0, 'me'))).toBe(true)
  expect(offered('approve', submitted, as(51))).toBe(false)
})

test('an order of which something is received is neither canceled nor deleted', () => {
  const confirmed = order({ State: 'CF' })
  expect(offered('cancel', confirmed, as(51))).toBe(true)
  expect(offered('delete', confirmed, as(0))).toBe(true)
  const begun = order({ State: 'CF', TotalReceipt: 1 })
  expect(offered('cancel', begun, as(51))).toBe(false)
  expect(offered('delete', begun, as(0))).toBe(false)
  expect(offered('receive', begun, as(81))).toBe(true)
})
