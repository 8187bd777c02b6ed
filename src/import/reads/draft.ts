import { sql } from 'kysely'
import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { type Counts, type KindName, NO_COUNTS } from '../rules.ts'
import { type Choices, matchTables, type Remembered, rememberedKey } from './match-tables.ts'
import { type FileReader, tablesOf } from './read-files.ts'
import { validate } from './validate.ts'
import type { Validation } from './validation.ts'

export type Import = Awaited<ReturnType<typeof importOf>>

/** An import, whatever became of it; refuses `import.notFound`. */
export async function importOf(id: string) {
  const found = await db().selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
  return found ?? refuse('import.notFound')
}

/** What an officer chose for a draft. */
export function choicesOf({ choices }: Import): Choices {
  return choices as Choices
}

export interface KeptCounts {
  all: Counts
  byKind: (Counts & { Kind: KindName })[]
}

/** How many rows an import has, as they were counted last. */
export function countsKept({ counts }: Pick<Import, 'counts'>): KeptCounts {
  return { all: NO_COUNTS, byKind: [], ...(counts as Partial<KeptCounts>) }
}

/** The tables of an import, as they are matched. */
export async function matchedTables(one: Import, reader: FileReader) {
  const [tables, remembered] = [await tablesOf(one.id, reader), await rememberedMatches()]
  return matchTables(tables, choicesOf(one).Tables, remembered)
}

async function rememberedMatches(): Promise<Remembered> {
  const rows = await db().selectFrom('import_columns').selectAll().execute()
  return new Map(
    rows.map(({ kind, header, field }) => [rememberedKey(kind as KindName, header), field]),
  )
}

/** For whom an import is read and validated. */
export type Reader = Pick<CallContext, 'now' | 'language'> & FileReader

/** What writing a draft would do by now; of a large one after all such work that was asked for before. */
export async function validateDraft(draft: Import, ctx: Reader): Promise<Validation> {
  const work = async () => validate(await matchedTables(draft, ctx), choicesOf(draft), ctx)
  return (await sizeOf(draft)) < LARGE_BYTES ? work() : inTurn(work)
}

/** Bytes of files from which on a draft is large: some 30,000 rows, which fill a few hundred megabytes while they are validated. */
const LARGE_BYTES = 4 * 1024 * 1024
/** Records from which on an import is large when it is taken back. */
export const LARGE_RECORDS = 20_000

let last: Promise<unknown> = Promise.resolve()

/** Does what takes much memory after all of it that was asked for before: two at once would not fit the server's. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work)
  last = result.catch(() => {})
  return result
}

/** The bytes of the files of an import. */
async function sizeOf({ id }: Import): Promise<number> {
  const { size } = await db()
    .selectFrom('import_files')
    .select(sql<number>`coalesce(sum(size), 0)::float8`.as('size'))
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow()
  return size
}

/** The name of the lock that is held while an import is written. */
export function lockName(id: string) {
  return sql<string>`hashtextextended(${`import ${id}`}, 0)`
}

/** Whether an import is being written, by whichever server. */
export async function isRunning(id: string): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${lockName(id)}) as free`.execute(db())
  return rows[0]?.free === false
}
