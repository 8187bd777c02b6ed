import type { Parsed } from '../../platform/call.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { typedKey } from '../../platform/search-key.ts'
import type { calls } from '../contract/drafts.ts'
import type { Outcome } from '../rules.ts'
import { upToDate } from '../writes/validated-draft.ts'
import { importedRows } from './imported-rows.ts'
import { countKeptRows, keptRows } from './kept-validation.ts'
import { rowOnTheWire } from './on-the-wire.ts'

/** Rows of a draft or an import by file and line; those that are left out stand among the faulty ones. */
export async function getImportRows(
  {
    ImportUUID,
    Outcome,
    Kind: kind,
    Search: search,
    Offset: offset,
    Limit: limit,
  }: Parsed<typeof calls.getImportRows>,
  ctx: Pick<CallContext, 'now' | 'language'>,
) {
  const one = await upToDate(ImportUUID, ctx)
  const outcomes = Outcome ? shownAmong(Outcome) : undefined
  if (one.state === 'draft') {
    const filter = { outcomes, kind, search }
    return {
      Rows: await keptRows(one.id, filter, { offset, limit }),
      Total: await countKeptRows(one.id, filter),
    }
  }
  const key = typedKey(search)
  const found = (await importedRows(one.id, ctx)).filter(
    (row) =>
      (!outcomes || outcomes.includes(row.outcome)) &&
      (!kind || row.kind === kind) &&
      (key === '' ||
        typedKey(row.shownKey ?? row.key).includes(key) ||
        typedKey(row.name).includes(key)),
  )
  return { Rows: found.slice(offset, offset + limit).map(rowOnTheWire), Total: found.length }
}

/** The outcomes that stand among the rows of one. */
export function shownAmong(outcome: Outcome): Outcome[] {
  return outcome === 'faulty' ? ['faulty', 'leftOut'] : [outcome]
}
