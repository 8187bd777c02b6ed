import { CompiledQuery } from 'kysely'
import { db, snapshot } from '../src/platform/db.ts'
import { AUDIT_CHECKS, CREATION_CHECKS } from './audit-checks.ts'
import type { CheckResult, Finding } from './check-result.ts'
import { DERIVED_CHECKS } from './derived-tables.ts'
import { CHECKS, type Check } from './invariants.ts'
import { checkAuditSeals, checkClosedDays, checkLadders, checkReports } from './rule-checks.ts'
import { WEIGHT_CHECKS } from './weight-checks.ts'

const ALL_CHECKS = [
  ...CHECKS,
  ...WEIGHT_CHECKS,
  ...DERIVED_CHECKS,
  ...AUDIT_CHECKS,
  ...CREATION_CHECKS,
]

/** What the rules themselves are asked for. */
const CHECKS_BY_RULES = [
  { invariant: 2, run: checkLadders },
  { invariant: 4, run: checkReports },
  { invariant: 5, run: checkAuditSeals },
  { invariant: 8, run: checkClosedDays },
]

/** Runs every check, or those of one invariant, on one snapshot of the database. */
export function runChecks(only?: Check['invariant']): Promise<CheckResult[]> {
  const isAsked = ({ invariant }: { invariant: number }) => only === undefined || invariant === only
  return snapshot(async () => {
    const results: CheckResult[] = []
    for (const check of ALL_CHECKS.filter(isAsked)) results.push(await runCheck(check))
    for (const { run } of CHECKS_BY_RULES.filter(isAsked)) results.push(await run())
    return results.sort((a, b) => a.invariant - b.invariant)
  })
}

/** Every record that breaks an invariant, or the one that is named; an empty list for sound data. */
export async function checkData(only?: Check['invariant']): Promise<Finding[]> {
  return (await runChecks(only)).flatMap(({ findings }) => findings)
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
