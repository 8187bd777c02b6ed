import { db } from '../../platform/db.ts'
import { readTable } from '../../platform/spreadsheets/read-table.ts'
import type { SheetTable } from '../../platform/spreadsheets/sheet-table.ts'

export interface NamedFile {
  name: string
  bytes: Uint8Array
}

/** A table of a file. */
export type FileTable = SheetTable & { file: string }

/** Every table of the files. */
export async function readFiles(files: readonly NamedFile[]): Promise<FileTable[]> {
  const tables: FileTable[] = []
  for (const { name, bytes } of files) {
    for (const table of await readTable(name, bytes)) tables.push({ ...table, file: name })
  }
  return tables
}

/** Files that were read last, so that each look at a draft does not read them again. */
const lastRead = new Map<string, { tables: FileTable[]; size: number }>()
const MAX_DRAFTS = 3
const MAX_BYTES = 20 * 1024 * 1024

/** Every table of the files of an import; none where they are deleted by now. */
export async function tablesOf(importId: string): Promise<FileTable[]> {
  const stamps = await db()
    .selectFrom('import_files')
    .select((eb) => [
      'name',
      eb.fn<string>('md5', ['content']).as('hash'),
      eb.fn<number>('length', ['content']).as('size'),
    ])
    .where('import_id', '=', importId)
    .orderBy('place')
    .execute()
  const key = JSON.stringify(stamps)
  const known = lastRead.get(key)
  if (known) return known.tables
  const files = await db()
    .selectFrom('import_files')
    .select(['name', 'content as bytes'])
    .where('import_id', '=', importId)
    .orderBy('place')
    .execute()
  const tables = await readFiles(files)
  keep(
    key,
    tables,
    stamps.reduce((sum, { size }) => sum + size, 0),
  )
  return tables
}

function keep(key: string, tables: FileTable[], size: number): void {
  if (size > MAX_BYTES) return
  const [oldest] = lastRead.keys()
  if (lastRead.size >= MAX_DRAFTS && oldest !== undefined) lastRead.delete(oldest)
  lastRead.set(key, { tables, size })
}
