import { CompiledQuery } from 'kysely'
import { db, snapshot } from '../platform/db.ts'
import { AUDIT_CHECKS, CREATION_CHECKS } from './audit-checks.ts'
import type { CheckResult, Finding } from './check-result.ts'
import { DERIVED_CHECKS } from './derived-tables.ts'
import { CHECKS, type Check } from './invariants.ts'
import { checkLadders, checkReports } from './price-checks.ts'
import { WEIGHT_CHECKS } from './weight-checks.ts'

const ALL_CHECKS = [
  ...CHECKS,
  ...WEIGHT_CHECKS,
  ...DERIVED_CHECKS,
  ...AUDIT_CHECKS,
  ...CREATION_CHECKS,
]

/** Runs every check on one snapshot of the database. */
export function runChecks(): Promise<CheckResult[]> {
  return snapshot(async () => {
    const results: CheckResult[] = []
    for (const check of ALL_CHECKS) {
      results.push(await runCheck(check))
    }
    results.push(await checkLadders(), await checkReports())
    return results.sort((a, b) => a.invariant - b.invariant)
  })
}

/** Every record that breaks an invariant; an empty list for sound data. */
export async function checkData(): Promise<Finding[]> {
  return (await runChecks()).flatMap(({ findings }) => findings)
}

async function runCheck({ invariant, what, count, broken }: Check): Promise<CheckResult> {
  const [counted] = await rows<{ checked: number }>(count)
  const found = await rows<{ record: string; fault: string }>(broken)
  const findings = found.map((one) => ({ ...one, invariant }))
  return { invariant, what, checked: counted?.checked ?? 0, findings }
}

async function rows<T>(statement: string): Promise<T[]> {
  return (await db().executeQuery<T>(CompiledQuery.raw(statement))).rows
}
