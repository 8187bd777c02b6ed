import { db } from '../../platform/db.ts'
import type { SealFault } from '../rules/seal-faults.ts'

/** The last seal and the time of its last entry. */
export function lastSeal() {
  return db()
    .selectFrom('audit_seals')
    .innerJoin('audit_entries', 'audit_entries.id', 'audit_seals.last_id')
    .select(['number', 'hash', 'happened_at'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Up to which entry the trail is sealed, and what the last daily look at its seals found. */
export async function sealState() {
  const [last, check] = await Promise.all([
    lastSeal(),
    db().selectFrom('last_seal_check').select(['checked_at', 'faults']).executeTakeFirst(),
  ])
  const faults = (check?.faults ?? []) as SealFault[]
  return {
    SealedThrough: last?.happened_at ?? null,
    CheckedAt: check?.checked_at ?? null,
    Faults: faults.map(({ id, fault }) => ({ ID: id, Fault: fault })),
  }
}
