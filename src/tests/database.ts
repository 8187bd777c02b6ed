import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { APP_ROLE, appAddress } from '../../embedded-postgres/database.ts'
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
  const create = `create database ${name} template ${template} owner ${APP_ROLE} strategy`
  // Files that the kernel copies cost a third of a copy by the log, and a sixteenth of one page by page.
  await onCluster('set file_copy_method = clone', `${create} file_copy`).catch(() =>
    onCluster(`${create} wal_log`),
  )
  afterAll(async () => {
    await close()
    await onCluster(`drop database ${name} with (force)`)
  })
  return appAddress(inject('clusterUrl'), name)
}

async function onCluster(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: inject('clusterUrl') })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
