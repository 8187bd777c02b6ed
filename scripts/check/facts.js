import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root, SOURCES } from '../run.js'

/** Where a predicate has to be written out, how often, and why. */
const OWNERS = new Map([
  // PostgreSQL finds the partial unique index of `on conflict` by its predicate.
  ['src/purchase-orders/writes/lines.ts', 1],
  // The update that decides is of the table itself.
  ['src/weighing/writes/void-ticket.ts', 1],
  // Of one seller, by the index of those of a seller.
  ['src/vendors/reads/vendor.ts', 1],
])
const VIEW =
  /create (?:or replace )?view (\w+) as select [\w*, ]+\sfrom \w+ where (\w+) is null(?:;| and not )/g
/** `in` with a list that may be empty, which is no SQL, and the lists of constants that never are. */
const LIST = /(?<!recordDays\()'(?:not )?in',\s*(?!OF_|ids\()(\[\.\.\.)?\w+(?=\]?\s*(?:\)|,|\?\?))/g
const CONSTANT_LISTS = new Map([['src/purchase-orders/reads/due-orders.ts', 2]])
/**
 * A comparison of the officer who acts with another. Where two are needed `standingOf` alone says who is a second, for
 * whom it is not enough to be another.
 */
const OFFICERS =
  /[!=]==\s*(?:[\w.?()]*\.)?officer(?:_?[iI]d\b|\??\.(?:id|UUID)\b)|\bofficer(?:_?[iI]d|\??\.(?:id|UUID))\s*[!=]==/g
/** Those that ask whose own something is, and how often. */
const OF_ONES_OWN = new Map([
  // An account: their own is changed in the profile, by the password.
  ['src/identity/writes/lock-user.ts', 1],
  ['src/identity/screens/users/user.ts', 1],
  // Whether another has signed in at this browser.
  ['src/platform/session.ts', 1],
  // What one did a moment ago, and may take back.
  ['src/evaluation/writes/undo.ts', 1],
  ['src/purchase-orders/writes/steps.ts', 2],
  ['src/purchase-orders/rules.ts', 2],
  ['src/purchase-orders/rules/steps.ts', 1],
  // How an officer took part in an order, once it is known that they may not approve it.
  ['src/purchase-orders/rules/approval.ts', 2],
  // Palm that a colleague is working on.
  ['src/purchase-orders/screens/to-order/use-taken-by-others.ts', 1],
])
const IS_TEST = /(\.test\.tsx?$|^src\/tests\/)/

/** Facts in force: queries ask the views that the migrations name, not the predicates of these; none by `in ()`; and officers are compared in one place. */
export default async function facts() {
  const views = new Map(filesIn('migrations').flatMap(viewsOf))
  const files = [...SOURCES, 'bench'].flatMap(filesIn).filter((file) => !IS_TEST.test(file))
  const raw = new RegExp(
    `\\b(${[...views.keys()].join('|')})['"]?,?\\s+['"]?is['"]?,?\\s+null\\b`,
    'g',
  )
  const faults = files.flatMap((file) => {
    const found = [...read(file).matchAll(raw)].map(([, column]) => column)
    if (found.length === (OWNERS.get(file) ?? 0)) return []
    if (found.length === 0) return `${file}: has no predicate of a fact in force any more`
    return found.map((column) => `${file}: ${column} is null; ask ${views.get(column)} instead`)
  })
  const lists = files.flatMap(listsOf)
  const officers = files.flatMap(comparisonsOf)
  return { files: views.size > 0 ? files.length : 0, faults: [...faults, ...lists, ...officers] }
}

/** Where officers are compared and nobody said why. */
function comparisonsOf(file) {
  const found = [...read(file).matchAll(OFFICERS)].map(([text]) => text.replace(/\s+/g, ' '))
  if (found.length === (OF_ONES_OWN.get(file) ?? 0)) return []
  return [
    `${file}: ${found.join('; ')}: where two officers are needed, ask standingOf; else say why in scripts/check/facts.js`,
  ]
}

/** Where a query is wrong SQL once a list is empty. */
function listsOf(file) {
  const found = [...read(file).matchAll(LIST)].map(([text]) => text)
  if (!file.endsWith('.ts') || found.length === (CONSTANT_LISTS.get(file) ?? 0)) return []
  return [`${file}: ${found.join('; ')}: may be empty; ask idRows or any(…::text[]) instead`]
}

/** The column that each view of a migration asks for, with the view. */
function viewsOf(file) {
  return [...read(file).matchAll(VIEW)].map(([, view, column]) => [column, view])
}

function filesIn(folder) {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|sql)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort()
}

function read(file) {
  return readFileSync(path.join(root, file), 'utf8')
}
