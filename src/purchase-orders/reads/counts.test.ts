import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { db, pool, transaction } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill } from '../../tests/fixture.ts'
import { draftOrder } from '../../tests/orders.ts'
import { orderList } from './lists.ts'

await openTestDatabase()
beforeAll(async () => {
  await draftOrder(await buildMill())
  // What they refer to is that of the first order: it need not be looked up 80,000 times.
  await pool().query(`
    begin;
    set local session_replication_role = replica;
    insert into purchase_orders (number, state, vendor_id, vendor_account_number, vendor_name, customer_id,
      avl_code, created_at, created_by, site_code, warehouse_code, dimension_1, dimension_2, dimension_3,
      dimension_4, dimension_5, dimension_6, dimension_7)
    select 'X' || n, case when n > 20000 then 'A' when n > 10000 then 'S' else 'D' end, vendor_id, vendor_account_number, vendor_name,
      customer_id, avl_code, created_at - n * interval '1 minute', created_by, site_code, warehouse_code, dimension_1,
      dimension_2, dimension_3, dimension_4, dimension_5, dimension_6, dimension_7
    from purchase_orders, generate_series(1, 80000) n;
    commit`)
  await pool().query('analyze purchase_orders')
})

test.each([
  ['all', {}],
  ['narrowed', { filterPONumber: 'X' }],
])(
  'counts of %s orders stop at 10,000, and say of which badges there are more',
  async (_, narrowed) => {
    const drafts = await orderList({ ...narrowed, filterState: 'D', page: 0 })
    const isAll = !('filterPONumber' in narrowed)
    expect(drafts.count_by_state).toMatchObject({ D: 10_000, S: 10_000, A: 10_000, CF: 0 })
    expect(drafts.states_capped).toEqual(isAll ? ['D', 'A'] : ['A'])
    expect(drafts.total_record).toBe(10_000)
    expect(drafts.total_capped).toBe(isAll ? true : undefined)
    const all = await orderList({ ...narrowed, page: 0 })
    expect(all).toMatchObject({ total_record: 10_000, total_capped: true })
  },
)

test('of 80,000 orders that a part of a number finds, not all are read to count them', async () => {
  await transaction(async () => {
    await sql`set local max_parallel_workers_per_gather = 0`.execute(db())
    const before = await ordersRead()
    await orderList({ filterPONumber: 'X', page: 0 })
    expect((await ordersRead()) - before).toBeLessThan(60_000)
  })
})

/** Rows of orders that the connection has read so far. */
async function ordersRead(): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables
    where relname = 'purchase_orders'`.execute(db())
  return rows[0]!.read
}
