import { type RawBuilder, sql } from 'kysely'
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
  const kinds = KINDS.map((kind) => sql`(${kind(search)} limit ${sql.lit(MAX_OF_KIND)})`)
  const { rows } = await sql<{
    entity: string
    id: string
  }>`${sql.join(kinds, sql` union all `)}`.execute(db())
  return { entities: rows.map(({ entity }) => entity), ids: rows.map(({ id }) => id) }
}

const KINDS: readonly ((search: TextSearch) => RawBuilder<unknown>)[] = [
  (search) => of('order', 'purchase_orders', [contains('number', search)], 'created_at'),
  (search) =>
    of(
      'ticket',
      'weigh_tickets',
      [contains('slip_number', search), contains('registration', search)],
      'id',
    ),
  (search) =>
    of('vendor', 'vendors', [contains('account_number', search), contains('name', search)], 'id'),
  (search) =>
    of('customer', 'customers', [contains('code', search), contains('names', search)], 'id'),
  (search) => of('vehicle', 'vehicles', [contains('registration', search)], 'id'),
  (search) => of('product', 'products', [contains('code', search), contains('name', search)], 'id'),
  (search) =>
    of('officer', 'officers', [contains('email', search), contains('full_name', search)], 'id'),
]

function of(
  entity: string,
  table: string,
  conditions: readonly RawBuilder<boolean>[],
  newest: string,
) {
  return sql`select ${sql.lit(entity)} as entity, id::text as id from ${sql.table(table)}
    where ${sql.join([...conditions], sql` or `)} order by ${sql.ref(newest)} desc`
}
