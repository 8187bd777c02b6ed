import { db } from '../../platform/db.ts'

const HOUR_MS = 3600_000
const DRAFT_HOURS = 24
const FILE_DAYS = 30

/** Deletes drafts that nobody touched for a day, and the files of what was imported 30 days ago. */
export async function deleteOldImportFiles(now: Date): Promise<void> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  await db()
    .deleteFrom('imports')
    .where('state', '=', 'draft')
    .where('changed_at', '<', hoursAgo(DRAFT_HOURS))
    .execute()
  await db()
    .deleteFrom('import_files')
    .where('import_id', 'in', (eb) =>
      eb
        .selectFrom('imports')
        .select('id')
        .where('imported_at', '<', hoursAgo(FILE_DAYS * 24)),
    )
    .execute()
}
