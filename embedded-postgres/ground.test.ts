import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { mountSmallDisk, type SmallDisk } from '../src/tests/small-disk.ts'
import { repairLinks } from './binaries.ts'
import { startEmbeddedPostgres } from './start.ts'

vi.setConfig({ testTimeout: 180_000 })

test('a folder that cannot be made is a sentence that names it', async () => {
  const place = await mkdtemp(path.join(tmpdir(), 'ground-'))
  const inTheWay = path.join(place, 'data')
  await writeFile(inTheWay, 'a file')
  const dataDir = path.join(inTheWay, 'mill')
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(`Cannot write to ${dataDir}`)
})

// An automounter says so of a drive that is away.
test.runIf(process.platform === 'linux')(
  'a folder that nobody can make is a sentence where the system calls it missing, too',
  async () => {
    const dataDir = '/proc/no drive/mill'
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(`Cannot write to ${dataDir}`)
  },
)

test('library links that npm did not make are made, and those that stand stay', async () => {
  const place = await mkdtemp(path.join(tmpdir(), 'links-'))
  const folder = path.join(place, 'native')
  await mkdir(path.join(folder, 'lib'), { recursive: true })
  await writeFile(path.join(folder, 'lib', 'libpq.so.5.18'), 'library')
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  await writeFile(path.join(folder, 'pg-symlinks.json'), JSON.stringify(links))
  for (const _ of ['first start', 'second start']) await repairLinks(folder)
  expect(await readFile(path.join(folder, 'lib', 'libpq.so.5'), 'utf8')).toBe('library')
})

// Only root may mount a disk.
describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)('on a disk', () => {
  let disk: SmallDisk
  afterEach(() => disk.close())

  test('that may only be read, the start says so', async () => {
    disk = mountSmallDisk(1, ['ro'])
    for (const dataDir of [path.join(disk.folder, 'data'), disk.folder])
      await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('Cannot write to')
  })

  test('without room for a first start, it says so and leaves no half database', async () => {
    disk = mountSmallDisk(20)
    const { folder: dataDir } = disk
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(`disk of ${dataDir} is full`)
    await expect(readFile(path.join(dataDir, 'postgres', 'PG_VERSION'))).rejects.toThrow('ENOENT')
  })
})
