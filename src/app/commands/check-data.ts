import { runChecks } from '../../check-data/check-data.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { withMill } from '../database.ts'
import { readSettings } from '../settings.ts'
import { readArguments } from './arguments.ts'
import { printChecks } from './check-report.ts'

/** Checks the invariants of the data; prints how many records each check read, and every record that breaks one. */
async function main(): Promise<void> {
  const usage = { th: 'npm run check:data', en: 'npm run check:data' }
  readArguments(process.argv.slice(2), { options: {}, most: 0, usage })
  const results = await withMill(readSettings(process.env), () => runChecks(), { isCurrent: true })
  if (!printChecks(results)) process.exitCode = 1
}

function fail(error: unknown): void {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
}

await main().catch(fail)
