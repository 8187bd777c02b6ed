import { listSources, pathOf, readSource } from './sources.js'

/** Who hears of an end that was there already. */
const OWNER = 'platform/once-gone.ts'
/** Where nothing can have ended yet, how often, and why. */
const BEGUN_JUST_NOW = new Map([
  // A program that it started in the line before.
  ['embedded-postgres/run.ts', 1],
  // A socket that it made in the line before.
  ['scale-agent/indicator/connect.ts', 1],
  // A server that is asked to close in the line before.
  ['embedded-postgres/launch.ts', 1],
  ['scale-agent/hold-alone.ts', 1],
  // The signal is asked first, in the same turn.
  ['app/start.ts', 1],
  ['scale-agent/start.ts', 1],
  // The signal is made in the line before.
  ['platform/live/standing-connection.ts', 1],
])
const BARE =
  /\.(?:on|once|addListener|prepend(?:Once)?Listener)\(\s*['"]close['"]|addEventListener\(\s*['"]abort['"]|\bonce\(\s*[\w.#]+,\s*['"](?:close|abort)['"]/g

/** Given back: who waits for an end on the server asks whether it was there before, since it never comes a second time. */
export default async function givenBack() {
  const files = listSources().filter((file) => /\.ts$/.test(file) && isServer(file))
  const faults = files
    .filter((file) => file !== OWNER)
    .flatMap((file) => {
      const found = [...readSource(file).matchAll(BARE)].map(([text]) => text)
      if (found.length === (BEGUN_JUST_NOW.get(file) ?? 0)) return []
      if (found.length === 0) return `${pathOf(file)}: waits for no end any more`
      return found.map(
        (text) => `${pathOf(file)}: ${text}: ask onceGone, onceClosed or onceAborted`,
      )
    })
  const own = [...readSource(OWNER).matchAll(BARE)].length
  return { files: own > 0 ? files.length : 0, faults }
}

function isServer(file) {
  const isTest = /\.test\.ts$/.test(file) || file.startsWith('tests/')
  return !isTest && !/(^ui\/|\/screens\/|^app\/client\/|^scale-agent\/page\/(?!stream))/.test(file)
}
