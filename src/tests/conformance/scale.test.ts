import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../platform/migrate.ts'
import { makeEmptyDatabase } from '../database.ts'

// What docs/scale.md says of the schema, as far as PostgreSQL alone can tell.

/** Tables that all mills would share: who an officer is, is known before the mill is. */
const SHARED = [
  'installation',
  'officers',
  'password_failures',
  'password_resets',
  'recovery_codes',
  'schema_migrations',
  'second_factors',
  'sessions',
  'sign_in_places',
  'timed_jobs',
]
/** Large tables from which the undoing of an import deletes. */
const TAKEN_BACK = [
  'customers',
  'ladder_versions',
  'scale_readings',
  'vehicles',
  'vendor_links',
  'vendors',
  'weigh_tickets',
].map((table) => `mill_02.${table}`)
const MILLS = ['mill_01', 'mill_02']

const url = await makeEmptyDatabase()
const client = new pg.Client({ connectionString: url })
const urlOf = (mill: string) => `${url}?options=-c%20search_path%3D${mill},public`

beforeAll(async () => {
  await client.connect()
  await client.query('create extension pg_trgm')
  for (const mill of MILLS) {
    await client.query(`create schema ${mill}`)
    await migrate(urlOf(mill))
  }
})
afterAll(() => client.end())

async function rows<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await client.query(sql, values)).rows
}

test('each mill may have a schema of its own in one database', async () => {
  const tables = await rows<{ schema: string; count: number }>(`
    select relnamespace::regnamespace::text as schema, count(*)::int from pg_class
    where relkind = 'r' and relnamespace::regnamespace::text not like all ('{pg_%,information_schema}')
    group by 1 order by 1`)
  expect(tables.map(({ schema }) => schema)).toEqual(MILLS)
  expect(tables[0]?.count).toBe(tables[1]?.count)
  expect(tables[0]?.count).toBeGreaterThan(35)
})

test('no foreign key and no view leads from one mill to another', async () => {
  const crossing = await rows(`
    select conname from pg_constraint
    join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
    where source.relnamespace <> target.relnamespace`)
  expect(crossing).toEqual([])
  await client.query('set search_path = mill_02, public')
  const views = await rows<{ definition: string }>(
    "select definition from pg_views where schemaname = 'mill_02'",
  )
  expect(views.length).toBeGreaterThan(10)
  expect(views.filter(({ definition }) => definition.includes('mill_01.'))).toEqual([])
})

test('no constraint is deferrable or an exclusion, and no GIN index has several columns', async () => {
  expect(
    await rows("select conname from pg_constraint where condeferrable or contype = 'x'"),
  ).toEqual([])
  expect(
    await rows(`
      select index.relname from pg_index join pg_class index on index.oid = indexrelid
      join pg_am on pg_am.oid = index.relam where amname = 'gin' and indnatts > 1`),
  ).toEqual([])
})

test('whatever refers to a record that an import takes back is found by an index', async () => {
  const searched = await rows<{ target: string; key: string }>(
    `select confrelid::regclass::text as target, conrelid::regclass || '.' || attname as key
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'mill_02'::regnamespace and confrelid = any ($1::regclass[])
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
        and coalesce(pg_get_expr(indpred, indrelid) = format('(%s IS NOT NULL)', attname), true))`,
    [TAKEN_BACK],
  )
  expect(searched).toEqual([])
})

test('triggers that read the rows of a whole statement are those that docs/scale.md counts', async () => {
  const [found] = await rows<{ all: number; whole: number }>(`
    select count(*)::int as all,
      count(*) filter (where coalesce(tgnewtable, tgoldtable) is not null)::int as whole
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = 'mill_01'::regnamespace`)
  expect(found).toEqual({ all: 32, whole: 14 })
})

test('with a key of the mill in front, PostgreSQL takes every unique index and foreign key', async () => {
  await client.query('begin')
  await client.query('set local search_path = mill_01, public')
  const before = await foreignKeys()
  // A shared table that led to a mill's rows could not be kept on every node.
  expect(before.filter((key) => isShared(key.source) && !isShared(key.target))).toEqual([])
  const unique = await uniqueIndexes()
  expect(unique.length).toBeGreaterThan(50)
  await addMillTo(unique, before)
  expect((await uniqueIndexes()).filter(({ has_key }) => !has_key)).toEqual([])
  expect((await foreignKeys()).length).toBe(before.length)
  await client.query('rollback')
})

interface ForeignKey {
  name: string
  source: string
  target: string
  columns: string[]
  referenced: string[]
}

interface UniqueIndex {
  source: string
  name: string
  /** Of the constraint that it serves: `p` primary key, `u` unique; none where it stands alone. */
  constraint_type: 'p' | 'u' | null
  definition: string
  has_key: boolean
}

const isShared = (table: string) => SHARED.includes(table)

function foreignKeys(): Promise<ForeignKey[]> {
  const names = (columns: string, table: string) => `array(
    select attname::text from unnest(${columns}) with ordinality as key (number, place)
    join pg_attribute on attrelid = ${table} and attnum = number order by place)`
  return rows(`
    select conname as name, conrelid::regclass::text as source, confrelid::regclass::text as target,
      ${names('conkey', 'conrelid')} as columns, ${names('confkey', 'confrelid')} as referenced
    from pg_constraint where contype = 'f' and connamespace = 'mill_01'::regnamespace`)
}

/** Of the tables that each mill has for itself. */
async function uniqueIndexes(): Promise<UniqueIndex[]> {
  const all = await rows<UniqueIndex>(`
    select indrelid::regclass::text as source, index.relname as name, contype as constraint_type,
      pg_get_indexdef(indexrelid) as definition,
      exists (select from pg_attribute
        where attrelid = indrelid and attname = 'mill_id' and attnum = any (indkey)) as has_key
    from pg_index join pg_class index on index.oid = indexrelid
    left join pg_constraint on conindid = indexrelid and contype in ('p', 'u')
    where indisunique and index.relnamespace = 'mill_01'::regnamespace`)
  return all.filter(({ source }) => !isShared(source))
}

async function addMillTo(unique: UniqueIndex[], keys: ForeignKey[]): Promise<void> {
  for (const { source, name } of keys)
    await client.query(`alter table ${source} drop constraint ${name}`)
  for (const table of new Set(unique.map(({ source }) => source))) {
    await client.query(`alter table ${table} add mill_id integer not null default 1`)
  }
  for (const index of unique) await client.query(withMill(index))
  for (const { source, name, target, columns, referenced } of keys) {
    const mill = isShared(target) ? [] : ['mill_id']
    await client.query(`
      alter table ${source} add constraint ${name} foreign key (${[...mill, ...columns]})
        references ${target} (${[...mill, ...referenced]})`)
  }
}

function withMill({ source, name, constraint_type, definition }: UniqueIndex): string {
  const keyed = definition.replace('USING btree (', 'USING btree (mill_id, ')
  if (!constraint_type) return `drop index ${name}; ${keyed}`
  const kind = constraint_type === 'p' ? 'primary key' : 'unique'
  return `alter table ${source} drop constraint ${name} cascade; ${keyed};
    alter table ${source} add constraint ${name} ${kind} using index ${name}`
}
