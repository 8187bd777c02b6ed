import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { accountConfirm } from '../../vendors/reads/account-confirm.ts'
import { type Outcome, SHOWN_CHANGES, SHOWN_FAULTY } from '../rules.ts'
import { upToDate } from '../writes/validated-draft.ts'
import { blockerOf, blockerSentence } from './blockers.ts'
import { choicesOf, countsKept, type Import, isRunning, matchedTables } from './draft.ts'
import { importedRows } from './imported-rows.ts'
import { keptChanges } from './kept-changes.ts'
import { keptRows, keptTables } from './kept-validation.ts'
import { rowOnTheWire, tableOnTheWire, type WireRow, type WireTable } from './on-the-wire.ts'
import { Present } from './present.ts'
import { shownAmong } from './rows.ts'
import { accountsChanged } from './validate.ts'

type Reader = Pick<CallContext, 'now' | 'language' | 'officer' | 'signal'>

/** Rows that are shown without being asked for more, in this order. */
const SHOWN: readonly [Outcome, number][] = [
  ['faulty', SHOWN_FAULTY],
  ['changed', SHOWN_CHANGES],
  ['new', SHOWN_CHANGES],
]

/** What a draft would do by now, or what an import did. */
export async function getImport({ ImportUUID }: { ImportUUID: string }, ctx: Reader) {
  const one = await upToDate(ImportUUID, ctx)
  const counts = countsKept(one)
  const { tables, rows, accounts } =
    one.state === 'draft' ? await ofDraft(one) : await ofImport(one, ctx)
  return {
    ImportUUID: one.id,
    State: await stateOf(one),
    At: one.undone_at ?? one.imported_at ?? one.changed_at,
    By: await byWhom(one),
    Version: one.version,
    Choices: choicesOf(one),
    Tables: tables,
    Counts: counts.all,
    CountsByKind: counts.byKind,
    Rows: rows,
    AccountsChanged: accountConfirm() === 'off' ? 0 : accounts,
    ...(await undoing(one, ctx)),
  }
}

interface Found {
  tables: WireTable[]
  rows: WireRow[]
  accounts: number
}

async function ofDraft({ id }: Import): Promise<Found> {
  const rows: WireRow[] = []
  for (const [outcome, limit] of SHOWN)
    rows.push(...(await keptRows(id, { outcomes: shownAmong(outcome) }, { limit })))
  return { ...(await keptTables(id)), rows }
}

async function ofImport(one: Import, ctx: Reader): Promise<Found> {
  const rows = await importedRows(one.id, ctx)
  const tables = (await matchedTables(one, ctx)).map((table) =>
    tableOnTheWire({ ...table, missing: [], fileFaults: [] }),
  )
  const shown = SHOWN.flatMap(([outcome, limit]) =>
    rows.filter((row) => row.outcome === outcome).slice(0, limit),
  )
  return { tables, rows: shown.map(rowOnTheWire), accounts: accountsChanged(rows) }
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

/** Records of an import up to which a look says what bars taking it back; of a larger one taking it back does. */
const MAX_LOOKED_THROUGH = 5000

/** Whether an import can be taken back, and if not, why. */
export async function undoing(one: Import, ctx: Reader, present = new Present(ctx)) {
  if (one.state !== 'imported') return { CanUndo: false, Why: null }
  if (one.total > MAX_LOOKED_THROUGH) return { CanUndo: true, Why: null }
  const blocker = await blockerOf(one.id, await keptChanges(one.id), present)
  return { CanUndo: !blocker, Why: blocker ? blockerSentence(blocker, ctx.language) : null }
}

export async function stateOf({ id, state }: Import) {
  if (state === 'draft') return (await isRunning(id)) ? ('running' as const) : ('draft' as const)
  return state === 'imported' ? ('imported' as const) : ('undone' as const)
}
