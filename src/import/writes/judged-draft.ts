import { breathe } from '../../platform/breathe.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { insertMany } from '../../platform/insert-many.ts'
import { typedKey } from '../../platform/search-key.ts'
import { type Import, importOf, inTurnWhereLarge, judgeNow } from '../reads/draft.ts'
import { accountsChanged } from '../reads/judge.ts'
import { hashOfRecords } from '../reads/judged-against.ts'
import type { Judgement } from '../reads/judgement.ts'
import { isJudged } from '../reads/kept-judgement.ts'
import { rowOnTheWire, tableOnTheWire } from '../reads/on-the-wire.ts'
import { keepCounts } from './keep-counts.ts'

type Reader = Pick<CallContext, 'now' | 'language' | 'officer' | 'signal'>

/** An import. Of a draft what it would do is kept, and is judged anew here where anything is another since. */
export async function upToDate(id: string, ctx: Reader): Promise<Import> {
  const one = await importOf(id)
  if (one.state !== 'draft' || (await isJudged(one, ctx))) return one
  // Where somebody changed it while it was judged, it is looked at as they left it.
  return (await judgeAndKeep(one, ctx)) ?? upToDate(id, ctx)
}

function judgeAndKeep(draft: Import, ctx: Reader): Promise<Import | undefined> {
  return inTurnWhereLarge(draft, async () => {
    // Whoever had their turn before may have asked for the same.
    if (await isJudged(draft, ctx)) return draft
    const records = await hashOfRecords()
    const judgement = await judgeNow(draft, ctx)
    return transaction(async () => {
      const kept = await keepCounts(draft, judgement)
      if (kept) await keepJudgement(kept, judgement, records, ctx)
      return kept
    })
  })
}

async function keepJudgement(
  { id, version }: Import,
  judgement: Judgement,
  records: string,
  ctx: Reader,
): Promise<void> {
  await forgetJudgement(id)
  await db()
    .insertInto('import_judgements')
    .values({
      import_id: id,
      version,
      language: ctx.language,
      judged_at: ctx.now,
      records,
      tickets: judgement.tickets,
      tables: JSON.stringify(judgement.tables.map(tableOnTheWire)),
      accounts_changed: accountsChanged(judgement.rows),
    })
    .execute()
  await keepRows(id, judgement)
}

/** So many rows are kept at a time: others are answered in between. */
const PART = 1_000

async function keepRows(importId: string, { rows }: Judgement): Promise<void> {
  for (let at = 0; at < rows.length; at += PART) {
    await breathe()
    await insertMany(
      'import_rows',
      rows.slice(at, at + PART).map((row, inPart) => ({
        import_id: importId,
        place: at + inPart,
        outcome: row.outcome,
        kind: row.kind,
        key: row.key,
        search: `${typedKey(row.shownKey ?? row.key)} ${typedKey(row.name)}`,
        row: rowOnTheWire(row),
      })),
    )
  }
}

/** Keeps no longer what a draft would do. */
export function forgetJudgement(importId: string): Promise<unknown> {
  return db().deleteFrom('import_judgements').where('import_id', '=', importId).execute()
}
