import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { clearFormerBuild } from './former-build.js'
import { installed, root, SOURCES, show } from './run.js'

const STAMP = path.join(root, 'dist', 'built-from')
const SETTINGS = ['package-lock.json', 'tsconfig.json', 'tsconfig.server.json', 'vite.config.ts']

/** Builds server and screens, unless they were built from exactly these sources. */
export async function ensureBuilt() {
  if (readStamp() !== digestSources()) await build()
}

/** Builds server and screens into dist; their types are for `npm run check` to look at. Throws when one fails. */
async function build() {
  console.log('กำลังสร้างโปรแกรม / building …')
  const sources = digestSources()
  clearFormerBuild(path.join(root, 'dist'))
  const codes = await Promise.all([
    show(...installed('typescript/bin/tsc', '-p', 'tsconfig.server.json', '--noCheck')),
    show(...installed('vite/bin/vite.js', 'build', '--logLevel', 'warn')),
  ])
  if (codes.some((code) => code !== 0)) throw new Error('The build failed; see above')
  mkdirSync(path.dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, sources)
}

function readStamp() {
  try {
    return readFileSync(STAMP, 'utf8')
  } catch {
    return undefined
  }
}

function digestSources() {
  const hash = createHash('sha256')
  for (const file of [...SOURCES, ...SETTINGS].flatMap(listFiles)) {
    hash.update(file).update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

/** The files that are `name` or below it, tests left out, in a steady order. */
function listFiles(name) {
  if (!SOURCES.includes(name)) return [name]
  return readdirSync(path.join(root, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|\.md$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { ensureInstalled } = await import('./install.js')
  await ensureInstalled()
  await build()
}
