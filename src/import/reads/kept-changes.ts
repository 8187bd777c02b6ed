import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import type { Change, Values } from '../kinds/kind.ts'
import type { KindName } from '../rules.ts'
import { knownAt, showChanges } from './changes.ts'
import { placeOf } from './parse-rows.ts'
import type { ValidatedRow } from './validation.ts'

export interface KeptChange extends Change {
  kind: KindName
  name: string
  file: string
  sheet: string | null
  line: number
}

/** What an import added and changed, in the order of writing. */
export async function keptChanges(importId: string): Promise<KeptChange[]> {
  const rows = await db()
    .selectFrom('import_changes')
    .selectAll()
    .where('import_id', '=', importId)
    .orderBy('id')
    .execute()
  return rows.map(({ kind, before, after, ...row }) => ({
    ...row,
    kind: kind as KindName,
    before: (before ?? undefined) as Values | undefined,
    after: after as Values,
  }))
}

/** The number of a ticket of an import: the scale's, else that of its slip. */
export function numberIn({ key, after }: Pick<Change, 'key' | 'after'>): string {
  return after.WeightScaleIDIn || after.SequenceWeightOut || key
}

/** What an import added and changed, as the rows that brought it: that of a vendor may bring its customer too. */
export async function importedRows(
  importId: string,
  { now, language }: Pick<CallContext, 'now' | 'language'>,
): Promise<ValidatedRow[]> {
  const known = await knownAt(now)
  const changes = await keptChanges(importId)
  const rows = new Map<string, ValidatedRow>()
  for (const change of changes) {
    const place = placeOf(change)
    const shown = showChanges(change, known, language)
    const same = rows.get(place)
    const row: ValidatedRow = {
      ...change,
      ...(change.kind === 'tickets' && { shownKey: numberIn(change) }),
      ...(change.kind === 'price_ladders' && { shownKey: change.name }),
      outcome: change.before ? 'changed' : 'new',
      faults: [],
      changes: [...(same?.changes ?? []), ...shown],
      given: {},
      confirmed: new Set(),
    }
    rows.set(place, same && change.kind === 'customers' ? { ...same, changes: row.changes } : row)
  }
  return [...rows.values()]
}
