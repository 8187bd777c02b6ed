import { randomUUID } from 'node:crypto'
import type { CallContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { importOf, validateDraft } from '../reads/draft.ts'
import { type Choices, matchTables } from '../reads/match-tables.ts'
import { inParts, type NamedFile, readFiles } from '../reads/read-files.ts'
import { validate } from '../reads/validate.ts'
import type { Validation } from '../reads/validation.ts'
import type { Counts } from '../rules.ts'
import { changeDraft, discardImport, withDraft } from './drafts.ts'
import { importDraft, isWritable, refuseFaulty } from './import.ts'
import { writeChanges } from './write-changes.ts'

type Mended = NonNullable<Choices['Mended']>

interface How {
  isCheck: boolean
  /** What is put in the place of values that were asked about; nothing where there is nothing more to put. */
  answer: (validation: Validation) => Mended
}

/**
 * Imports files and returns under which id they can be taken back; without one where something is wrong with them, where
 * they change nothing, or where they are only to be checked.
 */
export function importFiles(
  files: readonly NamedFile[],
  ctx: CallContext,
  { isCheck, answer }: How,
): Promise<{ id?: string; validation: Validation }> {
  return withDraft(files.map(inParts), ctx, async (id) => {
    const validation = await validateAnswered(id, ctx, answer)
    if (isCheck || !isWritable(validation) || validation.changes.length === 0) {
      await discardImport({ ImportUUID: id })
      return { validation }
    }
    await importDraft({ ImportUUID: id }, ctx)
    return { id, validation }
  })
}

/** A value that is put in may raise another question. */
async function validateAnswered(
  id: string,
  ctx: CallContext,
  answer: How['answer'],
): Promise<Validation> {
  const Mended: Mended = []
  while (true) {
    const validation = await validateDraft(await importOf(id), ctx)
    const answers = answer(validation)
    if (answers.length === 0) return validation
    Mended.push(...answers)
    await changeDraft(id, { choices: { Mended } }, ctx)
  }
}

/** Imports files that a program made, without keeping that it did: all of them or nothing. Refuses what is wrong. */
export async function importReference(
  files: readonly NamedFile[],
  ctx: CallContext,
): Promise<Counts> {
  const tables = matchTables(await readFiles(files.map(inParts), ctx), [], new Map())
  return transaction(async () => {
    const validation = await validate(tables, {}, ctx)
    refuseFaulty(validation)
    await writeChanges(randomUUID(), validation.changes, ctx)
    return validation.counts
  })
}
