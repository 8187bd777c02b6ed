import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { withClient } from '../src/platform/with-client.ts'

/** Owns the mill's database and nothing else of the server: no superuser, and it makes neither databases nor roles. */
export const APP_ROLE = 'palm_scale'
/** The key of the advisory lock: of two starts at once one prepares the database and the other waits. */
const PREPARE_LOCK = 2569_0002

const DATABASE = 'select from pg_database where datname = $1'

/** Whether the server at `url`, the superuser's address, has the mill's database. */
export function hasDatabase(url: string, name = APP_ROLE): Promise<boolean> {
  return withClient(url, (client) => exists(client, DATABASE, name))
}

/**
 * Makes the mill's database on the server at `url`, the superuser's address, and the role that owns it, where they are
 * missing; one that the superuser owns is handed over. Returns the database's address for that role.
 */
export async function ensureDatabase(url: string, name = APP_ROLE): Promise<string> {
  const app = appAddress(url, name)
  await withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [PREPARE_LOCK])
    if (!(await exists(client, 'select from pg_roles where rolname = $1', APP_ROLE))) {
      const password = client.escapeLiteral(new URL(app).password)
      await client.query(`create role ${APP_ROLE} login password ${password}`)
    }
    if (!(await exists(client, DATABASE, name))) {
      await client.query(`create database ${name} owner ${APP_ROLE}`)
    }
    await handOver(inDatabase(url, name))
  })
  return app
}

/** The address of the database `name` for the app's role; its password follows from the superuser's, and not back. */
export function appAddress(superuserUrl: string, name = APP_ROLE): string {
  const address = new URL(inDatabase(superuserUrl, name))
  const password = createHmac('sha256', address.password).update(APP_ROLE).digest('base64url')
  return Object.assign(address, { username: APP_ROLE, password }).href
}

function inDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: name }).href
}

/**
 * What the owner of a database made by an earlier version has to own. What belongs to an extension stays with it, and
 * the sequence of a column follows its table.
 */
const OBJECTS = `
  select format('alter %s %s owner to ${APP_ROLE}', kind, name) as statement from (
    select case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
      'pg_class'::regclass, oid, oid::regclass::text
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select 'routine', 'pg_proc'::regclass, oid, oid::regprocedure::text
    from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select 'type', 'pg_type'::regclass, oid, oid::regtype::text
    from pg_type where typnamespace = 'public'::regnamespace and typtype in ('d', 'e')
  ) as objects (kind, class, id, name)
  where not exists (select from pg_depend where classid = class and objid = id and deptype in ('a', 'e', 'i'))`

/** The database's own owner changes with the rest, in one transaction. */
async function handOver(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; owner: string }>(
      'select datname as name, datdba::regrole::text as owner from pg_database where datname = current_database()',
    )
    const [database] = rows
    if (!database || database.owner === APP_ROLE) return
    await client.query('begin')
    const objects = await client.query<{ statement: string }>(OBJECTS)
    for (const { statement } of objects.rows) await client.query(statement)
    await client.query(`alter database ${database.name} owner to ${APP_ROLE}`)
    await client.query('commit')
  })
}

async function exists(client: pg.Client, sql: string, name: string): Promise<boolean> {
  return Boolean((await client.query(sql, [name])).rowCount)
}
