import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root, SOURCES } from '../run.js'

/** Features in the order in which they may build on one another; those in one row may not. */
export const ORDER = [
  ['identity'],
  ['settings'],
  ['notices'],
  ['master-data'],
  ['vehicles', 'pricing'],
  ['vendors'],
  ['weighing'],
  ['evaluation'],
  ['purchase-orders'],
  ['moving-in'],
  ['stuck'],
  ['reports'],
  ['days'],
  ['backup'],
  ['dashboard'],
  ['search'],
  ['audit-trail'],
]

export const FEATURES = ORDER.flat()

/** The room beside the app that stands on the features. */
export const ROOMS = { import: [...FEATURES, 'ui'] }

/** What stands beside `src`: what each stands on there besides the platform, and which of a feature's files it reads. */
export const TOOLS = {
  'embedded-postgres': { areas: [], files: /^$/ },
  'check-data': { areas: FEATURES, files: /^(rules|reads)\b/ },
  demo: {
    areas: [...FEATURES, 'import'],
    files: /^(contract|rules|tables|reads|writes|words)\b/,
  },
  // By the wire alone: the shape of a ticket and the words of its refusals; and how plates are compared.
  'scale-agent': { areas: ['weighing', 'vehicles'], files: /^(contract|rules)\b/ },
}

/** Every source, as it is named below `src` or, where it stands beside it, below the root: `vendors/reads.ts`, `demo/load.ts`. */
export function listSources() {
  return SOURCES.flatMap((folder) => readdirSync(path.join(root, folder), OF_ALL))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) =>
      file
        .split(path.sep)
        .join('/')
        .replace(/^src\//, ''),
    )
    .sort()
}

const OF_ALL = { recursive: true, withFileTypes: true }

/** The path of a source from the root: `src/vendors/reads.ts`, `demo/load.ts`. */
export function pathOf(file) {
  return file.split('/')[0] in TOOLS ? file : `src/${file}`
}

export function readSource(file) {
  return readFileSync(path.join(root, pathOf(file)), 'utf8')
}
