import type { Parsed } from '../../platform/call.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import type { calls } from '../contract/drafts.ts'
import { type Import, isRunning } from '../reads/draft.ts'
import { getImport } from '../reads/preview.ts'
import type { NamedFile } from '../reads/read-files.ts'

const MEBIBYTE = 1024 * 1024
/** What the files of an import may have together. */
const MAX_MEBIBYTES = 60

/** Makes a draft of files, or adds files and choices to one, and says what writing it would do. */
export async function previewImport(
  { ImportUUID, Version, Files, Choices }: Parsed<typeof calls.previewImport>,
  ctx: CallContext,
) {
  if (!ImportUUID && !Files) refuse('import.noFiles')
  const files = (Files ?? []).map(fromWire)
  const id = await transaction(async () => {
    const id = ImportUUID ?? (await createDraft(ctx))
    refuseStale(await requireDraft(id), Version)
    if (files.length > 0) await addFiles(id, files)
    if (Choices) await changeDraft(id, { choices: Choices }, ctx)
    else if (files.length > 0) await changeDraft(id, {}, ctx)
    return id
  })
  return getImport({ ImportUUID: id }, ctx)
}

/** Choices replace those before: what somebody else chose since they were seen would be lost. */
function refuseStale({ version, choices }: Import, seen: number | null | undefined): void {
  if (seen == null || seen === version) return
  refuse('import.othersChose', {}, { present: { Version: version, Choices: choices } })
}

/** Makes a draft of files; returns its id. */
export function draftOf(files: readonly NamedFile[], ctx: CallContext): Promise<string> {
  return transaction(async () => {
    const id = await createDraft(ctx)
    await addFiles(id, files)
    return id
  })
}

/** The file that a call sent. */
export function fromWire({ Name, Base64 }: { Name: string; Base64: string }): NamedFile {
  return { name: Name, bytes: Buffer.from(Base64, 'base64') }
}

/** Throws a draft away, unless it is being imported. */
export function discardImport({ ImportUUID }: { ImportUUID: string }) {
  return transaction(async () => {
    if (await isRunning(ImportUUID)) refuse('import.underWay')
    await requireDraft(ImportUUID)
    await db().deleteFrom('imports').where('id', '=', ImportUUID).execute()
    return {}
  })
}

async function createDraft(ctx: CallContext): Promise<string> {
  const { id } = await db()
    .insertInto('imports')
    .values({
      created_at: ctx.now,
      created_by: ctx.officer?.id,
      changed_at: ctx.now,
      system_account: ctx.systemAccount,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function requireDraft(id: string): Promise<Import> {
  const found = await db()
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) refuse('import.notFound')
  if (found.state !== 'draft') refuse('import.notDraft')
  return found
}

/** Keeps what was chosen for a draft. */
export async function changeDraft(
  id: string,
  values: { choices?: Import['choices'] },
  ctx: CallContext,
): Promise<void> {
  await db()
    .updateTable('imports')
    .set((eb) => ({ ...values, changed_at: ctx.now, version: eb('version', '+', eb.lit(1)) }))
    .where('id', '=', id)
    .execute()
}

/** Adds files to a draft, each in the place of one of its name. */
async function addFiles(id: string, files: readonly NamedFile[]): Promise<void> {
  const kept = await db()
    .selectFrom('import_files')
    .select(['name', 'place', (eb) => eb.fn<number>('length', ['content']).as('size')])
    .where('import_id', '=', id)
    .execute()
  const staying = kept.filter(({ name }) => files.every((file) => file.name !== name))
  const size =
    staying.reduce((sum, { size }) => sum + size, 0) +
    files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  if (size > MAX_MEBIBYTES * MEBIBYTE) refuse('import.tooLarge', { max: MAX_MEBIBYTES })
  const last = Math.max(0, ...kept.map(({ place }) => place))
  for (const [at, { name, bytes }] of files.entries()) {
    const content = Buffer.from(bytes)
    await db()
      .insertInto('import_files')
      .values({ import_id: id, place: last + at + 1, name, content })
      .onConflict((conflict) => conflict.columns(['import_id', 'name']).doUpdateSet({ content }))
      .execute()
  }
  const names = await db()
    .selectFrom('import_files')
    .select('name')
    .where('import_id', '=', id)
    .orderBy('place')
    .execute()
  await db()
    .updateTable('imports')
    .set({ file_names: JSON.stringify(names.map(({ name }) => name)) })
    .where('id', '=', id)
    .execute()
}
