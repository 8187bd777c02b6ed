import { expect } from 'vitest'
import { db } from '../../../platform/db.ts'
import type { Order, Walk } from './model.ts'

interface Entry {
  action: string
  // biome-ignore lint/suspicious/noExplicitAny: every action keeps what it changed; what it should be is asserted.
  before: any
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  after: any
}

/** Fails where an entry of the audit trail does not begin with the state that the one before it left, or where they do not end in the state of the walk. */
export async function expectAuditTrailToReplay(walk: Walk): Promise<void> {
  for (const order of walk.orders) replayOrder(order, await entriesOf('order', order.id))
  for (const { id } of walk.tickets) replayTicket(id, await entriesOf('ticket', String(id)))
}

function entriesOf(entity: string, id: string): Promise<Entry[]> {
  return db()
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
}

function replayOrder(order: Order, entries: readonly Entry[]): void {
  let states = { State: 'D', StatePurchase: null }
  let tickets = new Set<number>()
  for (const { action, before, after } of entries) {
    if (before?.State) {
      expect(before, `${order.number} ${action}`).toMatchObject(states)
      states = { State: after.State, StatePurchase: after.StatePurchase }
    }
    if (action === 'po.addLine') tickets.add(after.SSWeightID)
    if (action === 'po.removeLine') tickets.delete(before.SSWeightID)
    if (action === 'po.release') tickets.delete(after.SSWeightID)
    if (after?.tickets) {
      expect(new Set(after.tickets), `${order.number} ${action}`).toEqual(tickets)
      tickets = new Set()
    }
  }
  expect(states, order.number).toEqual({ State: order.state, StatePurchase: order.purchase })
  const isFreed = order.isDeleted || order.purchase === 'CC'
  const ticketIds = isFreed ? [] : order.lines.map(({ ticketId }) => ticketId)
  expect(tickets, order.number).toEqual(new Set(ticketIds))
}

/** Gradings and prices follow one another by their ids. */
function replayTicket(ticketId: number, entries: readonly Entry[]): void {
  let [grading, price] = [undefined, undefined]
  for (const { action, before, after } of entries) {
    if (/grade$/i.test(action)) {
      expect(before?.id, `ticket ${ticketId} ${action}`).toBe(grading)
      grading = after.id
    }
    if (/(value|price)$/i.test(action)) {
      expect(before?.id, `ticket ${ticketId} ${action}`).toBe(price)
      price = after?.id
    }
  }
}
