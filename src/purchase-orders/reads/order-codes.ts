import { sql } from 'kysely'
import { statement } from '../../platform/statement.ts'
import type { CodeName, KnownCodes } from '../rules/order-codes.ts'

/** What the master data has of each code of an order and of its D7, by name on the wire; `site`: only warehouses of it. */
export async function knownCodes(
  inQuestion: readonly string[],
  site?: string | null,
): Promise<ReadonlyMap<string, KnownCodes>> {
  const rows = await readKnown({ inQuestion, site: site || null })
  return new Map(rows.map(({ name, ...known }) => [name, known]))
}

/** Where no warehouse is marked, the only one at the site that is marked stands for it. */
const readKnown = statement(
  ({ inQuestion, site }: { inQuestion: readonly string[]; site: string | null }) =>
    sql<KnownCodes & { name: string }>`
    with codes (name, code, is_default, is_near) as (
      select 'PONO_SEQ', code, is_default, false from number_sequences
      union all
      select 'Warehouse', warehouses.code, warehouses.is_default, sites.is_default
      from warehouses join sites on sites.code = site_code
      where ${site}::text is null or site_code = ${site}::text
      union all
      select 'FinDim' || dimension, value, is_default, false from financial_dimensions
    )
    select name, count(*)::integer "count",
      coalesce(array_agg(code) filter (where code = any(${inQuestion}::text[])), '{}') "existing",
      case when count(*) filter (where is_default) = 1 then min(code) filter (where is_default) end "marked",
      case when count(*) filter (where is_near) = 1 then min(code) filter (where is_near)
        when count(*) = 1 then min(code) end "only"
    from codes group by name`,
)

/** The number sequence of an order, as its number begins with it. */
const SEQUENCE = sql<string>`regexp_replace(number, '-\\d+-\\d+$', '')`

/** The codes of an order of before, whether or not the mill still has them. */
export type OldCodes = Record<CodeName, string>

/** A vendor's last order. */
export interface LastOrder {
  POHeaderUUID: string
  PONumber: string
  Codes: OldCodes
}

/** The last order of each vendor, by vendor. */
export async function lastOrders(
  vendorIds: readonly string[],
): Promise<ReadonlyMap<string, LastOrder>> {
  const rows = await readLast({ vendorIds })
  return new Map(
    rows.map(({ vendor_id, POHeaderUUID, PONumber, ...Codes }) => [
      vendor_id,
      { POHeaderUUID, PONumber, Codes },
    ]),
  )
}

const readLast = statement(
  ({ vendorIds }: { vendorIds: readonly string[] }) =>
    sql<OldCodes & { vendor_id: string; POHeaderUUID: string; PONumber: string }>`
    select vendor_id, last.*
    from unnest(${vendorIds}::uuid[]) listed (vendor_id)
      cross join lateral (
        select id "POHeaderUUID", number "PONumber", ${SEQUENCE} "PONO_SEQ", warehouse_code "Warehouse",
          dimension_1 "FinDim1", dimension_2 "FinDim2", dimension_3 "FinDim3",
          dimension_4 "FinDim4", dimension_5 "FinDim5", dimension_6 "FinDim6"
        from existing_orders
        where existing_orders.vendor_id = listed.vendor_id order by created_at desc, id limit 1
      ) last`,
)
