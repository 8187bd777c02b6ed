import type { CheckResult } from '../../../check-data/check-result.ts'

const MAX_SHOWN = 20

/** Prints how many records each check read, and those that break an invariant; returns whether all are sound. */
export function printChecks(results: readonly CheckResult[]): boolean {
  for (const one of results) print(one)
  const findings = results.flatMap((one) => one.findings)
  const records = results.reduce((sum, one) => sum + one.checked, 0)
  console.log(
    `${results.length} checks of 8 invariants looked at ${records.toLocaleString('en')} records: ${findings.length} findings`,
  )
  return findings.length === 0
}

function print({ invariant, what, checked, findings }: CheckResult): void {
  const verdict = findings.length === 0 ? 'ok' : `${findings.length} BROKEN`
  console.log(`${invariant}. ${checked.toLocaleString('en').padStart(9)}  ${what}: ${verdict}`)
  for (const { record, fault } of findings.slice(0, MAX_SHOWN))
    console.log(`     ${record} ${fault}`)
  if (findings.length > MAX_SHOWN) console.log(`     and ${findings.length - MAX_SHOWN} more`)
}
