import { runChecks } from '../../../check-data/check-data.ts'
import { withMill } from '../database.ts'
import { readSettings } from '../settings.ts'
import { printChecks } from './check-report.ts'
import { readArguments, runCommand } from './run-command.ts'

/** Checks the invariants of the data; prints how many records each check read, and every record that breaks one. */
async function main(): Promise<void> {
  const usage = { th: 'npm run check:data', en: 'npm run check:data' }
  readArguments(process.argv.slice(2), { options: {}, most: 0, usage })
  const results = await withMill(readSettings(process.env), () => runChecks(), { isCurrent: true })
  if (!printChecks(results)) process.exitCode = 1
}

await runCommand(main)
