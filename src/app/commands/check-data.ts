import { lookAtData } from '../../check-data/check-data.ts'
import type { Looked } from '../../check-data/check-result.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { withDatabase } from '../database.ts'
import { readSettings } from '../settings.ts'

const MAX_SHOWN = 20

/** Proves what always holds of the data, says what it looked at, and names every record that breaks it. */
async function main(): Promise<void> {
  const looked = await withDatabase(readSettings(process.env), lookAtData)
  for (const one of looked) print(one)
  const findings = looked.flatMap((one) => one.findings)
  const records = looked.reduce((sum, one) => sum + one.looked, 0)
  console.log(
    `${looked.length} checks of 7 invariants looked at ${records.toLocaleString('en')} records: ${findings.length} findings`,
  )
  if (findings.length > 0) process.exitCode = 1
}

function print({ invariant, what, looked, findings }: Looked): void {
  const verdict = findings.length === 0 ? 'ok' : `${findings.length} BROKEN`
  console.log(`${invariant}. ${looked.toLocaleString('en').padStart(9)}  ${what}: ${verdict}`)
  for (const { record, fault } of findings.slice(0, MAX_SHOWN))
    console.log(`     ${record} ${fault}`)
  if (findings.length > MAX_SHOWN) console.log(`     and ${findings.length - MAX_SHOWN} more`)
}

function fail(error: unknown): void {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
}

await main().catch(fail)
