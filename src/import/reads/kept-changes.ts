import { db } from '../../platform/db.ts'
import type { Change, Values } from '../kinds/kind.ts'
import type { KindName } from '../rules.ts'

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
