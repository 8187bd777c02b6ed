import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { lastBackup } from '../../backup/reads/last-backup.ts'
import { noticeLateBackup } from '../../backup/writes/late-backup.ts'
import { rememberBackup } from '../../backup/writes/remember-backup.ts'
import { db } from '../../platform/db.ts'
import { runCommand } from '../../tests/command.ts'
import { openTestDatabase } from '../../tests/database.ts'

// Each starts a process of its own.
vi.setConfig({ testTimeout: 120_000 })

const url = await openTestDatabase()
const folder = await mkdtemp(path.join(tmpdir(), 'backup-command-'))
afterAll(() => rm(folder, { recursive: true }))

const backUp = (...args: string[]) => runCommand('backup', url, args, { DATA_DIR: folder })
const DAY_MS = 24 * 3600_000
const LONG_AGO = new Date('2026-11-01T08:00:00+07:00')

/** How many notices of a missing backup wait. */
async function waiting(): Promise<number> {
  const open = db().selectFrom('notices').select('id').where('kind', '=', 'backupLate')
  return (await open.where('settled_at', 'is', null).execute()).length
}

async function lackBackup(): Promise<void> {
  await rememberBackup({ made_at: LONG_AGO, failed_at: null })
  await noticeLateBackup(new Date())
  expect(await waiting()).toBe(1)
}

test.each([
  ['to a file', [path.join(folder, 'a.backup')]],
  ['to a new file beside the data', []],
  ['by a timer', ['--daily', path.join(folder, 'timer')]],
])('a backup %s is the last one, and settles what was told', async (_, args) => {
  await lackBackup()
  const before = Date.now()
  expect(await backUp(...args)).toMatchObject({ code: 0, err: '' })
  const { MadeAt, IsLate } = await lastBackup(new Date())
  expect(MadeAt!.getTime()).toBeGreaterThanOrEqual(before)
  expect([IsLate, await waiting()]).toEqual([false, 0])
})

test('asked each hour it makes one dated file a day, also where the last is of this minute yesterday', async () => {
  const place = path.join(folder, 'hourly')
  const names = () => readdir(place)
  expect((await backUp('--daily', place)).out).toContain('backed up: ')
  const [first] = await names()
  expect(first).toMatch(/^palm-scale-\d{8}T\d{6}Z\.backup$/)
  expect((await backUp('--daily', place)).out).toContain('the backup of the day stands')
  expect(await names()).toEqual([first])
  // As a day later: the file is of a minute less than a day ago.
  await rm(path.join(place, first!))
  const at = new Date(Date.now() - DAY_MS + 60_000)
  const stamp = at.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
  const yesterday = `palm-scale-${stamp}.backup`
  await writeFile(path.join(place, yesterday), '')
  expect(await backUp('--daily', place)).toMatchObject({ code: 0 })
  expect(await names()).toHaveLength(2)
})

test('one that fails by the timer is told as such; a mistyped file is told to who typed it alone', async () => {
  await rememberBackup({ made_at: LONG_AGO, failed_at: null })
  const notAFolder = path.join(folder, 'not a folder')
  await writeFile(notAFolder, '')
  expect(await backUp(notAFolder)).toMatchObject({ code: 1, out: '' })
  expect((await lastBackup(LONG_AGO)).FailedAt).toBeNull()
  const failed = await backUp('--daily', notAFolder)
  expect(failed).toMatchObject({ code: 1, out: '' })
  expect(failed.err).toMatch(/Cannot write the backup/)
  expect(failed.err).not.toMatch(/^\s+at /m)
  expect(await lastBackup(LONG_AGO)).toMatchObject({ MadeAt: LONG_AGO, FailedAt: expect.any(Date) })
})
