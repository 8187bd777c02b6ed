import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { rememberBackup } from '../../backup/writes/remember-backup.ts'
import { closeDatabase, db, openDatabase } from '../../platform/db.ts'
import { watchFreeSpace } from '../../platform/free-space.ts'
import { packageRoot } from '../../platform/package-root.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { send, signInAs } from '../../tests/server.ts'
import { buildApp } from '../app.ts'

const TOKEN = 'token-of-the-monitor'

const url = await openTestDatabase()
const app = await buildApp({ logLevel: 'silent', metricsToken: TOKEN, trustProxy: ['loopback'] })
afterAll(() => app.close())

test('a live process says so, one whose database answers and has its tables that it is ready', async () => {
  expect(await ask('/healthz')).toEqual([200, '{"status":"alive"}'])
  expect(await ask('/readyz')).toEqual([200, '{"status":"ready"}'])
})

test('the metrics are those of what was done, in the text that Prometheus reads', async () => {
  const { token } = await signInAs(1)
  const authorization = { authorization: `Bearer ${token}` }
  await send(app, 'scale/CreateToken', { Name: 'เครื่องชั่ง "1"' }, authorization)
  await send(app, 'authenOfficer/getOfficer', {}, authorization)
  await send(app, 'authenOfficer/getOfficer', {})
  const [status, text] = await ask('/metrics')
  expect(status).toBe(200)
  const answered = 'palm_request_duration_seconds_count{call="authenOfficer/getOfficer",status='
  for (const line of [
    `${answered}"200"} 1`,
    `${answered}"401"} 1`,
    'palm_database_up 1',
    'palm_sessions 1',
    'palm_live_streams 0',
    'palm_pool_waiting 0',
    'palm_scale_tickets_today{scale="เครื่องชั่ง \\"1\\"",outcome="created"} 0',
    'palm_scale_tickets_today{scale="เครื่องชั่ง \\"1\\"",outcome="updated"} 0',
    'palm_scale_silent{scale="เครื่องชั่ง \\"1\\""} 0',
  ]) {
    expect(text.split('\n')).toContain(line)
  }
  for (const name of ['palm_event_loop_delay_seconds', 'process_resident_memory_bytes']) {
    expect(text).toContain(`# TYPE ${name} gauge`)
  }
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  for (const line of lines) expect(line).toMatch(/^[a-z_]+(\{[^\n]+\})? [\d.e+-]+$/)
  expect(new Set(lines.map((line) => line.replace(/ \S+$/, ''))).size).toBe(lines.length)
})

test('what the handbook says to alert on is there', async () => {
  await rememberBackup({ made_at: new Date(), failed_at: null })
  await send(app, 'authenOfficer/getOfficer', {})
  const handbook = readFileSync(path.join(packageRoot, 'docs/operations.md'), 'utf8')
  const named = new Set(handbook.match(/\b(palm|process)_[a-z_]+/g))
  expect(named.size).toBeGreaterThan(8)
  const unwatch = await watchFreeSpace(packageRoot, { isOnIt: false })
  const [, text] = await ask('/metrics')
  unwatch()
  for (const name of named) expect(text).toContain(`\n${name}`)
})

test('only this machine and who has the token may read the metrics', async () => {
  const elsewhere = { remoteAddress: '192.168.1.9' }
  const passedOn = { headers: { 'x-forwarded-for': '127.0.0.1' } }
  const known = { authorization: `Bearer ${TOKEN}` }
  expect((await ask('/metrics', elsewhere))[0]).toBe(404)
  expect((await ask('/metrics', passedOn))[0]).toBe(404)
  expect((await ask('/metrics', { headers: { authorization: 'Bearer guessed' } }))[0]).toBe(404)
  expect((await ask('/metrics', { ...elsewhere, headers: known }))[0]).toBe(200)
})

test('a database that lacks tables of this program is not ready for it', async () => {
  const name = sql.raw("'0001_identify_officers'")
  await sql`update schema_migrations set name = 'x' || name where name = ${name}`.execute(db())
  await expect.poll(() => ask('/readyz')).toEqual([503, '{"status":"migrationsMissing"}'])
  await sql`update schema_migrations set name = ${name} where name = 'x' || ${name}`.execute(db())
  await expect.poll(() => ask('/readyz')).toEqual([200, '{"status":"ready"}'])
})

test('a mill that lacks a backup is ready, says what it lacks, and no longer once any was made', async () => {
  const days = (n: number) => new Date(Date.now() - n * 24 * 3600_000)
  await rememberBackup({ made_at: days(3), failed_at: null })
  const late = '{"status":"ready","warnings":["backupLate"]}'
  await expect.poll(() => ask('/readyz')).toEqual([200, late])
  expect((await ask('/metrics'))[1]).toContain('\npalm_backup_late 1\n')
  await rememberBackup({ made_at: days(1), failed_at: null })
  await expect.poll(() => ask('/readyz')).toEqual([200, '{"status":"ready"}'])
  expect((await ask('/metrics'))[1]).toContain('\npalm_backup_late 0\n')
})

test('without a database it is not ready, and says what it knows of itself', async () => {
  await closeDatabase()
  openDatabase('postgres://nobody@127.0.0.1:1/none')
  await expect.poll(() => ask('/readyz')).toEqual([503, '{"status":"noDatabase"}'])
  const [status, text] = await ask('/metrics')
  expect(status).toBe(200)
  expect(text).toContain('palm_database_up 0\n')
  expect(text).toContain('process_uptime_seconds')
  expect(await ask('/healthz')).toEqual([200, '{"status":"alive"}'])
  await closeDatabase()
  openDatabase(url)
  await expect.poll(() => ask('/readyz')).toEqual([200, '{"status":"ready"}'])
})

async function ask(
  url: string,
  options: { remoteAddress?: string; headers?: Record<string, string> } = {},
): Promise<[number, string]> {
  const { statusCode, body } = await app.inject({ url, ...options })
  return [statusCode, body]
}
