import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.js'

const GATES = [
  'format',
  'types',
  'imports',
  'styles',
  'unused',
  'vocabulary',
  'addresses',
  'floors',
  'facts',
  'given-back',
  'breaks',
  'security',
  'expressions',
  'lock',
]

/** Runs every gate and prints what it found; gives how many passed and failed. */
export async function check() {
  // All at once: the longest are programs of their own, and each leaves a core idle for a part of its time.
  const results = await Promise.all(GATES.map(runGate))
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}

/** A gate that read no file has shown nothing: it fails. */
async function runGate(name) {
  const { default: gate } = await import(`./check/${name}.js`)
  const { files, faults } = await gate()
  const passed = files > 0 && faults.length === 0
  console.log(`${passed ? '✓' : '✗'} ${name}: ${files} files read, ${faults.length} faults`)
  for (const fault of faults) console.log(`    ${fault.replaceAll('\n', '\n    ')}`)
  return passed
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureInstalled()
  const { failed } = await check()
  process.exitCode = failed ? 1 : 0
}
