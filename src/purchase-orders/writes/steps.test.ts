import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import type { Refusal } from '../../platform/errors.ts'
import { openTestMill } from '../../tests/fixture.ts'
import { orderAfter, perform } from '../../tests/orders.ts'
import { withRollback } from '../../tests/transactions.ts'
import { calls } from '../contract.ts'
import { ALL_BADGES, type OrderState, PURCHASE_STATES, STATES } from '../rules/states.ts'
import { ACTIONS, type Action, stateAllows } from '../rules/steps.ts'

const mill = await openTestMill()

const CONFIRMED = ['submit', 'approve', 'confirm'] as const
const RECEIVED = [...CONFIRMED, 'receive', 'receive'] as const

/** Every state that an order of two lines can be in, and a way there. */
const WAYS: Record<string, readonly Action[]> = {
  D: [],
  S: ['submit'],
  IR: ['submit', 'review'],
  RJ: ['submit', 'reject'],
  A: ['submit', 'approve'],
  CF: CONFIRMED,
  C: [...CONFIRMED, 'receive', 'acknowledge'],
  'D CC': ['discard'],
  'RJ CC': ['submit', 'reject', 'discard'],
  'A CC': ['submit', 'approve', 'cancel'],
  'CF CC': [...CONFIRMED, 'cancel'],
  'CF RC': RECEIVED,
  'C RC': [...RECEIVED, 'acknowledge'],
  'CF IV': [...RECEIVED, 'invoice'],
  'C IV': [...RECEIVED, 'acknowledge', 'invoice'],
  'F IV': [...RECEIVED, 'invoice', 'finalize'],
}
/** What the state allows and the lines or earlier steps forbid: nothing is received yet, or something is. */
const HELD_BY_MORE: Record<string, readonly Action[]> = {
  CF: ['acknowledge', 'undoReceive'],
  C: ['delete'],
  // These orders were not made at once with their lines.
  D: ['withdraw'],
  // The last step was the payable, not the update; nobody changed its payee.
  'C IV': ['undoUpdate', 'confirmPayee'],
  'CF IV': ['confirmPayee'],
  S: ['withdraw'],
}
const CALLS: Partial<Record<Action, Call>> = {
  submit: calls.submitPO,
  approve: calls.approvePO,
  withdrawApproval: calls.withdrawApprovals,
  reject: calls.rejectPO,
  confirm: calls.confirmPO,
  cancel: calls.cancelPO,
  receive: calls.receiptLine,
  undoReceive: calls.undoReceive,
  release: calls.releaseLine,
  invoice: calls.invoice,
  changePayee: calls.changePayee,
  confirmPayee: calls.confirmPayee,
  undoUpdate: calls.undoStatusUpdate,
  discard: calls.discardPO,
  delete: calls.deletePO,
  withdraw: calls.withdrawOrders,
}
const BULK: readonly Action[] = ['review', 'acknowledge', 'finalize']

test('the database knows the states of the table and no other, and each is tried here', async () => {
  const { rows } = await sql<{ column: string; check: string }>`
    select attname as column, pg_get_constraintdef(pg_constraint.oid) as check
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where conrelid = 'purchase_orders'::regclass and contype = 'c'`.execute(db())
  const known = (of: string) =>
    rows
      .filter(({ column, check }) => column === of && check.includes('ANY'))
      .map(({ check }) => [...check.matchAll(/'(\w+)'/g)].map(([, code]) => code))
  expect(known('state')).toEqual([STATES])
  expect(known('purchase_state')).toEqual([PURCHASE_STATES])
  const tried = new Set(Object.keys(WAYS).flatMap((name) => name.split(' ')))
  expect([...tried].sort()).toEqual(ALL_BADGES.toSorted())
})

describe.each(Object.entries(WAYS))('an order that is %s', (name, way) => {
  const [state, purchaseState = null] = name.split(' ') as [
    OrderState['state'],
    OrderState['purchaseState'],
  ]
  const allowed = ACTIONS.filter(
    (action) =>
      stateAllows(action, { state, purchaseState }) && !HELD_BY_MORE[name]?.includes(action),
  )
  let id: string
  beforeAll(async () => {
    id = await orderAfter(mill, way)
  })

  test('is there', async () => {
    expect(await stateOf(id)).toMatchObject({ state, purchase_state: purchaseState })
  })

  test('has its tickets until it is canceled, and locks them from submitting on', async () => {
    const has = purchaseState === 'CC' ? 0 : 2
    expect(await ticketsOf(id)).toEqual({ has, keeps: ['D', 'RJ'].includes(state) ? 0 : has })
  })

  test.each(allowed)('lets %s happen, with its step and its audit row', async (action) => {
    await withRollback(async () => {
      const before = await traceOf(id)
      await perform(mill, action, id)
      const after = await traceOf(id)
      const [first] = after.entries.slice(before.entries.length)
      expect(first).toMatchObject({ before: { State: state, StatePurchase: purchaseState } })
      expect(after.entries.length - before.entries.length).toBe(
        after.steps.length - before.steps.length,
      )
      expect(after.steps.at(-1)).toMatchObject({ action, ...(await axesOf(id)) })
      expect(after.entries.at(-1)).toMatchObject({ action: `po.${action}`, request_id: 'test' })
    })
    expect(await stateOf(id)).toMatchObject({ state, purchase_state: purchaseState })
  })

  test.each(ACTIONS.filter((action) => !allowed.includes(action)))(
    'refuses %s and stays',
    async (action) => {
      const before = [await stateOf(id), await traceOf(id)]
      const refusal = await withRollback(() => perform(mill, action, id)).catch((error) => error)
      if (!BULK.includes(action)) expect(CALLS[action]?.errors).toContain((refusal as Refusal).code)
      expect([await stateOf(id), await traceOf(id)]).toEqual(before)
    },
  )

  test('stays as it is when the audit row fails', async () => {
    const before = await stateOf(id)
    await sql`create function refuse_audit() returns trigger language plpgsql as $$ begin raise 'no audit'; end $$`.execute(
      db(),
    )
    await sql`create trigger no_audit before insert on audit_entries execute function refuse_audit()`.execute(
      db(),
    )
    for (const action of allowed)
      await expect(perform(mill, action, id)).rejects.toThrow('no audit')
    await sql`drop function refuse_audit cascade`.execute(db())
    expect(await stateOf(id)).toEqual(before)
  })
})

function stateOf(id: string) {
  return db()
    .selectFrom('purchase_orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** How many tickets are on the order, and how many are locked by it. */
async function ticketsOf(id: string) {
  const { number } = await stateOf(id)
  const lines = db().selectFrom('lines_in_force').select('id').where('order_id', '=', id)
  const locks = db()
    .selectFrom('ticket_locks')
    .select('ticket_id')
    .where('order_number', '=', number)
  return { has: (await lines.execute()).length, keeps: (await locks.execute()).length }
}

async function axesOf(id: string) {
  const { state, purchase_state } = await stateOf(id)
  return { state, purchase_state }
}

async function traceOf(id: string) {
  const steps = await db()
    .selectFrom('order_steps')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()
  const entries = await db()
    .selectFrom('audit_entries')
    .selectAll()
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
  return { steps, entries }
}
