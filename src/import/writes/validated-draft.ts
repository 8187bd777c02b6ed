import type { CallContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { insertMany } from '../../platform/insert-many.ts'
import { typedKey } from '../../platform/search-key.ts'
import { yieldToEventLoop } from '../../platform/yield-to-event-loop.ts'
import { type Import, importOf, inTurnWhereLarge, validateNow } from '../reads/draft.ts'
import { isValidated } from '../reads/kept-validation.ts'
import { rowOnTheWire, tableOnTheWire } from '../reads/on-the-wire.ts'
import { accountsChanged } from '../reads/validate.ts'
import { hashOfRecords } from '../reads/validated-against.ts'
import type { Validation } from '../reads/validation.ts'
import { keepCounts } from './keep-counts.ts'

type Reader = Pick<CallContext, 'now' | 'language' | 'officer' | 'signal'>

/** An import. Of a draft what it would do is kept, and is validated anew here where anything is another since. */
export async function upToDate(id: string, ctx: Reader): Promise<Import> {
  const one = await importOf(id)
  if (one.state !== 'draft' || (await isValidated(one, ctx))) return one
  // Where somebody changed it while it was validated, it is looked at as they left it.
  return (await validateAndKeep(one, ctx)) ?? upToDate(id, ctx)
}

function validateAndKeep(draft: Import, ctx: Reader): Promise<Import | undefined> {
  return inTurnWhereLarge(draft, async () => {
    // Whoever had their turn before may have asked for the same.
    if (await isValidated(draft, ctx)) return draft
    const records = await hashOfRecords()
    const validation = await validateNow(draft, ctx)
    return transaction(async () => {
      const kept = await keepCounts(draft, validation)
      if (kept) await keepValidation(kept, validation, records, ctx)
      return kept
    })
  })
}

async function keepValidation(
  { id, version }: Import,
  validation: Validation,
  records: string,
  ctx: Reader,
): Promise<void> {
  await forgetValidation(id)
  await db()
    .insertInto('import_judgements')
    .values({
      import_id: id,
      version,
      language: ctx.language,
      judged_at: ctx.now,
      records,
      tickets: validation.tickets,
      tables: JSON.stringify(validation.tables.map(tableOnTheWire)),
      accounts_changed: accountsChanged(validation.rows),
    })
    .execute()
  await keepRows(id, validation)
}

/** So many rows are kept at a time: others are answered in between. */
const PART = 1_000

async function keepRows(importId: string, { rows }: Validation): Promise<void> {
  for (let at = 0; at < rows.length; at += PART) {
    await yieldToEventLoop()
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
export function forgetValidation(importId: string): Promise<unknown> {
  return db().deleteFrom('import_judgements').where('import_id', '=', importId).execute()
}
