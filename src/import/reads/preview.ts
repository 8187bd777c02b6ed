import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { SHOWN_CHANGES, SHOWN_FAULTY } from '../rules.ts'
import { barOf, barSentence } from './bars.ts'
import {
  choicesOf,
  countsKept,
  type Import,
  importOf,
  isRunning,
  judgeDraft,
  matchedTables,
} from './draft.ts'
import { importedRows } from './imported-rows.ts'
import type { JudgedRow, Judgement } from './judgement.ts'
import { keptChanges } from './kept-changes.ts'
import type { MatchedTable } from './match-tables.ts'
import { Present } from './present.ts'
import { rowOnTheWire } from './rows.ts'

type Reader = Pick<CallContext, 'now' | 'language'>

/** What a draft would do by now, or what an import did. */
export async function getImport({ ImportUUID }: { ImportUUID: string }, ctx: Reader) {
  const one = await importOf(ImportUUID)
  if (one.state === 'draft') return previewOf(one, await judgeDraft(one, ctx), ctx)
  const rows = await importedRows(one.id, ctx)
  const tables = (await matchedTables(one)).map((table) => ({
    ...table,
    missing: [],
    fileFaults: [],
  }))
  return previewOf(one, { rows, tables }, ctx)
}

/** A draft or an import as the screen shows it. */
export async function previewOf(
  one: Import,
  { rows, tables }: Pick<Judgement, 'rows' | 'tables'>,
  ctx: Reader,
) {
  const counts = countsKept(one)
  return {
    ImportUUID: one.id,
    State: await stateOf(one),
    At: one.undone_at ?? one.imported_at ?? one.changed_at,
    By: await byWhom(one),
    Version: one.version,
    Choices: choicesOf(one),
    Tables: tables.map((table) => ({
      File: table.file,
      Sheet: table.sheet ?? null,
      Encoding: table.encoding ?? null,
      Kind: table.kindName,
      Rows: table.rows.length,
      Columns: columnsOf(table),
      Missing: table.missing,
      Faults: table.isLeftOut
        ? []
        : table.fileFaults.map(({ line, code, params }) => ({
            Line: line,
            Code: code,
            Params: params,
          })),
    })),
    Counts: counts.all,
    CountsByKind: counts.byKind,
    Rows: shown(rows).map(rowOnTheWire),
    AccountsChanged: accountsChanged(rows),
    ...(await undoing(one, ctx)),
  }
}

/** The officer who took an import back, else imported it, else began it. */
async function byWhom({ undone_by, imported_by, created_by }: Import): Promise<string | null> {
  const officer = await db()
    .selectFrom('officers')
    .select('full_name')
    .where('id', '=', undone_by ?? imported_by ?? created_by)
    .executeTakeFirst()
  return officer?.full_name ?? null
}

/** How many rows change an account or a tax of a known customer, of which whoever pays is told. */
export function accountsChanged(rows: readonly JudgedRow[]): number {
  return rows.filter(({ changes }) => changes.some(({ confirm }) => confirm)).length
}

/** Records of an import up to which a look says what bars taking it back; of a larger one taking it back does. */
const MAX_LOOKED_THROUGH = 5000

/** Whether an import can be taken back, and if not, why. */
export async function undoing(one: Import, ctx: Reader, present = new Present(ctx)) {
  if (one.state !== 'imported') return { CanUndo: false, Why: null }
  if (one.total > MAX_LOOKED_THROUGH) return { CanUndo: true, Why: null }
  const bar = await barOf(one.id, await keptChanges(one.id), present)
  return { CanUndo: !bar, Why: bar ? barSentence(bar, ctx.language) : null }
}

export async function stateOf({ id, state }: Import) {
  if (state === 'draft') return (await isRunning(id)) ? ('running' as const) : ('draft' as const)
  return state === 'imported' ? ('imported' as const) : ('undone' as const)
}

function columnsOf({ columns, rows }: MatchedTable) {
  return columns.map(({ header, nth, field, by }, at) => ({
    Header: header,
    Nth: nth,
    Field: field,
    By: by,
    Sample: rows.slice(0, 3).map(({ cells }) => cells[at] ?? ''),
  }))
}

function shown(rows: readonly JudgedRow[]): JudgedRow[] {
  const first = (most: number, ...outcomes: JudgedRow['outcome'][]) =>
    rows.filter(({ outcome }) => outcomes.includes(outcome)).slice(0, most)
  return [
    ...first(SHOWN_FAULTY, 'faulty', 'leftOut'),
    ...first(SHOWN_CHANGES, 'changed'),
    ...first(SHOWN_CHANGES, 'new'),
  ]
}
