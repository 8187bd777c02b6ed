import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hasDatabase } from '../../../embedded-postgres/database.ts'
import { startEmbeddedPostgres } from '../../../embedded-postgres/start.ts'
import { migrate } from '../../platform/migrate.ts'
import { runCommand } from '../../tests/command.ts'
import { makeEmptyDatabase } from '../../tests/database.ts'

// Each starts a process of its own.
vi.setConfig({ testTimeout: 360_000 })

const folder = await mkdtemp(path.join(tmpdir(), 'no-mill-'))
afterAll(() => rm(folder, { recursive: true }))
const files = path.join(folder, 'files')
const ofNoMill = path.join(folder, 'of no mill')
beforeAll(async () => {
  await mkdir(files)
  await writeFile(path.join(files, 'sites.csv'), 'รหัสไซต์,ชื่อไซต์\nS9,โรงงาน\n')
})

/** Each command that needs a mill, with what it takes. */
const OF_A_MILL = [
  ['check-data'],
  ['reset-second-factor', 'a@mill.co.th'],
  ['backup'],
  ['backup', path.join(ofNoMill, 'a.backup')],
  ['import', files],
  ['import', '--undo', randomUUID()],
] as const

/** It said one sentence in each language, the English one like `sentence`, and nothing else. */
async function expectSentence(
  [name, ...args]: readonly [string, ...string[]],
  { url, DATA_DIR = ofNoMill }: { url: string; DATA_DIR?: string },
  sentence: RegExp,
): Promise<void> {
  const { code, out, err } = await runCommand(name, url, args, { DATA_DIR })
  expect([code, out]).toEqual([1, ''])
  const lines = err.trimEnd().split('\n')
  expect(lines).toEqual([expect.stringMatching(/[ก-๙]/), expect.stringMatching(sentence)])
}

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

test('where there is no mill each command says so and makes nothing', async () => {
  const url = await makeEmptyDatabase()
  for (const call of OF_A_MILL) {
    await expectSentence(call, { url: '' }, /^There is no mill in \/.*; is DATABASE_URL set\?/)
    await expectSentence(
      call,
      { url },
      /^There is no mill in the database test_\w+ at \S+; is DATABASE_URL set/,
    )
  }
  await expect(stat(ofNoMill)).rejects.toThrow('ENOENT')
  expect(
    await ask(url, "select from pg_class where relnamespace = 'public'::regnamespace"),
  ).toEqual([])
})

test('a cluster in which no start has made a mill is left as it is', async () => {
  const DATA_DIR = path.join(folder, 'begun')
  const begin = () => startEmbeddedPostgres({ dataDir: DATA_DIR })
  await (await begin()).stop()
  await expectSentence(['check-data'], { url: '', DATA_DIR }, /^There is no mill in .*begun;/)
  const server = await begin()
  expect(await hasDatabase(server.url)).toBe(false)
  await server.stop()
  expect(await readdir(DATA_DIR)).toEqual(['postgres', 'postgres.log'])
})

test('a mill of an earlier program is not validated by the rules of this one, and is backed up', async () => {
  const url = await makeEmptyDatabase()
  await migrate(url)
  await ask(
    url,
    'delete from schema_migrations where name = (select max(name) from schema_migrations)',
  )
  for (const call of OF_A_MILL.slice(0, 2)) {
    await expectSentence(call, { url }, /of an earlier version.*Run npm start/)
  }
  const file = path.join(folder, 'earlier.backup')
  expect(await runCommand('backup', url, [file])).toMatchObject({ code: 0, err: '' })
})
