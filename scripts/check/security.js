import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.js'

const PAGE = 'docs/security.md'
/** Requirements of levels 1 and 2 in OWASP ASVS 5.0.0. */
const REQUIREMENTS = 253
const STATES = ['met', 'not applicable', 'open']
const ROW = /^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \|(.*)\|$/gm
const HEAD = /\*\*(\d+) requirements: (\d+) met, (\d+) not applicable, (\d+) open\.\*\*/

/** The page of security: every requirement once, the files named that show it, and the counts at its head as they are. */
export default async function security() {
  const text = readFileSync(path.join(root, PAGE), 'utf8')
  const rows = [...text.matchAll(ROW)].map(([, id, , state, shown]) => ({ id, state, shown }))
  const named = [
    ...new Set([...text.matchAll(/`([\w.-]+\/[\w./-]+\.\w+)`/g)].map(([, file]) => file)),
  ]
  const counted = [
    rows.length,
    ...STATES.map((state) => rows.filter((row) => row.state === state).length),
  ]
  const said = (HEAD.exec(text) ?? []).slice(1).map(Number)
  const faults = [
    ...named
      .filter((file) => !existsSync(path.join(root, file)))
      .map((file) => `${file} is not there`),
    ...rows
      .filter(({ state }) => !STATES.includes(state))
      .map(({ id, state }) => `${id} is ${state}`),
    ...rows
      .filter(({ id }, at) => rows.findIndex((row) => row.id === id) !== at)
      .map(({ id }) => `${id} stands twice`),
    ...rows
      .filter(isUnshown)
      .map(({ id }) => `${id} is met and says no file or section that shows it`),
    ...deadLinks(text),
    ...(rows.length === REQUIREMENTS ? [] : [`${rows.length} requirements of ${REQUIREMENTS}`]),
    ...(String(said) === String(counted) ? [] : [`its head says ${said}, the rows ${counted}`]),
  ]
  return { files: named.length, faults: faults.map((fault) => `${PAGE}: ${fault}`) }
}

function isUnshown({ state, shown }) {
  return state === 'met' && !/`[^`]+`|\]\(#/.test(shown)
}

/** Links to a section of the page that it does not have. */
function deadLinks(text) {
  const sections = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
  const links = [...new Set([...text.matchAll(/\]\(#([\w-]+)\)/g)].map(([, to]) => to))]
  return links.filter((to) => !sections.includes(to)).map((to) => `has no section #${to}`)
}
