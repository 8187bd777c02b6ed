import { expect, test } from 'vitest'
import { requireVersion } from '../../identity/reads/stale.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { insertMany } from '../../platform/insert-many.ts'
import { laddersNow } from '../../pricing/reads/ladders-now.ts'
import { lockProducts } from '../../pricing/writes/save-board.ts'
import { freezeTickets, lockTickets, readTickets } from '../../purchase-orders/writes/tickets.ts'
import { storeTotals } from '../../purchase-orders/writes/totals.ts'
import { keepAccountChanges } from '../../vendors/writes/account-changes.ts'
import { openTestDatabase } from '../database.ts'

await openTestDatabase()

const now = new Date()
const ctx = { now, officer: { id: '00000000-0000-0000-0000-000000000001' } } as OfficerContext
const record = { id: 1, made: now, version: 2, present: async () => ({}) }

// `where id in ()` and `insert … values` without a row are no SQL.
test.each<[string, () => Promise<unknown>, unknown]>([
  ['totals', () => storeTotals([]), undefined],
  ['products', () => lockProducts([]), undefined],
  ['ladders', () => laddersNow([], now), new Map()],
  ['tickets', () => readTickets({ ids: [] }), []],
  ['locked tickets', () => lockTickets({ ids: [] }), []],
  ['frozen tickets', () => freezeTickets({ number: 'PO' }, [], ctx), undefined],
  ['changed accounts', () => keepAccountChanges([], ctx), undefined],
  ['inserted rows', () => insertMany('payable_lines', []), []],
])('a list of no %s is one', async (_, run, none) => {
  expect(await transaction(run)).toEqual(none)
})

test('a record of which no action is a change is refused as stale', async () => {
  await expect(requireVersion('vendor', 1, { ...record, actions: [] })).rejects.toThrow('sys.stale')
})
