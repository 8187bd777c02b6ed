import { CompiledQuery, sql } from 'kysely'
import { auditAll } from '../platform/audit.ts'
import type { CallContext } from '../platform/call-context.ts'
import { db, transaction } from '../platform/db.ts'
import { publishChange } from '../platform/live/change-events.ts'
import { KIND_NAMES, KINDS, type KindName } from './kinds.ts'
import { type Fault, keyOf, type NamedFile, type Row, readFiles, type Sheet } from './read-files.ts'

export interface Count {
  added: number
  updated: number
  unchanged: number
}
export type Imported = { faults: Fault[] } | { counts: Partial<Record<KindName, Count>> }

type Values = Record<string, string>

/**
 * Imports reference data from CSV files, one a kind: all of it, or nothing and every fault. Idempotent on the
 * natural key of each kind; what the files do not name stays as it is.
 */
export async function importReference(
  files: readonly NamedFile[],
  ctx: CallContext,
): Promise<Imported> {
  const { sheets, faults } = readFiles(files)
  return transaction(async () => {
    await sql`select pg_advisory_xact_lock(hashtextextended('importReference', 0))`.execute(db())
    faults.push(...(await strayReferences(sheets)))
    if (faults.length > 0) return { faults }
    const counts: Partial<Record<KindName, Count>> = {}
    for (const kind of KIND_NAMES) {
      const sheet = sheets.find((one) => one.kind === kind)
      if (sheet) counts[kind] = await write(sheet, ctx)
    }
    return { counts }
  })
}

/** References to what is neither in the files nor in the database. */
async function strayReferences(sheets: readonly Sheet[]): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const { file, kind, rows } of sheets) {
    for (const [field, { refersTo }] of Object.entries(KINDS[kind].fields)) {
      if (!refersTo) continue
      const known = await knownKeys(refersTo, sheets)
      const stray = rows.filter(({ values }) => values[field] && !known.has(values[field]))
      faults.push(...stray.map((row) => strayFault(file, row, field, refersTo)))
    }
  }
  return faults
}

async function knownKeys(kind: KindName, sheets: readonly Sheet[]): Promise<Set<string>> {
  const inFiles =
    sheets.find((sheet) => sheet.kind === kind)?.rows.map(({ values }) => values) ?? []
  return new Set([...inFiles, ...(await readAll(kind))].map((values) => keyOf(KINDS[kind], values)))
}

function strayFault(file: string, { line, values }: Row, field: string, refersTo: KindName): Fault {
  const params = { field, value: values[field] ?? '', file: `${refersTo}.csv` }
  return { file, line, code: 'file.unknownRef', params }
}

async function write({ kind: name, rows }: Sheet, ctx: CallContext): Promise<Count> {
  const kind = KINDS[name]
  const before = new Map((await readAll(name)).map((values) => [keyOf(kind, values), values]))
  const changes = rows.flatMap(({ values }) => {
    const known = before.get(keyOf(kind, values))
    return known && sameValues(known, values) ? [] : [{ before: known, after: values }]
  })
  if (changes.length === 0) return { added: 0, updated: 0, unchanged: rows.length }
  const json = JSON.stringify(changes.map(({ after }) => after))
  const written = await run<{ id: string; key: string }>(kind.write, [json])
  const idOf = new Map(written.map(({ id, key }) => [key, id]))
  const entries = changes.map((change) => ({
    ...change,
    action: `${kind.entity}.import`,
    entity: kind.entity,
    id: idOf.get(keyOf(kind, change.after)) as string,
  }))
  await auditAll(ctx, entries)
  if (name === 'vendors' || name === 'customers') publishChange('vendors', idOf.values())
  const added = changes.filter((change) => !change.before).length
  return { added, updated: changes.length - added, unchanged: rows.length - changes.length }
}

function sameValues(a: Values, b: Values): boolean {
  return Object.keys(b).every((field) => a[field] === b[field])
}

function readAll(kind: KindName): Promise<Values[]> {
  return run<Values>(KINDS[kind].read)
}

async function run<T>(statement: string, values: unknown[] = []): Promise<T[]> {
  const { rows } = await db().executeQuery<T>(CompiledQuery.raw(statement, values))
  return rows
}
