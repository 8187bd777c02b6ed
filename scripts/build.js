import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { installed, root, show } from './run.js'
import { checkBundleSize } from './size.js'

const STAMP = path.join(root, 'dist', 'built-from')
const ASSETS = path.join(root, 'dist', 'web', 'assets')
const DAY_MS = 24 * 3600_000
const SOURCES = ['src', 'package-lock.json', 'tsconfig.json', 'tsconfig.server.json']

/** Builds server and screens, unless they were built from exactly these sources. */
export async function ensureBuilt() {
  if (readStamp() !== digestSources()) await build()
}

/**
 * Builds server and screens into dist; their types are for `npm run check` to look at. Throws when one fails or the
 * screens outgrow their budget.
 */
export async function build() {
  console.log('กำลังสร้างโปรแกรม / building …')
  const sources = digestSources()
  clearFormerBuild()
  const codes = await Promise.all([
    show(...installed('typescript/bin/tsc', '-p', 'tsconfig.server.json', '--noCheck')),
    show(...installed('vite/bin/vite.js', 'build', '--logLevel', 'warn')),
  ])
  if (codes.some((code) => code !== 0)) throw new Error('The build failed; see above')
  checkBundleSize(path.join(root, 'dist', 'web'))
  mkdirSync(path.dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, sources)
}

/**
 * Removes the former build but for what the screens of the last day are made of: those that are still open go on with the
 * files that they began with, whose names say what is in them.
 */
function clearFormerBuild() {
  for (const name of ['built-from', 'server']) remove(path.join(root, 'dist', name))
  for (const file of filesIn(path.dirname(ASSETS))) if (file !== ASSETS) remove(file)
  for (const file of filesIn(ASSETS)) {
    if (statSync(file).mtimeMs < Date.now() - DAY_MS) remove(file)
  }
}

function filesIn(folder) {
  try {
    return readdirSync(folder).map((name) => path.join(folder, name))
  } catch {
    return []
  }
}

function remove(file) {
  rmSync(file, { recursive: true, force: true })
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
  for (const file of [...SOURCES, 'vite.config.ts'].flatMap(listFiles)) {
    hash.update(file).update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

/** The files that are `name` or below it, tests left out, in a steady order. */
function listFiles(name) {
  if (name !== 'src') return [name]
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
