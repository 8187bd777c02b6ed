import type { Output, Parsed } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { typedKey } from '../../platform/search-key.ts'
import { accountConfirm } from '../../vendors/reads/account-confirm.ts'
import type { calls } from '../contract.ts'
import { type Outcome, SHOWN_CHANGES, SHOWN_FAULTY } from '../rules.ts'
import { FILE_NOTES } from '../words.ts'
import { currentDraft } from '../writes/validated-draft.ts'
import { blockerOf, blockerSentence } from './blockers.ts'
import {
  choicesOf,
  countsKept,
  type Import,
  isRunning,
  matchedTables,
  type Reader,
} from './draft.ts'
import { importedRows, keptChanges } from './kept-changes.ts'
import { CurrentRecords } from './records.ts'
import { accountsChanged } from './validate.ts'
import type { ValidatedRow, ValidatedTable } from './validation.ts'

/** Rows that are shown without being asked for more, in this order. */
const SHOWN: readonly [Outcome, number][] = [
  ['faulty', SHOWN_FAULTY],
  ['changed', SHOWN_CHANGES],
  ['new', SHOWN_CHANGES],
]

/** What a draft would do by now, or what an import did. */
export async function getImport({ ImportUUID }: { ImportUUID: string }, ctx: Reader) {
  const { one, tables, rows } = await whatIsIn(ImportUUID, ctx)
  const counts = countsKept(one)
  const shown = SHOWN.flatMap(([outcome, limit]) =>
    rows.filter((row) => standsAmong(row, outcome)).slice(0, limit),
  )
  return {
    ImportUUID: one.id,
    State: await stateOf(one),
    At: one.undone_at ?? one.imported_at ?? one.changed_at,
    By: await byWhom(one),
    Version: one.version,
    Choices: choicesOf(one),
    Tables: tables.map(tableOnTheWire),
    Counts: counts.all,
    CountsByKind: counts.byKind,
    Rows: shown.map(rowOnTheWire),
    AccountsChanged: accountConfirm() === 'off' ? 0 : accountsChanged(rows),
    ...(await undoing(one, ctx)),
  }
}

/** Rows of a draft or an import by file and line; those that are left out stand among the faulty ones. */
export async function getImportRows(
  { ImportUUID, Outcome, Kind, Search, Offset, Limit }: Parsed<typeof calls.getImportRows>,
  ctx: Reader,
) {
  const { rows } = await whatIsIn(ImportUUID, ctx)
  const search = typedKey(Search)
  const found = rows.filter(
    (row) =>
      (!Outcome || standsAmong(row, Outcome)) &&
      (!Kind || row.kind === Kind) &&
      [row.shownKey ?? row.key, row.name].some((text) => typedKey(text).includes(search)),
  )
  return { Rows: found.slice(Offset, Offset + Limit).map(rowOnTheWire), Total: found.length }
}

/** The tables and rows of a draft as they are validated, and those of an import as it left them. */
async function whatIsIn(id: string, ctx: Reader) {
  const { one, validation } = await currentDraft(id, ctx)
  if (validation) return { one, tables: validation.tables, rows: validation.rows }
  const tables = (await matchedTables(one, ctx)).map((table) => ({
    ...table,
    missing: [],
    fileFaults: [],
  }))
  return { one, tables, rows: await importedRows(id, ctx) }
}

/** Whether a row is shown among those of an outcome. */
function standsAmong(row: ValidatedRow, outcome: Outcome): boolean {
  return row.outcome === outcome || (row.outcome === 'leftOut' && outcome === 'faulty')
}

/** The officer who took an import back, else imported it, else began it; else who ran the command. */
async function byWhom(one: Import): Promise<string | null> {
  const { undone_by, imported_by, created_by, system_account } = one
  const officer = await db()
    .selectFrom('officers')
    .select('full_name')
    .where('id', '=', undone_by ?? imported_by ?? created_by)
    .executeTakeFirst()
  return officer?.full_name ?? system_account
}

/** Records of an import up to which a preview says what blocks taking it back; of a larger one taking it back does. */
const MAX_CHECKED = 5000

/** Whether an import can be taken back, and if not, why. */
export async function undoing(one: Import, ctx: Reader, current = new CurrentRecords(ctx)) {
  if (one.state !== 'imported') return { CanUndo: false, Why: null }
  if (one.total > MAX_CHECKED) return { CanUndo: true, Why: null }
  const blocker = await blockerOf(one.id, await keptChanges(one.id), current)
  return { CanUndo: !blocker, Why: blocker ? blockerSentence(blocker, ctx.language) : null }
}

export async function stateOf({ id, state }: Import) {
  if (state === 'draft') return (await isRunning(id)) ? ('running' as const) : ('draft' as const)
  return state === 'imported' ? ('imported' as const) : ('undone' as const)
}

type WireRow = Output<typeof calls.getImport>['Rows'][number]
type WireTable = Output<typeof calls.getImport>['Tables'][number]

/** A row as the wire has it. */
function rowOnTheWire({
  file,
  sheet,
  line,
  kind,
  key,
  shownKey = key,
  name,
  outcome,
  faults,
  changes,
}: ValidatedRow): WireRow {
  return {
    File: file,
    Sheet: sheet,
    Line: line,
    Kind: kind,
    Key: shownKey,
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
      Confirm: confirm && accountConfirm() !== 'off',
    })),
  }
}

/** A table as the wire has it, with the first values of each column. */
function tableOnTheWire(table: ValidatedTable): WireTable {
  const { file, sheet, encoding, kindName, columns, rows, missing, fileFaults, isLeftOut } = table
  const { rows: hiddenRows = 0, columns: hiddenColumns = 0, whole } = table.hidden ?? {}
  return {
    File: file,
    Sheet: sheet ?? null,
    Encoding: encoding ?? null,
    Kind: kindName,
    Rows: rows.length,
    Hidden: whole ? hiddenRows + hiddenColumns : 0,
    Columns: columns.map(({ header, nth, field, by }, at) => ({
      Header: header,
      Nth: nth,
      Field: field,
      By: by,
      Sample: rows.slice(0, 3).map(({ cells }) => cells[at] ?? ''),
    })),
    Missing: missing,
    Faults: fileFaults
      .filter(({ code }) => !isLeftOut || FILE_NOTES.includes(code))
      .map(({ line, code, params }) => ({ Line: line, Code: code, Params: params })),
  }
}
