import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'

interface Changed {
  id: string | number
  made: Date
  present: unknown
  /** The actions that change the record, where its audit trail tells of others too. */
  actions?: readonly string[]
}

interface Locked extends Omit<Changed, 'present'> {
  version: number
  /** Reads the record as the wire has it. */
  present: () => Promise<unknown>
}

/**
 * Refuses (`sys.stale`) to save a locked record over what its officer has not seen; one who says no version saves over
 * whatever stands. A conditional update asks for `sameVersion` instead and refuses by `refuseStale`.
 */
export async function requireVersion(
  entity: string,
  base: number | null | undefined,
  { version, present, ...record }: Locked,
): Promise<void> {
  if (base == null || base === version) return
  await refuseStale(entity, { ...record, present: await present() })
}

/**
 * Refuses a save of a record that somebody else changed since it was read: says who, and when (at the latest when
 * it was `made`), with the record as it is now.
 */
export async function refuseStale(
  entity: string,
  { id, made, present, actions }: Changed,
): Promise<never> {
  const last = await db()
    .selectFrom('audit_entries')
    .leftJoin('officers', 'officers.id', 'audit_entries.officer_id')
    .select(['happened_at', 'full_name'])
    .where('entity', '=', entity)
    .where('entity_id', '=', String(id))
    .$if(actions !== undefined, (qb) =>
      qb.where('action', '=', sql<string>`any(${actions}::text[])`),
    )
    .orderBy('audit_entries.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const officer = last?.full_name ?? ''
  const time = (last?.happened_at ?? made).toISOString()
  refuse('sys.stale', { officer, time }, { present })
}
