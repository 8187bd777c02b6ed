import { sql } from 'kysely'
import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { countsKept, importOf } from './draft.ts'
import { stateOf, undoing } from './preview.ts'
import { CurrentRecords } from './records.ts'

const MAX_LISTED = 50

/** What was imported and what waits to be, the newest first. */
export async function getImports(_: object, ctx: Pick<CallContext, 'now' | 'language'>) {
  const rows = await db()
    .selectFrom('imports')
    .leftJoin('officers', (join) =>
      join.on(sql<boolean>`officers.id = coalesce(imported_by, imports.created_by)`),
    )
    .selectAll('imports')
    .select([
      sql<string | null>`coalesce(first_name || ' ' || last_name, system_account)`.as('by'),
      sql<Date>`coalesce(imported_at, changed_at)`.as('at'),
    ])
    // Of a draft nothing is left where its files could not be read.
    .where(sql<boolean>`state <> 'draft' or (counts -> 'all' ->> 'All')::int > 0`)
    .orderBy('at', 'desc')
    .limit(sql.lit(MAX_LISTED))
    .execute()
  const current = new CurrentRecords(ctx)
  const listed = []
  for (const one of rows) {
    listed.push({
      ImportUUID: one.id,
      Files: one.file_names as string[],
      At: one.at,
      By: one.by,
      State: await stateOf(one),
      Counts: countsKept(one).all,
      ...(await undoing(one, ctx, current)),
    })
  }
  return listed
}

/** How far the writing of an import is. */
export async function getImportProgress({ ImportUUID }: { ImportUUID: string }) {
  const one = await importOf(ImportUUID)
  const state = await stateOf(one)
  return { State: state, Done: state === 'draft' ? 0 : one.done, Total: one.total }
}
