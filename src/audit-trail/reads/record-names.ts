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
  /** What its ids are. */
  ids: 'uuid' | 'bigint' | 'text'
  /** Gives `id`, `name`, `detail` and `there` of the ids `$1`. */
  names: string
}

/** Where the names of each kind of record stand. */
const SOURCES: Readonly<Record<string, Source>> = {
  order: {
    ids: 'uuid',
    names:
      'select id, number as name, vendor_name as detail, id in (select id from existing_orders) as there from purchase_orders where id = any($1)',
  },
  ticket: {
    ids: 'bigint',
    names:
      'select id, ticket_name as name, registration as detail, true as there from weigh_tickets where id = any($1)',
  },
  vendor: {
    ids: 'uuid',
    names:
      'select id, account_number as name, name as detail, true as there from vendors where id = any($1)',
  },
  customer: {
    ids: 'bigint',
    names:
      'select id, code as name, name as detail, true as there from customers where id = any($1)',
  },
  officer: {
    ids: 'uuid',
    names:
      'select id, email as name, full_name as detail, true as there from officers where id = any($1)',
  },
  product: {
    ids: 'uuid',
    names:
      'select id, code as name, name as detail, true as there from products where id = any($1)',
  },
  productGroup: {
    ids: 'uuid',
    names:
      'select id, code as name, name as detail, true as there from product_groups where id = any($1)',
  },
  vehicle: {
    ids: 'uuid',
    names:
      'select id, registration as name, null as detail, tare_kg is not null as there from vehicles where id = any($1)',
  },
  memberLevel: {
    ids: 'bigint',
    names: 'select id, name, null as detail, true as there from member_levels where id = any($1)',
  },
  scaleToken: {
    ids: 'uuid',
    names:
      'select id, name, null as detail, id in (select id from active_scale_tokens) as there from scale_tokens where id = any($1)',
  },
  gateLink: {
    ids: 'uuid',
    names:
      'select id, name, null as detail, id in (select id from active_gate_links) as there from gate_links where id = any($1)',
  },
  warehouse: byCode('warehouses'),
  site: byCode('sites'),
  numberSequence: byCode('number_sequences'),
}

function byCode(table: string): Source {
  return {
    ids: 'text',
    names: `select code as id, code as name, name as detail, true as there from ${table} where code = any($1)`,
  }
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
  const text = source.names.replace('any($1)', `any($1::${source.ids}[])`)
  const query = CompiledQuery.raw(text, [[...new Set(ids)]])
  const found = await db().executeQuery<{
    id: string
    name: string
    detail: string | null
    there: boolean
  }>(query)
  return found.rows.map(({ id, name, detail, there }) => [
    String(id),
    { name, detail, isThere: there },
  ])
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
