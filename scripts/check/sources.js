import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.js'

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

/** What stands beside the app, on the features or, as `embedded-postgres` does, on the platform alone. */
export const ROOMS = {
  'embedded-postgres': [],
  'check-data': FEATURES,
  import: [...FEATURES, 'ui'],
  demo: [...FEATURES, 'import'],
  // By the wire alone: the shape of a ticket and the words of its refusals; and how plates are compared.
  'scale-agent': ['weighing', 'vehicles'],
}

/** Every file below src, as `vendors/reads.ts`, with forward slashes everywhere. */
export function listSources() {
  return readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(root, 'src'), path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort()
}

export function readSource(file) {
  return readFileSync(path.join(root, 'src', file), 'utf8')
}
