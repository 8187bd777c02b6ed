import { beforeAll, expect, test } from 'vitest'
import { pool } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill } from '../../tests/fixture.ts'
import { draftOrder } from '../../tests/orders.ts'
import { orderList } from './lists.ts'

await openTestDatabase()
beforeAll(async () => {
  await draftOrder(await buildMill())
  await pool().query(`
    insert into purchase_orders (number, state, vendor_id, vendor_account_number, vendor_name, customer_id,
      avl_code, created_at, created_by, site_code, warehouse_code, dimension_1, dimension_2, dimension_3,
      dimension_4, dimension_5, dimension_6, dimension_7)
    select 'X' || n, case when n > 10000 then 'S' else 'D' end, vendor_id, vendor_account_number, vendor_name,
      customer_id, avl_code, created_at, created_by, site_code, warehouse_code, dimension_1, dimension_2,
      dimension_3, dimension_4, dimension_5, dimension_6, dimension_7
    from purchase_orders, generate_series(1, 20000) n`)
})

test.each([
  ['all', {}],
  ['narrowed', { filterPONumber: 'X' }],
])(
  'counts of %s orders stop at 10,000, and say of which badges there are more',
  async (_, narrowed) => {
    const drafts = await orderList({ ...narrowed, filterState: 'D', page: 0 })
    const isAll = !('filterPONumber' in narrowed)
    expect(drafts.count_by_state).toMatchObject({ D: 10_000, S: 10_000, CF: 0 })
    expect(drafts.states_capped).toEqual(isAll ? ['D'] : [])
    expect(drafts.total_record).toBe(10_000)
    expect(drafts.total_capped).toBe(isAll ? true : undefined)
    const all = await orderList({ ...narrowed, page: 0 })
    expect(all).toMatchObject({ total_record: 10_000, total_capped: true })
  },
)
