import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root, SOURCES } from './run.js'

/** What nearly everything stands on, or leads to nearly everything: what reaches it says nothing of a change. */
const HUB = /^src\/(app|platform|ui|tests)\/(?!.*\.test\.tsx?$)/
/** A module of the product, its style or a test of it. */
const SOURCE = new RegExp(`^(${SOURCES.join('|')})/.*\\.(tsx?|css)$`)
const TEST = /\.test\.tsx?$/
const BROWSER = 'src/tests/browser/'
/** Browser tests that one waits a minute for; what else opens the changed screens is left to the whole run. */
const MOST = 3
/** A change of these alone leaves the server as it was. */
const SCREENS = /\/screens\//
/** What is asked of every screen and word, and of every call. */
const OF_SCREENS = /conformance\/(catalogue|glossary|screens)\.test/
const OF_CALLS = /conformance\/(authorization|call-roles|exposure|openapi|tables|wire)\.test/
/** What goes through a whole mill, minutes of it. */
const WHOLE_MILLS = /^(demo|check-data|src\/tests\/(scenarios|conformance\/fuzz))\//

/** The tests that answer for what was changed since a revision, as `testsOf` has them. */
export function testsOfChange(revision) {
  return testsOf(changedSince(revision).filter((file) => !file.endsWith('.md')))
}

/**
 * The tests that answer for changed files of one feature or more: those of its folder, those that reach the changed
 * files by imports other than through what everything stands on, and those that open the screens made of them. `screens`
 * are the addresses of these, `left` what might notice too and takes longer. Undefined where a change reaches further.
 */
export function testsOf(changed) {
  const isInFeature = (file) => SOURCE.test(file) && !HUB.test(file)
  if (changed.length === 0 || !changed.every(isInFeature)) return
  const sources = new Map(SOURCES.flatMap(filesUnder).map((file) => [file, readSource(file)]))
  const affected = reachedFrom(changed, importersOf(sources))
  const screens = screensAmong(affected, sources)
  const folders = new Set(changed.filter((file) => !file.startsWith('src/tests/')).map(featureOf))
  const isBrowser = (file) => file.startsWith(BROWSER)
  const tests = [...sources.keys()].filter((file) => TEST.test(file))
  const isOnlyScreens = changed.every((file) => SCREENS.test(file))
  const isOfFeature = (file) =>
    folders.has(featureOf(file)) && (!isOnlyScreens || SCREENS.test(file))
  const isOfAll = (file) => OF_SCREENS.test(file) || (!isOnlyScreens && OF_CALLS.test(file))
  const reached = tests.filter(
    (file) => !isBrowser(file) && (affected.has(file) || isOfFeature(file) || isOfAll(file)),
  )
  const subject = new Set(changed.flatMap(wordsOf))
  const opening = rankedByScreens(tests.filter(isBrowser), sources, screens, subject)
  const chosen = [
    ...changed.filter((file) => sources.has(file) && TEST.test(file)),
    ...reached.filter((file) => !WHOLE_MILLS.test(file)),
    ...(screens.length ? [`${BROWSER}each-screen.test.ts`] : []),
    ...opening.slice(0, MOST),
  ]
  return {
    files: [...new Set(chosen)],
    screens: screens.map(({ address }) => address),
    left: [...reached.filter((file) => WHOLE_MILLS.test(file)), ...opening.slice(MOST)],
  }
}

function changedSince(revision) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
  const files = [
    ...git('diff', '--name-only', revision),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return files.filter(Boolean)
}

function filesUnder(folder) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file))
}

function readSource(file) {
  return readFileSync(path.join(root, file), 'utf8')
}

/** Each file → those that import it, but for the hubs. */
function importersOf(sources) {
  const importers = new Map()
  for (const [file, text] of sources) {
    if (HUB.test(file)) continue
    for (const imported of importsOf(file, text)) {
      importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  }
  return importers
}

function importsOf(file, text) {
  return [...text.matchAll(/(?:from|import)[ (]'(\.[^']+)'/g)].map(([, imported]) =>
    path.posix.join(path.posix.dirname(file), imported),
  )
}

function reachedFrom(files, importers) {
  const reached = new Set(files)
  for (const file of reached) for (const one of importers.get(file) ?? []) reached.add(one)
  return reached
}

/** The screens whose code is among `files`: their address, without parameters, and the name of their route. */
function screensAmong(files, sources) {
  const table = 'src/app/screens.tsx'
  const loaders = sources.get(table)
  const routes = sources.get('src/platform/addresses.ts')
  return [...routes.matchAll(/^ {2}(\w+): screen\('([^']+)'/gm)]
    .map(([, name, address]) => ({ name, address: address.replace(/\/(\{-)?\$.*$/, '') }))
    .filter(({ name }) => {
      const [row = ''] = new RegExp(`^ {2}${name}: \\{.*?^ {2}\\},`, 'ms').exec(loaders) ?? []
      const [, loader] = /load: (load\w+),/.exec(row) ?? []
      const text = loader ? loaders.slice(loaders.indexOf(`async function ${loader}(`)) : row
      return importsOf(table, text.split(/^\}/m)[0]).some((file) => files.has(file))
    })
}

/** The tests that open the screens: those first whose name has words of `subject`, and of whose addresses most are theirs. */
function rankedByScreens(tests, sources, screens, subject) {
  const share = (file) => {
    const text = textWithHelpers(file, sources)
    const count = (pattern) => text.match(pattern)?.length ?? 0
    const all = count(/'\/Controller\/\w+|`\/Controller\/\w+|\b(?:ROUTES|addresses)\.\w+/g)
    const own = screens.reduce(
      (sum, { name, address }) =>
        sum +
        count(new RegExp(`['\`]${address}\\b(?!\\w)|\\b(?:ROUTES|addresses)\\.${name}\\b`, 'g')),
      0,
    )
    return own / Math.max(all, 1)
  }
  const named = (file) => {
    const words = wordsOf(path.posix.basename(file))
    return words.filter((word) => subject.has(word)).length / words.length
  }
  return tests
    .map((file) => ({ file, share: share(file) }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share + named(b.file) - a.share - named(a.file))
    .map(({ file }) => file)
}

/** The text of a browser test, and of the helpers that it imports for a screen of its own. */
function textWithHelpers(file, sources) {
  const helpers = importsOf(file, sources.get(file)).filter((one) => one.startsWith(BROWSER))
  const texts = helpers.map((helper) => sources.get(helper) ?? '')
  return [sources.get(file), ...texts.filter((text) => !/\bROUTES\b/.test(text))].join('\n')
}

/** `evaluation/screens/sheet/TicketSheet.tsx` → evaluation, screens, sheet, ticket. */
function wordsOf(file) {
  const words = file.replace(/(\.test)?\.tsx?$/, '').split(/[^A-Za-z]+|(?=[A-Z])/)
  return [...new Set(words.map((word) => word.toLowerCase().replace(/s$/, '')))].filter(Boolean)
}

function featureOf(file) {
  return file
    .split('/')
    .slice(0, file.startsWith('src/') ? 2 : 1)
    .join('/')
}
