import { expect, test } from 'vitest'
import type { Role } from '../../platform/roles.ts'
import { type Order, offered } from './order.ts'

const as = (role: Role) => ({
  token: '',
  officer: { UUID: 'another', Name: '', Lastname: '' },
  role,
})
const order = (part: Partial<Order>) =>
  ({ State: 'D', StatePurchase: null, TotalReceipt: 0, ...part }) as Order

test('approving is offered to those whose work it is, unless the server bars the officer', () => {
  const submitted = order({ State: 'S' })
  expect(offered('approve', submitted, as(50))).toBe(true)
  expect(offered('approve', submitted, as(51))).toBe(false)
  const blocked = order({ State: 'S', ApprovalBar: 'created' })
  expect(offered('approve', blocked, as(50))).toBe(false)
  expect(offered('reject', blocked, as(50))).toBe(true)
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
