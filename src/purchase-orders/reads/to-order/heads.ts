import { sql } from 'kysely'
import { db } from '../../../platform/db.ts'
import { statement } from '../../../platform/statement.ts'
import { DEFAULTS } from '../../rules.ts'

/** What is copied from a vendor's last order besides its conditions. */
export interface Head {
  POHeaderUUID: string | null
  PONumber: string | null
  PONO_SEQ: string
  Warehouse: string
  WarehouseName: string
}

/** The head of the next order of each vendor, by vendor; of one without orders there is none. */
export async function headsOf(vendorIds: readonly string[]): Promise<Map<string, Head>> {
  const rows = await readHeads({ vendorIds })
  return new Map(rows.map(({ vendor_id, ...head }) => [vendor_id, head]))
}

const readHeads = statement(
  ({ vendorIds }: { vendorIds: readonly string[] }) =>
    sql<Head & { vendor_id: string }>`
    select vendor_id, last.id "POHeaderUUID", last.number "PONumber",
      ${SEQUENCE} "PONO_SEQ", warehouses.code "Warehouse", warehouses.name "WarehouseName"
    from unnest(${vendorIds}::uuid[]) listed (vendor_id)
      cross join lateral (
        select id, number, warehouse_code from existing_orders
        where existing_orders.vendor_id = listed.vendor_id order by created_at desc, id limit 1
      ) last
      join warehouses on warehouses.code = last.warehouse_code`,
)

/** The number sequence of an order, as its number begins with it; the usual one where it is no longer known. */
export const SEQUENCE = sql<string>`coalesce(
  (select code from number_sequences where code = regexp_replace(last.number, '-\\d+-\\d+$', '')),
  ${sql.lit(DEFAULTS.sequence)})`

/** The head of an order whose vendor has none to copy it from. */
export async function usualHead(): Promise<Head> {
  const warehouse = await db()
    .selectFrom('warehouses')
    .select('name')
    .where('code', '=', DEFAULTS.warehouse)
    .executeTakeFirst()
  return {
    POHeaderUUID: null,
    PONumber: null,
    PONO_SEQ: DEFAULTS.sequence,
    Warehouse: DEFAULTS.warehouse,
    WarehouseName: warehouse?.name ?? '',
  }
}
