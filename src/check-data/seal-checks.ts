import { checkSeals } from '../audit-trail/reads/seal-check.ts'
import type { SealFault } from '../audit-trail/rules/seal-faults.ts'
import type { CheckResult } from './check-result.ts'

const SENTENCES: Record<SealFault['fault'], [what: string, fault: string]> = {
  changed: ['audit entry', 'was changed after it was sealed'],
  missing: ['audit entry', 'was deleted after it was sealed'],
  added: ['audit entry', 'was inserted among entries that were sealed'],
  unchained: ['audit seal', 'does not follow the seal before it'],
  broken: ['audit seal', 'has another hash than its entries'],
}

/** The sealed entries of the audit trail are those that were sealed, and the seals follow one another without a gap. */
export async function checkAuditSeals(): Promise<CheckResult> {
  const { entries, faults } = await checkSeals()
  const findings = faults.map(({ id, fault }) => {
    const [what, sentence] = SENTENCES[fault]
    return { invariant: 5, record: `${what} ${id}`, fault: sentence }
  })
  return {
    invariant: 5,
    what: 'sealed audit entries: as they were sealed, none missing, none added',
    checked: entries,
    findings,
  }
}
