import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { packageRoot } from '../platform/package-root.ts'

const HOUR_MS = 3600_000
const { clearFormerBuild } = await import(path.join(packageRoot, 'scripts/former-build.js'))
const place = await mkdtemp(path.join(tmpdir(), 'former-build-'))
afterAll(() => rm(place, { recursive: true }))

test('a build keeps the files of the one that it replaces, however long that was served, for a day', async () => {
  const dist = path.join(place, 'served-for-long')
  const manifest = {
    'Dialog.tsx': {
      file: 'assets/Dialog-1.js',
      css: ['assets/Dialog-1.css'],
      assets: ['assets/font-1.woff2'],
    },
    'Gone.tsx': { file: 'assets/Gone-1.js' },
  }
  const served = ['Dialog-1.css', 'Dialog-1.js', 'font-1.woff2']
  await makeBuild(dist, [...served, 'Dialog-0.js'], manifest)
  await age(dist, [...served, 'Dialog-0.js'], 100)
  clearFormerBuild(dist)
  expect(await left(dist)).toEqual(served)
  expect(await readdir(dist)).toEqual(['web'])
  expect(await readdir(path.join(dist, 'web'))).toEqual(['assets'])

  await age(dist, served, 23)
  clearFormerBuild(dist)
  expect(await left(dist)).toEqual(served)

  await age(dist, served, 25)
  clearFormerBuild(dist)
  expect(await left(dist)).toEqual([])
})

test('a build begins also where there was none, or one that was not finished', async () => {
  expect(() => clearFormerBuild(path.join(place, 'none'))).not.toThrow()
  const dist = path.join(place, 'unfinished')
  await makeBuild(dist, ['Dialog-1.js'], 'half')
  await age(dist, ['Dialog-1.js'], 25)
  clearFormerBuild(dist)
  expect(await left(dist)).toEqual([])
})

async function makeBuild(dist: string, assets: string[], manifest: unknown): Promise<void> {
  for (const folder of ['server', 'web/assets', 'web/.vite'])
    await mkdir(path.join(dist, folder), { recursive: true })
  const files = ['built-from', 'server/start.js', 'web/index.html']
  for (const file of [...files, ...assets.map((name) => `web/assets/${name}`)])
    await writeFile(path.join(dist, file), '')
  await writeFile(path.join(dist, 'web/.vite/manifest.json'), JSON.stringify(manifest))
}

/** Lets these files be `hours` old. */
async function age(dist: string, names: string[], hours: number): Promise<void> {
  const time = new Date(Date.now() - hours * HOUR_MS)
  for (const name of names) await utimes(path.join(dist, 'web/assets', name), time, time)
}

async function left(dist: string): Promise<string[]> {
  return (await readdir(path.join(dist, 'web/assets'))).sort()
}
