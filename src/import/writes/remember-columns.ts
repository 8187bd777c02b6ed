import { db } from '../../platform/db.ts'
import { columnKey } from '../../platform/spreadsheets/columns.ts'
import { isAlone, type MatchedTable } from '../reads/match-tables.ts'

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
