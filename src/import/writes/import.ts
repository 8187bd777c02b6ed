import { sql } from 'kysely'
import pg from 'pg'
import type { Parsed } from '../../platform/call.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { db, inOwnTransaction, transaction, waitForLocks } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { tellOfFile } from '../../vendors/writes/account-changes.ts'
import type { calls } from '../contract.ts'
import { KINDS } from '../kinds/kinds.ts'
import { countsKept, type Import, importOf, lockName, validateDraft } from '../reads/draft.ts'
import { keysOf } from '../reads/validate.ts'
import type { ValidatedTable, Validation } from '../reads/validation.ts'
import { FILE_NOTES } from '../words.ts'
import { fromWire, withDraft } from './drafts.ts'
import { keepCounts } from './validated-draft.ts'
import { keepChanges, rememberColumns, renewStatistics, writeChanges } from './write-changes.ts'

/** Writes a draft, or files at once: all of it or nothing. An import that is in answers what it did. */
export async function importDraft(
  { ImportUUID, Version, Files }: Parsed<typeof calls.import>,
  { signal: _, upload, ...ctx }: CallContext,
) {
  // It is written to its end, whoever waits for it.
  if (ImportUUID) return writeDraft(ImportUUID, Version, ctx)
  return withDraft(fromWire(Files ?? refuse('import.noFiles'), upload), ctx, (id) => {
    upload?.release()
    return writeDraft(id, null, ctx)
  })
}

async function writeDraft(id: string, version: number | null | undefined, ctx: CallContext) {
  const draft = await importOf(id)
  if (draft.state === 'imported') return { ImportUUID: id, Counts: countsKept(draft).all }
  if (draft.state !== 'draft') refuse('import.notDraft')
  try {
    return await writeValidated(draft, version, ctx)
  } catch (error) {
    // Somebody made one of its records while it was written, maybe in another spelling.
    if (isKeyTaken(error)) return refuseChanged(id)
    throw error
  }
}

/** Whether a record of an import was made by another door meanwhile: its own key, or that of another spelling. */
function isKeyTaken(error: unknown): boolean {
  const { code, constraint } = error instanceof pg.DatabaseError ? error : {}
  return (
    code === '23505' &&
    /_one_(a_key|per_\w+)$|_(code|account_number|registration|number)_key$/.test(constraint ?? '')
  )
}

function writeValidated(draft: Import, version: number | null | undefined, ctx: CallContext) {
  const { id } = draft
  return transaction(async () => {
    // From here on everybody sees that it runs, and nobody throws it away.
    await lockImports(id)
    const validation = await validateDraft(draft, ctx)
    refuseFaulty(validation)
    const kept = await inOwnTransaction(() => keepCounts(draft, validation))
    if (!kept || (version != null && version !== kept.version)) return refuseChanged(id)
    return { ImportUUID: id, Counts: await write(kept, validation, ctx) }
  })
}

/** Refuses to write while a row is wrong and stays, or a table cannot be read whole. */
export function refuseFaulty({ tables, counts }: Validation): void {
  const unread = tables.find(isUnread)
  if (unread) refuse('import.unreadable', { file: unread.file })
  if (counts.Faulty > 0) refuse('import.faulty', { n: counts.Faulty })
}

/** Whether what was validated may be written. */
export function isWritable({ tables, counts }: Validation): boolean {
  return counts.Faulty === 0 && !tables.some(isUnread)
}

/** Whether a table that is not left out cannot be read whole. */
export function isUnread({ isLeftOut, missing, fileFaults }: ValidatedTable): boolean {
  const isFaulty = fileFaults.some(({ code }) => !FILE_NOTES.includes(code))
  return !isLeftOut && (missing.length > 0 || isFaulty)
}

async function write(draft: Import, before: Validation, ctx: CallContext) {
  for (const [kind, keys] of keysOf(before.changes)) await KINDS[kind].lock?.(keys)
  // Held now: what was changed meanwhile shows as another validation.
  const validation = await validateDraft(draft, ctx)
  if (validation.digest !== before.digest) {
    await inOwnTransaction(() => keepCounts(draft, validation))
    return refuseChanged(draft.id)
  }
  const total = validation.changes.length
  let done = 0
  await keepProgress(draft.id, done, total)
  await writeChanges(draft.id, validation.changes, ctx, async (changes, ids) => {
    await keepChanges(draft.id, changes, ids)
    done += changes.length
    if (isTimeToRenew(done, changes.length)) await renewStatistics()
    await keepProgress(draft.id, done, total)
  })
  await rememberColumns(validation.tables)
  await tellOfFile(ctx)
  const written = await db()
    .updateTable('imports')
    .set({ state: 'imported', imported_at: ctx.now, imported_by: ctx.officer?.id ?? null })
    .where('id', '=', draft.id)
    .where('state', '=', 'draft')
    .returning('version')
    .executeTakeFirst()
  if (!written) refuse('import.notFound')
  return validation.counts
}

/** Records after which the statistics are renewed, and after four times as many again, and so on. */
const FIRST_RENEWAL = 4_000

function isTimeToRenew(done: number, last: number): boolean {
  for (let at = FIRST_RENEWAL; at <= done; at *= 4) if (done - last < at) return true
  return false
}

async function refuseChanged(id: string): Promise<never> {
  const { version } = await inOwnTransaction(() => importOf(id))
  refuse('import.changed', {}, { present: { Version: version } })
}

/** Imports are written and taken back one at a time; the second one is refused. */
export async function lockImports(id: string): Promise<void> {
  await waitForLocks()
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('imports', 0)) as "isFree"`.execute(db())
  if (!rows[0]?.isFree) refuse('import.busy')
  await sql`select pg_advisory_xact_lock(${lockName(id)})`.execute(db())
}

/** On a connection of its own, so that others see it before the import is in. */
function keepProgress(id: string, done: number, total: number): Promise<unknown> {
  return inOwnTransaction(() =>
    db().updateTable('imports').set({ done, total }).where('id', '=', id).execute(),
  )
}
