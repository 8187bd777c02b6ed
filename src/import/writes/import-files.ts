import type { CallContext } from '../../platform/call-context.ts'
import { importOf, judgeDraft } from '../reads/draft.ts'
import type { Judgement } from '../reads/judgement.ts'
import type { NamedFile } from '../reads/read-files.ts'
import { discardImport, draftOf } from './drafts.ts'
import { importDraft, isWritable } from './import.ts'

/**
 * Imports files and returns under which id they can be taken back; without one where something is wrong with them, where
 * they change nothing, or where they are only to be checked.
 */
export async function importFiles(
  files: readonly NamedFile[],
  ctx: CallContext,
  isCheck: boolean,
): Promise<{ id?: string; judgement: Judgement }> {
  const id = await draftOf(files, ctx)
  const judgement = await judgeDraft(await importOf(id), ctx)
  if (isCheck || !isWritable(judgement) || judgement.changes.length === 0) {
    await discardImport({ ImportUUID: id })
    return { judgement }
  }
  await importDraft({ ImportUUID: id }, ctx)
  return { id, judgement }
}
