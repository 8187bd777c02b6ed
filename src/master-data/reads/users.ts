import { type RawBuilder, sql } from 'kysely'
import type { ErrorCode } from '../../platform/catalogue.ts'
import { db } from '../../platform/db.ts'
import type { Kind } from '../rules.ts'

type UsedCode = Extract<ErrorCode, `masterData.usedBy${string}`>
type Example = (code: string) => RawBuilder<{ example: string }>
type Uses = readonly (readonly [UsedCode, Example])[]

const byOrder = (column: string): Uses[number] => [
  'masterData.usedByOrder',
  (code) =>
    sql`select number as example from purchase_orders where ${sql.ref(column)} = ${code} limit 1`,
]

/** What names a record of each kind, by the refusal to delete it; each finds one that does. */
const USERS: Readonly<Record<Kind, Uses>> = {
  productGroup: [
    [
      'masterData.usedByProduct',
      (code) =>
        sql`select products.name as example from products join product_groups on product_groups.id = group_id
          where product_groups.code = ${code} order by products.code limit 1`,
    ],
  ],
  product: [
    [
      'masterData.usedByPrices',
      (code) =>
        sql`select name as example from products where code = ${code}
          and exists (select from ladder_versions where product_id = products.id)`,
    ],
    [
      'masterData.usedByTicket',
      (code) =>
        sql`select coalesce(slip_number, scale_id_in) as example from weigh_tickets where product_code = ${code} limit 1`,
    ],
  ],
  warehouse: [byOrder('warehouse_code')],
  site: [
    [
      'masterData.usedByWarehouse',
      (code) =>
        sql`select name as example from warehouses where site_code = ${code} order by code limit 1`,
    ],
    byOrder('site_code'),
  ],
  numberSequence: [
    [
      'masterData.usedByOrder',
      (code) =>
        sql`select sequence || '-' || buddhist_month as example from order_counters where sequence = ${code} limit 1`,
    ],
  ],
  d1: [byOrder('dimension_1')],
  d2: [byOrder('dimension_2')],
  d3: [byOrder('dimension_3')],
  d4: [byOrder('dimension_4')],
  d5: [byOrder('dimension_5')],
  d6: [byOrder('dimension_6')],
  d7: [
    [
      'masterData.usedByVendor',
      (code) =>
        sql`select name as example from vendors where dimension_7 = ${code} order by account_number limit 1`,
    ],
    byOrder('dimension_7'),
  ],
}

/** The first that names a record, and the refusal that says so; undefined where nothing does. */
export async function userOf(
  kind: Kind,
  code: string,
): Promise<{ refusal: UsedCode; example: string } | undefined> {
  for (const [refusal, find] of USERS[kind]) {
    const { rows } = await find(code).execute(db())
    if (rows[0]) return { refusal, example: rows[0].example }
  }
}
