import { retiredNames } from './retired-names.js'
import { FEATURES, listSources, pathOf, readSource } from './sources.js'

const NAMES = 'contract|rules|tables|reads|writes|handlers|words|screens|documents'
/** A file of the closed set, its test, or what lies in a folder of such a name. */
const IN_FEATURE = new RegExp(`^(README\\.md|(${NAMES})(\\.test)?\\.tsx?|(${NAMES})/.+)$`)
const SAYS_NOTHING = /(^|\/)(utils?|helpers?|types|common|misc|shared|services?|index)(\.[^/]*$|\/)/

/** File names: the closed set in features, and nowhere a name that says nothing; in files no retired name. */
export default async function vocabulary() {
  const files = listSources()
  const vague = files.filter((file) => SAYS_NOTHING.test(file) && !file.endsWith('.html'))
  const odd = files.filter((file) => FEATURES.includes(file.split('/')[0]) && !isOfTheSet(file))
  const code = files.filter((file) => /\.tsx?$/.test(file))
  return {
    files: files.length,
    faults: [
      ...vague.map((file) => `${pathOf(file)}: a name that says nothing`),
      ...odd.map((file) => `${pathOf(file)}: not among ${NAMES.replaceAll('|', ', ')}`),
      ...code.flatMap((file) => retiredNames(file, readSource(file))),
    ],
  }
}

function isOfTheSet(file) {
  return IN_FEATURE.test(file.slice(file.indexOf('/') + 1))
}
