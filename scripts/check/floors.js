import { FEATURES, listSources, pathOf, readSource } from './sources.js'

/** What the features stand on. */
const FLOORS = ['platform', 'ui']
const IS_WORDS = /(^|\/)words(\.ts$|\/)/
/** A key with its sentences or, as a row of errors, with its status. */
const KEY = /^\s*'([\w.-]+)':/gm
/** A text that may be a key, and the beginning of one that is put together: `po.state.${state}`. */
const WHOLE = /['"]([a-zA-Z]\w*(?:\.[\w-]+)+)['"]/g
const BEGINNING = /`([a-zA-Z][\w.-]*\.)\$\{/g

/** Floors: platform and ui name no word and no refusal of a feature. That they import none is another gate's. */
export default async function floors() {
  const files = listSources().filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  const words = files.filter((file) => FEATURES.includes(areaOf(file)) && IS_WORDS.test(file))
  const floor = files.filter((file) => FLOORS.includes(areaOf(file)))
  return { files: words.length > 0 ? floor.length : 0, faults: findNames(floor, ownersOf(words)) }
}

/** The keys of these files, each with the file that owns it. */
function ownersOf(files) {
  return new Map(files.flatMap((file) => matchesIn(file, KEY).map((key) => [key, file])))
}

function findNames(files, owners) {
  const keys = [...owners.keys()]
  const ownerOf = (beginning) => owners.get(keys.find((key) => key.startsWith(beginning)))
  return files.flatMap((file) => [
    ...matchesIn(file, WHOLE)
      .filter((key) => owners.has(key))
      .map((key) => `${pathOf(file)}: “${key}” is a word of ${pathOf(owners.get(key))}`),
    ...matchesIn(file, BEGINNING)
      .filter(ownerOf)
      .map((key) => `${pathOf(file)}: “${key}…” begins words of ${pathOf(ownerOf(key))}`),
  ])
}

function matchesIn(file, pattern) {
  return [...readSource(file).matchAll(pattern)].map(([, found]) => found)
}

function areaOf(file) {
  return file.split('/')[0]
}
