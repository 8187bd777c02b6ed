import { sql } from 'kysely'
import { db } from '../../../platform/db.ts'
import type { Id } from './record-kinds.ts'

/** Which records belong together: a change of one may be a change of the other. */
const PAIRS = [
  'select order_id::text as one, id::text as other from order_lines',
  'select order_id::text, ticket_id::text from order_lines',
  'select id::text, ticket_id::text from order_lines',
  'select vendor_id::text, customer_id::text from vendor_links',
  'select product_id::text, save_id::text from ladder_versions',
  'select product_id::text, id::text from ladder_versions',
  'select ticket_id::text, id::text from weight_corrections',
  'select officer_id::text, id::text from sessions',
]

/** `ids` and those of the records that belong to them. */
export async function relatedTo(ids: readonly Id[]): Promise<Set<string>> {
  const named = ids.map(String)
  const { rows } = await sql<{ one: string; other: string }>`
    select one, other from (${sql.raw(PAIRS.join(' union all '))}) pairs
    where one = any (${named}::text[]) or other = any (${named}::text[])`.execute(db())
  return new Set([...named, ...rows.flatMap(({ one, other }) => [one, other])])
}
