import { sql } from 'kysely'
import { contains, searchFor, type TextSearch } from '../../platform/contains.ts'
import { db } from '../../platform/db.ts'
import { typedKey } from '../../platform/search-key.ts'

/** Records of one kind that a search looks at, the newest. */
const MAX_OF_KIND = 200

/** Records as the trail names them: kinds and ids, one beside the other. */
interface Found {
  entities: string[]
  ids: string[]
}

/** The records that have what is typed in their number, plate, code or name. */
export async function recordsFound(typed: string): Promise<Found> {
  const key = typedKey(typed)
  if (key === '') return { entities: [], ids: [] }
  const search = searchFor(key)
  const kinds = KINDS.map((kind) => recordsOf(kind, search))
  const { rows } = await sql<{
    entity: string
    id: string
  }>`${sql.join(kinds, sql` union all `)}`.execute(db())
  return { entities: rows.map(({ entity }) => entity), ids: rows.map(({ id }) => id) }
}

/** The kinds with their tables, what is searched of each, and what its newest are told by. */
const KINDS = [
  { entity: 'order', table: 'purchase_orders', columns: ['number'], newest: 'created_at' },
  { entity: 'ticket', table: 'weigh_tickets', columns: ['slip_number', 'registration'] },
  { entity: 'vendor', table: 'vendors', columns: ['account_number', 'name'] },
  { entity: 'customer', table: 'customers', columns: ['code', 'names'] },
  { entity: 'vehicle', table: 'vehicles', columns: ['registration'] },
  { entity: 'product', table: 'products', columns: ['code', 'name'] },
  { entity: 'officer', table: 'officers', columns: ['email', 'full_name'] },
]

function recordsOf(
  { entity, table, columns, newest = 'id' }: (typeof KINDS)[number],
  search: TextSearch,
) {
  const conditions = columns.map((column) => contains(column, search))
  return sql`(select ${sql.lit(entity)} as entity, id::text as id from ${sql.table(table)}
    where ${sql.join(conditions, sql` or `)} order by ${sql.ref(newest)} desc limit ${sql.lit(MAX_OF_KIND)})`
}
