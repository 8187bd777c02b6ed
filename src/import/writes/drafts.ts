import { createHash } from 'node:crypto'
import type { Parsed } from '../../platform/call.ts'
import type { CallContext, Upload } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import type { FileInParts } from '../../platform/spreadsheets/read-in-process.ts'
import type { calls } from '../contract.ts'
import { type Import, isRunning } from '../reads/draft.ts'
import { getImport } from '../reads/preview.ts'
import { inParts } from '../reads/read-files.ts'

const MEBIBYTE = 1024 * 1024
/** What the files of an import may have together. */
const MAX_MEBIBYTES = 60

/** Makes a draft of files, or adds files and choices to one, and says what writing it would do. */
export async function previewImport(
  { ImportUUID, Version, Files, Choices }: Parsed<typeof calls.previewImport>,
  ctx: CallContext,
) {
  if (!ImportUUID && !Files) refuse('import.noFiles')
  const files = fromWire(Files ?? [], ctx.upload)
  const id = await transaction(async () => {
    const id = ImportUUID ?? (await createDraft(ctx))
    refuseStale(await requireDraft(id), Version)
    if (files.length > 0) await addFiles(id, files)
    if (Choices) await changeDraft(id, { choices: Choices }, ctx)
    else if (files.length > 0) await changeDraft(id, {}, ctx)
    return id
  })
  ctx.upload?.release()
  return getImport({ ImportUUID: id }, ctx)
}

/** Choices replace those before: what somebody else chose since `base` would be lost. */
function refuseStale({ version, choices }: Import, base: number | null | undefined): void {
  if (base == null || base === version) return
  refuse('import.othersChose', {}, { present: { Version: version, Choices: choices } })
}

/** Makes a draft of files and does `work` with it; throws it away where that fails. */
export async function withDraft<T>(
  files: readonly FileInParts[],
  ctx: CallContext,
  work: (id: string) => Promise<T>,
): Promise<T> {
  const id = await transaction(async () => {
    const id = await createDraft(ctx)
    await addFiles(id, files)
    return id
  })
  try {
    return await work(id)
  } catch (error) {
    await discardImport({ ImportUUID: id }).catch(() => {})
    throw error
  }
}

/** The files that a call sent, of which some were taken out of its body before. */
export function fromWire(
  files: readonly { Name: string; Base64: string }[],
  upload: Upload | undefined,
): FileInParts[] {
  return files.map(({ Name, Base64 }) => {
    const file = upload?.file(Base64)
    if (file) return { name: Name, ...file }
    return inParts({ name: Name, bytes: Buffer.from(Base64, 'base64') })
  })
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
async function addFiles(id: string, files: readonly FileInParts[]): Promise<void> {
  const kept = await db()
    .selectFrom('import_files')
    .select(['name', 'place', 'size'])
    .where('import_id', '=', id)
    .execute()
  const staying = kept.filter(({ name }) => files.every((file) => file.name !== name))
  const size =
    staying.reduce((sum, { size }) => sum + size, 0) +
    files.reduce((sum, { size }) => sum + size, 0)
  if (size > MAX_MEBIBYTES * MEBIBYTE) refuse('import.tooLarge', { max: MAX_MEBIBYTES })
  const last = Math.max(0, ...kept.map(({ place }) => place))
  for (const [at, file] of files.entries()) {
    const place = kept.find(({ name }) => name === file.name)?.place ?? last + at + 1
    await keepFile(id, place, file)
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

/** Keeps a file, a part at a time, in the place of the one of its name. */
async function keepFile(id: string, place: number, { name, size, parts }: FileInParts) {
  await db()
    .deleteFrom('import_files')
    .where('import_id', '=', id)
    .where('name', '=', name)
    .execute()
  await db()
    .insertInto('import_files')
    .values({ import_id: id, place, name, size, hash: '' })
    .execute()
  const hash = createHash('sha256')
  let part = 0
  for await (const bytes of parts()) {
    hash.update(bytes)
    const content = Buffer.from(bytes)
    await db()
      .insertInto('import_file_parts')
      .values({ import_id: id, name, part: part++, content })
      .execute()
  }
  await db()
    .updateTable('import_files')
    .set({ hash: hash.digest('hex') })
    .where('import_id', '=', id)
    .where('name', '=', name)
    .execute()
}
