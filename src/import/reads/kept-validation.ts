import { sql } from 'kysely'
import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { typedKey } from '../../platform/search-key.ts'
import type { KindName, Outcome } from '../rules.ts'
import type { Import } from './draft.ts'
import type { WireRow, WireTable } from './on-the-wire.ts'
import { hashOfRecords, hashOfTicketsOf } from './validated-against.ts'

/** Of what goes by the time of day nothing else tells that it is another by now. */
const MAX_AGE_MS = 10 * 60_000

/** Whether what a draft would do is kept, and neither it nor anything that it was validated against has changed since. */
export async function isValidated(
  { id, version }: Import,
  { now, language }: Pick<CallContext, 'now' | 'language'>,
): Promise<boolean> {
  const kept = await db()
    .selectFrom('import_judgements')
    .select(['judged_at', 'records', 'tickets'])
    .where('import_id', '=', id)
    .where('version', '=', version)
    .where('language', '=', language)
    .executeTakeFirst()
  return (
    kept !== undefined &&
    now.getTime() - kept.judged_at.getTime() < MAX_AGE_MS &&
    kept.records === (await hashOfRecords()) &&
    kept.tickets === (await hashOfTicketsOf(id)) &&
    !(await waitsForTickets(id))
  )
}

/** Whether rows are faulty for open orders or priced tickets: those are too many to be watched. */
async function waitsForTickets(id: string): Promise<boolean> {
  const found = await db()
    .selectFrom('import_rows')
    .select('place')
    .where('import_id', '=', id)
    .where('outcome', '=', 'faulty')
    .where('kind', 'in', ['vendors', 'price_ladders'])
    .where(
      sql<boolean>`row -> 'Faults' @> any(array['[{"Code": "openOrders"}]', '[{"Code": "pricedDay"}]']::jsonb[])`,
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The tables of a draft as it was validated, and how many of its rows change how a known customer is paid. */
export async function keptTables(importId: string) {
  const kept = await db()
    .selectFrom('import_judgements')
    .select(['tables', 'accounts_changed'])
    .where('import_id', '=', importId)
    .executeTakeFirst()
  return { tables: (kept?.tables ?? []) as WireTable[], accounts: kept?.accounts_changed ?? 0 }
}

interface Filter {
  outcomes?: readonly Outcome[] | undefined
  kind?: KindName | null | undefined
  search?: string | null | undefined
}

/** Rows of a draft as it was validated, by file and line. */
export async function keptRows(
  importId: string,
  filter: Filter,
  { offset = 0, limit }: { offset?: number; limit: number },
): Promise<WireRow[]> {
  const found = await rowsOf(importId, filter)
    .select('row')
    .orderBy('place')
    .offset(offset)
    .limit(limit)
    .execute()
  return found.map(({ row }) => row as WireRow)
}

/** How many those are without an end. */
export async function countKeptRows(importId: string, filter: Filter): Promise<number> {
  const { n } = await rowsOf(importId, filter)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

function rowsOf(importId: string, { outcomes, kind, search }: Filter) {
  const key = typedKey(search)
  return db()
    .selectFrom('import_rows')
    .where('import_id', '=', importId)
    .$if(outcomes !== undefined, (of) =>
      of.where('outcome', '=', sql<string>`any(${outcomes}::text[])`),
    )
    .$if(kind != null, (of) => of.where('kind', '=', kind ?? ''))
    .$if(key !== '', (of) => of.where(sql<boolean>`position(${key} in search) > 0`))
}
