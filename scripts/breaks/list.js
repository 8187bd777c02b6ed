import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../run.js'

/**
 * One fault on purpose: `what` goes wrong when, in `file`, the text `find` is replaced by `replace`; the test files
 * `noticedBy` are those that should fail.
 * @typedef {{ what: string, file: string, find: string, replace: string, noticedBy: string[], list?: string }} Break
 */

/** Every break with the name of its list, in the order of the files beside this one. @returns {Promise<Break[]>} */
export async function listBreaks() {
  const folder = path.join(root, 'scripts/breaks')
  const files = readdirSync(folder)
    .filter((file) => file !== 'list.js')
    .sort()
  const lists = await Promise.all(
    files.map(async (file) => {
      const { default: breaks } = await import(pathToFileURL(path.join(folder, file)).href)
      return breaks.map((one) => ({ ...one, list: path.basename(file, '.js') }))
    }),
  )
  return lists.flat()
}

/**
 * The breaks of one file, each as what goes wrong, what is found and what replaces it; `noticedBy` are tests for all.
 * @param {string} file @param {string[]} noticedBy @param {[what: string, find: string, replace: string][]} changes
 * @returns {Break[]}
 */
export function breaksOf(file, noticedBy, changes) {
  return changes.map(([what, find, replace]) => ({ what, file, find, replace, noticedBy }))
}

/** Why a break cannot be applied to the text of its file; undefined where it can. */
export function findFault({ what, file, find, replace }, text) {
  const places = text.split(find).length - 1
  if (places !== 1) return `${file}: “${what}” finds its place ${places} times, not once`
  return find === replace ? `${file}: “${what}” changes nothing` : undefined
}

/** The text of a file from the root of the work tree, or undefined where there is none. */
export function readWorkFile(file) {
  try {
    return readFileSync(path.join(root, file), 'utf8')
  } catch {
    return undefined
  }
}
