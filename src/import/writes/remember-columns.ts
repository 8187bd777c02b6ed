import { db } from '../../platform/db.ts'
import { columnKey } from '../../platform/spreadsheets/columns.ts'
import type { Choices } from '../reads/match-tables.ts'

/** Remembers the columns that were matched by hand, for the files to come. */
export async function rememberColumns(tables: Choices['Tables'] = []): Promise<void> {
  for (const { Kind: kind, Columns = [] } of tables) {
    if (!kind) continue
    for (const { Header, Field: field } of Columns) {
      await db()
        .insertInto('import_columns')
        .values({ kind, header: columnKey(Header), field })
        .onConflict((conflict) => conflict.columns(['kind', 'header']).doUpdateSet({ field }))
        .execute()
    }
  }
}
