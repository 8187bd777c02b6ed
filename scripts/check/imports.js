import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { FEATURES, listSources, ORDER, pathOf, ROOMS, readSource, TOOLS } from './sources.js'

/** What a screen or a contract may not reach: files that only the server has. */
const SERVER_ONLY = /^[^/]+\/(reads|writes|handlers|tables|documents)(\.|\/)/
const SERVER_PLATFORM =
  /^platform\/((db|audit|call-context|tables|package-root|live\/change-events)\.ts$|documents\/)/
const IN_BROWSER = /(^ui\/|\/screens\/|^app\/client\/)/

/** Imports: a feature imports earlier ones only, and nobody's screens; the browser imports no server files; no cycles. */
export default async function imports() {
  const files = listSources().filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  const edges = new Map(files.map((file) => [file, readImports(file)]))
  const product = files.filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('tests/'))
  const faults = product.flatMap((file) =>
    edges
      .get(file)
      .flatMap((edge) => refuse(file, edge).map((why) => `${pathOf(file)} → ${edge.to}: ${why}`)),
  )
  return { files: edges.size, faults: [...faults, ...findCycles(product, edges)] }
}

/** The relative imports of a file, as sources are named. */
function readImports(file) {
  const { module } = parseSync(file, readSource(file))
  const found = [
    ...module.staticImports.map((one) => ({
      to: one.moduleRequest.value,
      type: one.entries.length > 0 && one.entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries
        .filter((entry) => entry.moduleRequest)
        .map((entry) => ({ to: entry.moduleRequest.value, type: entry.isType })),
    ),
    ...module.dynamicImports.map((one) => ({ to: literal(file, one), type: false, later: true })),
  ]
  return found
    .filter(({ to }) => to?.startsWith('.'))
    .map(({ to, ...edge }) => {
      const target = path.posix.join(path.posix.dirname(pathOf(file)), to)
      return { ...edge, to: target.replace(/^src\//, '') }
    })
}

function literal(file, { moduleRequest }) {
  const text = readSource(file).slice(moduleRequest.start, moduleRequest.end)
  return /^['"]/.test(text) ? text.slice(1, -1) : undefined
}

function refuse(file, { to, type }) {
  const reasons = []
  if (!isBelow(file, to)) reasons.push('builds on what comes after it')
  if (IN_BROWSER.test(file) && !type && (SERVER_ONLY.test(to) || SERVER_PLATFORM.test(to))) {
    reasons.push('takes the server into the browser')
  }
  if (/\/(contract|rules)(\.ts$|\/)/.test(file) && !type && SERVER_ONLY.test(to)) {
    reasons.push('contracts and rules are for both sides')
  }
  if (isOfOthersScreens(file, to)) reasons.push('takes the screens of another feature')
  if (to.startsWith('tests/')) reasons.push('the product knows no tests')
  return reasons
}

function isBelow(file, to) {
  const [from, target] = [area(file), area(to)]
  if (from === target || from === 'app' || target === 'platform') return true
  if (FEATURES.includes(from) && target === 'ui') return true
  if (from in ROOMS) return ROOMS[from].includes(target)
  if (from in TOOLS) return TOOLS[from].areas.includes(target) && isReadBy(from, to)
  if (/^[^/]+\/reads(\.ts$|\/)/.test(file) && /\/tables(\.ts$|\/)/.test(to)) return true
  return FEATURES.includes(from) && FEATURES.includes(target) && level(target) < level(from)
}

/** Whether a tool may know this file of a feature or of the import. */
function isReadBy(tool, to) {
  return TOOLS[tool].files.test(to.slice(to.indexOf('/') + 1))
}

/** Screens belong to their feature; only the app puts them together. */
function isOfOthersScreens(file, to) {
  return /^[^/]+\/screens\//.test(to) && area(file) !== area(to) && area(file) !== 'app'
}

function area(file) {
  return file.split('/')[0]
}

function level(feature) {
  return ORDER.findIndex((row) => row.includes(feature))
}

/** Import cycles, imports of types and later ones included. */
function findCycles(files, edges) {
  const done = new Set()
  const faults = []
  const visit = (file, trail) => {
    if (trail.includes(file))
      faults.push(`circle: ${[...trail.slice(trail.indexOf(file)), file].join(' → ')}`)
    if (done.has(file) || trail.includes(file)) return
    for (const { to } of edges.get(file) ?? []) visit(to, [...trail, file])
    done.add(file)
  }
  for (const file of files) visit(file, [])
  return faults
}
