import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { checkData } from '../../../check-data/check-data.ts'
import { loadDemoMill } from '../../../demo/load.ts'
import { ensureDatabase } from '../../../embedded-postgres/database.ts'
import type { EmbeddedPostgres } from '../../../embedded-postgres/start.ts'
import { buildApp } from '../../app/app.ts'
import { restoreBackup } from '../../backup/writes/restore-backup.ts'
import { listTables, writeBackup } from '../../backup/writes/write-backup.ts'
import { browserHash } from '../../identity/writes/passwords.ts'
import { closeDatabase, openDatabase, query } from '../../platform/db.ts'
import { migrate } from '../../platform/migrate.ts'
import { makeEmptyDatabase } from '../database.ts'
import { hasPostgres15, startPostgres15 } from '../debian-postgres.ts'
import { send } from '../server.ts'

vi.setConfig({ testTimeout: 180_000 })

const DAYS = 2

describe.runIf(hasPostgres15)('on PostgreSQL 15', () => {
  let server: EmbeddedPostgres
  let url: string
  let place: string

  beforeAll(async () => {
    place = await mkdtemp(path.join(tmpdir(), 'postgres-15-'))
    server = await startPostgres15(path.join(place, 'data'))
    url = await ensureDatabase(server.url)
    await migrate(url)
    openDatabase(url)
  })
  afterAll(async () => {
    await closeDatabase()
    await server?.stop()
  })

  test('a demo mill is loaded, its data is sound, and its officers sign in and read', async () => {
    const { rows } = await query('show server_version')
    expect(rows[0]?.server_version).toMatch(/^15\./)
    await loadDemoMill(new Date(), DAYS)
    expect(await checkData()).toEqual([])
    const app = await buildApp({ logLevel: 'silent' })
    const password = browserHash('palm-demo-2569')
    const signedIn = await send(app, 'authenOfficer/signin', {
      email: 'manager@demo.mill',
      password,
    })
    expect(signedIn.status).toBe(200)
    const headers = { authorization: `Bearer ${signedIn.body.result.session}` }
    const list = await send(app, 'po/getWeightProcess', { filterSearch: '80-' }, headers)
    expect(list.body.result.data.length).toBeGreaterThan(0)
    await app.close()
  })

  test('its backup goes into PostgreSQL 18, row for row', async () => {
    const file = path.join(place, 'of-15.backup')
    const { rows } = await writeBackup(url, file)
    const newer = await makeEmptyDatabase()
    expect(await restoreBackup(newer, file)).toMatchObject({ rows })
    expect(await countRows(newer)).toEqual(await countRows(url))
  })
})

/** How many rows each table has. */
async function countRows(url: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const counts: Record<string, number> = {}
  for (const { table } of await listTables(client)) {
    const { rows } = await client.query(`select count(*)::int as n from ${table}`)
    counts[table] = rows[0].n
  }
  await client.end()
  return counts
}
