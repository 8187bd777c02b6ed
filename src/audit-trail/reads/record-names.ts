import { CompiledQuery } from 'kysely'
import { db } from '../../platform/db.ts'
import type { EntryRow } from './entry-row.ts'

export interface RecordName {
  name: string
  detail: string | null
  /** Whether its screen can show it. */
  isThere: boolean
}

interface Source {
  table: string
  /** What its ids are. */
  ids: 'uuid' | 'bigint' | 'text'
  name: string
  detail: string
  /** Whether its screen can show it. */
  isThere: string
}

function source(
  ids: Source['ids'],
  table: string,
  name: string,
  { detail = 'null', isThere = 'true' }: Partial<Source> = {},
): Source {
  return { table, ids, name, detail, isThere }
}

/** Where the names of each kind of record stand. */
const SOURCES: Readonly<Record<string, Source>> = {
  order: source('uuid', 'purchase_orders', 'number', {
    detail: 'vendor_name',
    isThere: 'id in (select id from existing_orders)',
  }),
  ticket: source('bigint', 'weigh_tickets', 'ticket_name', { detail: 'registration' }),
  vendor: source('uuid', 'vendors', 'account_number', { detail: 'name' }),
  customer: source('bigint', 'customers', 'code', { detail: 'name' }),
  officer: source('uuid', 'officers', 'email', { detail: 'full_name' }),
  product: source('uuid', 'products', 'code', { detail: 'name' }),
  productGroup: source('uuid', 'product_groups', 'code', { detail: 'name' }),
  vehicle: source('uuid', 'vehicles', 'registration', { isThere: 'tare_kg is not null' }),
  memberLevel: source('bigint', 'member_levels', 'name'),
  scaleToken: source('uuid', 'scale_tokens', 'name', {
    isThere: 'id in (select id from active_scale_tokens)',
  }),
  gateLink: source('uuid', 'gate_links', 'name', {
    isThere: 'id in (select id from active_gate_links)',
  }),
  warehouse: source('text', 'warehouses', 'code', { detail: 'name' }),
  site: source('text', 'sites', 'code', { detail: 'name' }),
  numberSequence: source('text', 'number_sequences', 'code', { detail: 'name' }),
}

const FITS = { uuid: /^[0-9a-f-]{36}$/, bigint: /^\d{1,18}$/, text: /./ }

/** The names of the records of these entries, by 'entity id'; a record that is gone has the last name that the trail gave it. */
export async function namesOf(rows: readonly EntryRow[]): Promise<Map<string, RecordName>> {
  const names = new Map<string, RecordName>()
  for (const entity of new Set(rows.map(({ Entity }) => Entity))) {
    const ofEntity = rows.filter(({ Entity }) => Entity === entity)
    for (const { EntityID, Before, After } of ofEntity) {
      const name = nameSaid({ ...Before, ...After })
      if (name) names.set(`${entity} ${EntityID}`, { name, detail: null, isThere: false })
    }
    for (const [id, name] of await namesIn(entity, ofEntity)) names.set(`${entity} ${id}`, name)
  }
  return names
}

async function namesIn(entity: string, rows: readonly EntryRow[]): Promise<[string, RecordName][]> {
  const source = SOURCES[entity]
  const ids = rows
    .map(({ EntityID }) => EntityID)
    .filter((id) => source && FITS[source.ids].test(id))
  if (!source || ids.length === 0) return []
  const { ids: type, table, name, detail, isThere } = source
  // The tables of places are known by their codes.
  const key = type === 'text' ? 'code' : 'id'
  const text = `select ${key}::text as id, ${name} as name, ${detail} as detail, ${isThere} as "isThere"
    from ${table} where ${key} = any($1::${type}[])`
  const query = CompiledQuery.raw(text, [[...new Set(ids)]])
  const found = await db().executeQuery<RecordName & { id: string }>(query)
  return found.rows.map(({ id, ...named }) => [id, named])
}

/** Values of an entry that name its record. */
const NAMING = [
  'number',
  'slip_number',
  'registration',
  'VendorAccountNumber',
  'code',
  'customer_code',
  'Name',
  'name',
]

function nameSaid(values: Record<string, unknown>): string | undefined {
  const name = NAMING.map((key) => values[key]).find(
    (value) => typeof value === 'string' && value !== '',
  )
  return name as string | undefined
}
