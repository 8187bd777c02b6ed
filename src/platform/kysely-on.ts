import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Tables } from './tables.ts'

const known = new WeakMap<pg.PoolClient, Kysely<Tables>>()

/** Kysely on one connection, which somebody else gives back. */
export function kyselyOn(client: pg.PoolClient): Kysely<Tables> {
  const made = known.get(client) ?? make(client)
  known.set(client, made)
  return made
}

function make(client: pg.PoolClient): Kysely<Tables> {
  const query = client.query.bind(client) as PostgresPoolClient['query']
  const lent = { query, release: () => {} }
  const pool = { connect: async () => lent, end: async () => {} }
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}
