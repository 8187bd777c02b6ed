import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { borrow } from './pools.ts'
import { queryPrepared } from './prepared-statements.ts'
import type { Tables } from './tables.ts'

const known = new WeakMap<pg.PoolClient, Kysely<Tables>>()

/** Kysely on one connection, which somebody else gives back. */
export function kyselyOn(client: pg.PoolClient): Kysely<Tables> {
  const made = known.get(client) ?? kyselyOf(async () => lent(client, () => {}))
  known.set(client, made)
  return made
}

/** Kysely that borrows a connection of `pool` for each query. */
export function kyselyOver(pool: pg.Pool): Kysely<Tables> {
  return kyselyOf(async () => {
    const client = await borrow(pool)
    return lent(client, () => client.release())
  })
}

function kyselyOf(connect: () => Promise<PostgresPoolClient>): Kysely<Tables> {
  return new Kysely({ dialect: new PostgresDialect({ pool: { connect, end: async () => {} } }) })
}

function lent(client: pg.PoolClient, release: () => void): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => queryPrepared(client, text, values)
  return { query: query as never, release }
}
