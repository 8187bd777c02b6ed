import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

let place: string
beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'folders-'))
})
afterAll(() => rm(place, { recursive: true }))

test('a folder is made with those above it, of which is told from above, and stays as it is', async () => {
  const deep = path.join(place, 'a', 'b')
  const made: string[] = []
  const tell = async (folder: string) => void made.push(path.relative(place, folder))
  for (const _ of ['first', 'again']) await makeFolder(deep, { mode: 0o700, made: tell })
  expect(made).toEqual(['a', path.join('a', 'b')])
  if (process.platform !== 'win32') expect((await stat(deep)).mode & 0o777).toBe(0o700)
})

test('two who make the same at once both have it', async () => {
  const deep = path.join(place, 'at once', 'b', 'c')
  await Promise.all(Array.from({ length: 8 }, () => makeFolder(deep)))
  expect((await stat(deep)).isDirectory()).toBe(true)
})

test('a file in the way is told', async () => {
  const file = path.join(place, 'file')
  await writeFile(file, '')
  for (const folder of [file, path.join(file, 'below')])
    await expect(makeFolder(folder)).rejects.toThrow(`EEXIST: file already exists, mkdir '${file}'`)
})

test.runIf(process.platform === 'linux')(
  'what the system calls missing and lets nobody make is told, and does not go on for ever',
  async () => {
    await expect(makeFolder('/proc/no drive/mill')).rejects.toThrow('ENOENT')
  },
)
