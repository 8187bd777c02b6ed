import { listSources, pathOf, readSource } from './sources.js'

/** The one file that says where screens are. */
const TABLE = 'platform/addresses.ts'
const TYPED = /['"`]\/(Controller|Officer)\//g

/** Addresses: no screen's path is typed outside their table. Tests type them, as an officer would. */
export default async function addresses() {
  const files = listSources().filter((file) => /\.tsx?$/.test(file) && isProduct(file))
  const faults = files
    .filter((file) => file !== TABLE)
    .flatMap((file) =>
      [...readSource(file).matchAll(TYPED)].map(
        (at) => `${pathOf(file)}: ${at[0]}… belongs in ${TABLE}`,
      ),
    )
  const known = [...readSource(TABLE).matchAll(TYPED)].length
  return { files: known > 0 ? files.length : 0, faults }
}

function isProduct(file) {
  return !/\.test\.tsx?$/.test(file) && !file.startsWith('tests/')
}
