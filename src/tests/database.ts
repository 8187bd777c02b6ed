import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { APP_ROLE, appAddress } from '../embedded-postgres/database.ts'
import { closeDatabase, openDatabase } from '../platform/db.ts'
import { TEMPLATE } from './prepared-cluster.ts'

// A worker whose run was killed ends too, whatever it has open.
process.once('disconnect', () => process.exit(1))

/** As long as a test may take: where the machine stands still for seconds, no test is to fail by that. */
const MAX_WAIT_MS = 30_000

/**
 * Opens a fresh, migrated, empty database for this test file, and drops it after the file; returns its address. As in a
 * mill, it belongs to a role that is no superuser.
 */
export async function openTestDatabase(): Promise<string> {
  const url = await cloneDatabase(TEMPLATE, closeDatabase)
  openDatabase(url, { waitMs: MAX_WAIT_MS })
  return url
}

/** A database of its own at an address, for tests that start from nothing. */
export async function makeEmptyDatabase(): Promise<string> {
  return cloneDatabase('template0')
}

/** Clones `template`; after the file calls `close` and drops the clone. */
async function cloneDatabase(
  template: string,
  close: () => Promise<void> = async () => {},
): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // A copy of its files takes a third of the time of a copy by the log.
  await onCluster(
    `create database ${name} template ${template} strategy file_copy owner ${APP_ROLE}`,
  )
  afterAll(async () => {
    await close()
    await onCluster(`drop database ${name} with (force)`)
  })
  return appAddress(inject('clusterUrl'), name)
}

async function onCluster(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('clusterUrl') })
  await client.connect()
  await client.query(sql)
  await client.end()
}
