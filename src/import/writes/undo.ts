import pg from 'pg'
import type { CallContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { KINDS } from '../kinds/kinds.ts'
import { blockerOf, blockerSentence } from '../reads/blockers.ts'
import { importOf, inTurn, LARGE_RECORDS } from '../reads/draft.ts'
import { keptChanges } from '../reads/kept-changes.ts'
import { CurrentRecords } from '../reads/records.ts'
import { KIND_NAMES } from '../rules.ts'
import { lockImports } from './import.ts'
import { renewStatistics } from './write-changes.ts'

/** Takes back what an import added and changed, while everything is as it left it: all of it or nothing. */
export async function undoImport({ ImportUUID: id }: { ImportUUID: string }, ctx: CallContext) {
  const { total } = await importOf(id)
  const takeBack = async () => {
    const done = await transaction(() => undo(id, ctx))
    if (total >= LARGE_RECORDS) await renewStatistics()
    return done
  }
  try {
    return await (total < LARGE_RECORDS ? takeBack() : inTurn(takeBack))
  } catch (error) {
    // Something that no question asks for needs a record that was added.
    if (!(error instanceof pg.DatabaseError && error.code === STILL_REFERRED_TO)) throw error
    const why = blockerSentence({ code: 'used', key: '', by: error.table ?? '' }, ctx.language)
    return refuse('import.builtOn', { why })
  }
}

/** PostgreSQL's code of a foreign key that would point nowhere. */
const STILL_REFERRED_TO = '23503'

async function undo(id: string, ctx: CallContext) {
  await lockImports(id)
  const { state, imported_at: at } = await importOf(id)
  if (state !== 'imported' || !at) refuse('import.notImported')
  const changes = await keptChanges(id)
  for (const kind of KIND_NAMES) {
    const keys = changes.filter((change) => change.kind === kind).map(({ key }) => key)
    if (keys.length > 0) await KINDS[kind].lock?.(keys)
  }
  const blocker = await blockerOf(id, changes, new CurrentRecords(ctx))
  if (blocker) refuse('import.builtOn', { why: blockerSentence(blocker, ctx.language) })
  for (const kind of [...KIND_NAMES].reverse()) {
    const ofKind = changes.filter((change) => change.kind === kind)
    if (ofKind.length > 0) await KINDS[kind].undo(ofKind, ctx, { importId: id, at })
  }
  await db()
    .updateTable('imports')
    .set({ state: 'undone', undone_at: ctx.now, undone_by: ctx.officer?.id ?? null })
    .where('id', '=', id)
    .execute()
  return {}
}
