import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
// @ts-expect-error: plain JavaScript, which runs before anything is installed
import { isInstalled } from '../../scripts/install.js'

const PACKAGES = {
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/a/node_modules/b': { version: '2.0.0', integrity: 'sha512-b' },
}
/** What another system needs. */
const ELSEWHERE = { 'node_modules/c': { version: '3.0.0', integrity: 'sha512-c', optional: true } }
const NPMS = 'node_modules/.package-lock.json'
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'install-'))
  await write('package-lock.json', { packages: { '': {}, ...PACKAGES, ...ELSEWHERE } })
  await write(NPMS, { packages: PACKAGES })
  for (const [place, { version }] of Object.entries(PACKAGES)) await put(place, version)
})

test('packages that are those of the lock file are not installed again', () => {
  expect(isInstalled(folder)).toBe(true)
})

test.each<[string, () => Promise<unknown>]>([
  ['nothing was ever installed', () => rm(path.join(folder, 'node_modules'), { recursive: true })],
  ['npm did not come to its end', () => rm(path.join(folder, NPMS))],
  [
    'a package was taken away',
    () => rm(path.join(folder, 'node_modules/a/node_modules/b'), { recursive: true }),
  ],
  ['another version lies there', () => put('node_modules/a', '1.0.1')],
  ['another version of an optional one lies there', () => put('node_modules/c', '3.0.1')],
  [
    'the lock file asks for more',
    () => lock({ 'node_modules/d': { version: '1.0.0', integrity: 'd' } }),
  ],
  [
    'the lock file asks for other contents',
    () => lock({ 'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' } }),
  ],
  [
    'npm installed what the lock file does not name',
    () => write(NPMS, { packages: { ...PACKAGES, 'node_modules/e': { version: '1.0.0' } } }),
  ],
])('where %s, they are', async (_, tamper) => {
  await tamper()
  expect(isInstalled(folder)).toBe(false)
})

function lock(more: object) {
  return write('package-lock.json', { packages: { '': {}, ...PACKAGES, ...ELSEWHERE, ...more } })
}

function put(place: string, version: string) {
  return write(path.join(place, 'package.json'), { version })
}

async function write(file: string, content: object): Promise<void> {
  const target = path.join(folder, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, JSON.stringify(content))
}
