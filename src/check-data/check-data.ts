import { CompiledQuery } from 'kysely'
import { db, snapshot } from '../platform/db.ts'
import { AUDIT_CHECKS, MADE_CHECKS } from './audit-checks.ts'
import type { Finding, Looked } from './check-result.ts'
import { KEPT_CHECKS } from './derived-tables.ts'
import { CHECKS, type Check } from './invariants.ts'
import { checkLadders, checkReports } from './price-checks.ts'
import { WEIGHED_CHECKS } from './weight-checks.ts'

const EVERY_CHECK = [...CHECKS, ...WEIGHED_CHECKS, ...KEPT_CHECKS, ...AUDIT_CHECKS, ...MADE_CHECKS]

/** Looks at every record for every invariant, at one moment of the database. */
export function lookAtData(): Promise<Looked[]> {
  return snapshot(async () => {
    const looked: Looked[] = []
    for (const check of EVERY_CHECK) {
      looked.push(await ask(check))
    }
    looked.push(await checkLadders(), await checkReports())
    return looked.sort((a, b) => a.invariant - b.invariant)
  })
}

/** Every record that breaks an invariant; none is what always holds. */
export async function checkData(): Promise<Finding[]> {
  return (await lookAtData()).flatMap(({ findings }) => findings)
}

async function ask({ invariant, what, count, broken }: Check): Promise<Looked> {
  const [counted] = await rows<{ looked: number }>(count)
  const found = await rows<{ record: string; fault: string }>(broken)
  const findings = found.map((one) => ({ ...one, invariant }))
  return { invariant, what, looked: counted?.looked ?? 0, findings }
}

async function rows<T>(statement: string): Promise<T[]> {
  return (await db().executeQuery<T>(CompiledQuery.raw(statement))).rows
}
