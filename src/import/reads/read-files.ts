import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { Refusal, refuse } from '../../platform/errors.ts'
import { type FileInParts, readInProcess } from '../../platform/spreadsheets/read-in-process.ts'
import type { SheetTable } from '../../platform/spreadsheets/sheet-table.ts'
import { partsOf } from '../../platform/spreadsheets/workbook/archive.ts'

export interface NamedFile {
  name: string
  bytes: Uint8Array
}

/** A table of a file. */
export type FileTable = SheetTable & { file: string }

/** For whom files are read, and until when they wait for it. */
export type FileReader = Pick<CallContext, 'officer' | 'signal'>

/** A file that is here whole. */
export function inParts({ name, bytes }: NamedFile): FileInParts {
  return { name, size: bytes.length, parts: () => partsOf(bytes, PART) }
}

/** Every table of the files. Refuses `import.readersBusy` where too many files wait to be read. */
export async function readFiles(
  files: readonly FileInParts[],
  reader: FileReader,
): Promise<FileTable[]> {
  const tables: FileTable[] = []
  for (const file of files) {
    for (const table of await readAwaited(file, reader)) tables.push({ ...table, file: file.name })
  }
  return tables
}

/** The tables of a file; where nobody waits for them any more, there is nobody to tell. */
function readAwaited(file: FileInParts, reader: FileReader): Promise<SheetTable[]> {
  return readInProcess(file, reader, () => refuse('import.readersBusy')).catch((error) => {
    throw reader.signal?.aborted ? new Refusal('sys.unavailable') : error
  })
}

const PART = 1024 * 1024

/** Files that were read last, so that each preview of a draft does not read them again. */
const lastRead = new Map<string, { tables: FileTable[]; size: number }>()
const MAX_DRAFTS = 3
const MAX_BYTES = 20 * 1024 * 1024

/** Every table of the files of an import; none where they are deleted by now. */
export async function tablesOf(importId: string, reader: FileReader): Promise<FileTable[]> {
  const stamps = await db()
    .selectFrom('import_files')
    .select(['name', 'size', 'hash'])
    .where('import_id', '=', importId)
    .orderBy('place')
    .execute()
  const key = JSON.stringify(stamps)
  const known = lastRead.get(key)
  if (known) return known.tables
  const files = stamps.map(({ name, size }) => ({
    name,
    size,
    parts: () => keptParts(importId, name),
  }))
  const tables = await readFiles(files, reader)
  keep(
    key,
    tables,
    stamps.reduce((sum, { size }) => sum + size, 0),
  )
  return tables
}

async function* keptParts(importId: string, name: string): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part++) {
    const found = await db()
      .selectFrom('import_file_parts')
      .select('content')
      .where('import_id', '=', importId)
      .where('name', '=', name)
      .where('part', '=', part)
      .executeTakeFirst()
    if (!found) return
    yield found.content
  }
}

function keep(key: string, tables: FileTable[], size: number): void {
  if (size > MAX_BYTES) return
  const [oldest] = lastRead.keys()
  if (lastRead.size >= MAX_DRAFTS && oldest !== undefined) lastRead.delete(oldest)
  lastRead.set(key, { tables, size })
}
