import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { type Ended, runCommand } from '../../tests/command.ts'
import { makeEmptyDatabase, openTestDatabase } from '../../tests/database.ts'

// Each starts a process of its own.
vi.setConfig({ testTimeout: 360_000 })

const url = await openTestDatabase()
const empty = await makeEmptyDatabase()
const folder = await mkdtemp(path.join(tmpdir(), 'commands-'))
afterAll(() => rm(folder, { recursive: true }))

/** It ended with a sentence in both languages, and neither did anything nor shows where in the code. */
function expectSentence(ended: Ended, sentence: RegExp): void {
  expect(ended).toMatchObject({ code: 1, out: '' })
  expect(ended.err).toMatch(/[ก-๙]/)
  expect(ended.err).toMatch(sentence)
  expect(ended.err).not.toMatch(/^\s+at /m)
}

test.each([
  ['check-data', [['--quick'], ['orders']]],
  ['reset-second-factor', [[], ['--email', 'a@mill.co.th'], ['a@mill.co.th', 'b@mill.co.th']]],
  ['backup', [['--file'], ['a.backup', 'b.backup']]],
  ['restore', [[], ['--force', 'a.backup'], ['a.backup', 'b.backup']]],
])('%s refuses what it does not know, and says how it is used', async (name, calls) => {
  for (const args of calls) {
    expectSentence(await runCommand(name, url, args), /Use: npm run/)
  }
})

test('an email without a second factor is told', async () => {
  const ended = await runCommand('reset-second-factor', url, ['nobody@mill.co.th'])
  expectSentence(ended, /“nobody@mill\.co\.th” has no second factor/)
})

test('a backup that cannot be written is told, and leaves nothing', async () => {
  const standing = path.join(folder, 'standing.backup')
  await writeFile(standing, 'of yesterday')
  expectSentence(await runCommand('backup', url, [standing]), /no backup is overwritten/)
  const below = path.join(standing, 'a.backup')
  expectSentence(await runCommand('backup', url, [below]), /Cannot write the backup/)
  expect(await readdir(folder)).toEqual(['standing.backup'])
  expect(await readFile(standing, 'utf8')).toBe('of yesterday')
})

test('a file that is away, is no backup or was cut is told, and nothing is restored; a whole one is', async () => {
  const [whole, cut, letter] = ['whole', 'cut', 'letter'].map((name) => path.join(folder, name))
  expect(await runCommand('backup', url, [whole!])).toMatchObject({ code: 0, err: '' })
  await writeFile(cut!, (await readFile(whole!)).subarray(0, -50))
  await writeFile(letter!, 'Dear mill')
  const restore = (file: string) => runCommand('restore', empty, [file])
  expectSentence(await restore(path.join(folder, 'away')), /Cannot read .*away/)
  for (const file of [cut!, letter!]) {
    expectSentence(await restore(file), /is no backup, or it is damaged/)
  }
  // It would be refused over anything that the others had left.
  expect(await restore(whole!)).toMatchObject({ code: 0, err: '' })
  expectSentence(await restore(whole!), /This database has data/)
})

test('a database that does not answer is told', async () => {
  const away = 'postgres://palm:secret@127.0.0.1:1/mill'
  const file = path.join(folder, 'away.backup')
  for (const [name, ...args] of [
    ['check-data'],
    ['backup', file],
    ['reset-second-factor', 'a@b.co'],
  ]) {
    expectSentence(
      await runCommand(name!, away, args),
      /No PostgreSQL runs at 127\.0\.0\.1, port 1/,
    )
  }
  expect(await readdir(folder)).not.toContain('away.backup')
})
