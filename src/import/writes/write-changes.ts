import { sql } from 'kysely'
import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { insertMany } from '../../platform/insert-many.ts'
import { columnKey } from '../../platform/spreadsheets/columns.ts'
import { KINDS } from '../kinds/kinds.ts'
import { isAlone, type MatchedTable } from '../reads/match-tables.ts'
import type { Target } from '../reads/validation.ts'
import { KIND_NAMES } from '../rules.ts'

/** So many are written at a time: others are answered in between, and told how far it is. */
const PART = 1_000

type Ids = ReadonlyMap<string, string>
type Written = (changes: readonly Target[], ids: Ids) => Promise<unknown>

/** Writes the changes of an import, kind by kind, and tells of each part when it is written. */
export async function writeChanges(
  importId: string,
  changes: readonly Target[],
  ctx: CallContext,
  written?: Written,
): Promise<void> {
  for (const kind of KIND_NAMES) {
    const ofKind = changes.filter((change) => change.kind === kind)
    if (ofKind.length === 0) continue
    const atOnce = KINDS[kind].isWhole?.(ofKind) ? ofKind.length : PART
    for (let at = 0; at < ofKind.length; at += atOnce) {
      const part = ofKind.slice(at, at + atOnce)
      const ids = await KINDS[kind].write(part, ctx, importId)
      await written?.(part, ids)
    }
  }
}

/** Keeps what each record was and is, so that it can be seen and taken back. */
export async function keepChanges(importId: string, changes: readonly Target[], ids: Ids) {
  await insertMany(
    'import_changes',
    changes.map(({ kind, key, name, before, after, row }) => ({
      import_id: importId,
      kind,
      key,
      name,
      record_id: ids.get(key) ?? key,
      before: before ?? null,
      after,
      file: row.file,
      sheet: row.sheet,
      line: row.line,
    })),
  )
}

/** Remembers the columns that were matched by hand, for the files to come; two of one name cannot be told apart there. */
export async function rememberColumns(tables: readonly MatchedTable[]): Promise<void> {
  for (const { kindName: kind, columns } of tables) {
    if (!kind) continue
    const byHand = columns.filter((column) => column.by === 'hand' && isAlone(column, columns))
    for (const { header, field } of byHand) {
      await db()
        .insertInto('import_columns')
        .values({ kind, header: columnKey(header), field })
        .onConflict((conflict) => conflict.columns(['kind', 'header']).doUpdateSet({ field }))
        .execute()
    }
  }
}

/** The tables that a large import fills: of tickets, which are the most, and of what is kept of every import. */
const FILLED = [
  'weigh_tickets',
  'scale_readings',
  'tickets_to_value',
  'vehicles',
  'customers',
  'vendors',
  'import_changes',
  'audit_entries',
] as const

/**
 * Has PostgreSQL count the tables of a large import again. It plans by its last figures, and counts by itself a minute
 * later at the earliest: until then it would go through tables that it holds to be empty row by row.
 */
export async function renewStatistics(): Promise<void> {
  for (const table of FILLED) await sql`analyze ${sql.table(table)}`.execute(db())
}
