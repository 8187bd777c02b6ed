import type { Parsed } from '../../platform/call.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { typedKey } from '../../platform/search-key.ts'
import type { calls } from '../contract/drafts.ts'
import { importOf, judgeDraft } from './draft.ts'
import { importedRows } from './imported-rows.ts'
import type { JudgedRow } from './judgement.ts'

/** Rows of a draft or an import by file and line; those that are left out stand among the faulty ones. */
export async function getImportRows(
  { ImportUUID, Outcome, Kind, Search, Offset, Limit }: Parsed<typeof calls.getImportRows>,
  ctx: Pick<CallContext, 'now' | 'language'>,
) {
  const one = await importOf(ImportUUID)
  const rows =
    one.state === 'draft' ? (await judgeDraft(one, ctx)).rows : await importedRows(one.id, ctx)
  const key = typedKey(Search)
  const found = rows.filter(
    (row) =>
      (!Outcome ||
        row.outcome === Outcome ||
        (Outcome === 'faulty' && row.outcome === 'leftOut')) &&
      (!Kind || row.kind === Kind) &&
      (key === '' || typedKey(row.key).includes(key) || typedKey(row.name).includes(key)),
  )
  return {
    Rows: found.slice(Offset, Offset + Limit).map(rowOnTheWire),
    Total: found.length,
  }
}

/** A row as the wire has it. */
export function rowOnTheWire({
  file,
  sheet,
  line,
  kind,
  key,
  name,
  outcome,
  faults,
  changes,
}: JudgedRow) {
  return {
    File: file,
    Sheet: sheet,
    Line: line,
    Kind: kind,
    Key: key,
    Name: name,
    Outcome: outcome,
    Faults: faults.map(({ field, value, code, params, proposal }) => ({
      Field: field,
      Value: value,
      Code: code,
      Params: params,
      Proposal: proposal,
    })),
    Changes: changes.map(({ field, before, after, confirm }) => ({
      Field: field,
      Before: before,
      After: after,
      Confirm: confirm,
    })),
  }
}
