import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { showChanges } from './changes.ts'
import { keptChanges, numberIn } from './kept-changes.ts'
import { placeOf } from './parse-rows.ts'
import type { ValidatedRow } from './validation.ts'

/** What an import added and changed, as the rows that brought it: that of a vendor may bring its customer too. */
export async function importedRows(
  importId: string,
  { now, language }: Pick<CallContext, 'now' | 'language'>,
): Promise<ValidatedRow[]> {
  const levels = await db().selectFrom('member_levels').select(['id', 'name']).execute()
  const changes = await keptChanges(importId)
  const rows = new Map<string, ValidatedRow>()
  for (const change of changes) {
    const place = placeOf(change)
    const shown = showChanges(change, { now, levels }, language)
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
