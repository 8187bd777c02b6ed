import { runChecks } from '../../check-data/check-data.ts'
import type { CheckResult } from '../../check-data/check-result.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { withDatabase } from '../database.ts'
import { readSettings } from '../settings.ts'

const MAX_SHOWN = 20

/** Checks the invariants of the data; prints how many records each check read, and every record that breaks one. */
async function main(): Promise<void> {
  const results = await withDatabase(readSettings(process.env), () => runChecks())
  for (const one of results) print(one)
  const findings = results.flatMap((one) => one.findings)
  const records = results.reduce((sum, one) => sum + one.checked, 0)
  console.log(
    `${results.length} checks of 8 invariants looked at ${records.toLocaleString('en')} records: ${findings.length} findings`,
  )
  if (findings.length > 0) process.exitCode = 1
}

function print({ invariant, what, checked, findings }: CheckResult): void {
  const verdict = findings.length === 0 ? 'ok' : `${findings.length} BROKEN`
  console.log(`${invariant}. ${checked.toLocaleString('en').padStart(9)}  ${what}: ${verdict}`)
  for (const { record, fault } of findings.slice(0, MAX_SHOWN))
    console.log(`     ${record} ${fault}`)
  if (findings.length > MAX_SHOWN) console.log(`     and ${findings.length - MAX_SHOWN} more`)
}

function fail(error: unknown): void {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
}

await main().catch(fail)
