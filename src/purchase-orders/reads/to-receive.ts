import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { idRows } from '../../platform/id-rows.ts'
import { MAX_COUNTED } from '../../platform/paging.ts'
import { statement } from '../../platform/statement.ts'
import { badgesOf } from '../rules/states.ts'
import { headersOf } from './headers.ts'
import { withLines } from './lines.ts'

/** Written out, since PostgreSQL has to know badges to find the index that fits. */
const TO_RECEIVE = sql.lit(`{${badgesOf('toReceive')}}`)
const RECEIVED = sql.lit(`{${badgesOf('received')}}`)
/** Orders that one phone shows; a mill has some tens of them at a time. */
const MAX_ORDERS = 200

/** The orders that are not received in full, the oldest first, with their lines; and those of `keep` whatever became of them. */
export async function toReceive(keep: readonly string[]) {
  const waiting = await readWaiting({})
  const [counted] = await readReceived({})
  const ids = [...new Set([...waiting.slice(0, MAX_ORDERS).map(({ id }) => id), ...keep])]
  return {
    truncated: waiting.length > MAX_ORDERS,
    received: counted!.received,
    data: await withLines(await readHeaders({ ids })),
  }
}

const readWaiting = statement(
  () => sql<{ id: string }>`
    select id from existing_orders where badge = any(${TO_RECEIVE})
    order by created_at, id limit ${sql.lit(MAX_ORDERS + 1)}`,
)

/** At most as many as lists count. */
const readReceived = statement(
  () => sql<{ received: number }>`
    select count(*)::int received from (
      select from existing_orders where badge = any(${RECEIVED}) limit ${sql.lit(MAX_COUNTED)}
    ) counted`,
)

const readHeaders = statement(({ ids }: { ids: readonly string[] }) =>
  headersOf(
    db()
      .selectFrom('existing_orders')
      .selectAll()
      .where('id', 'in', idRows(ids))
      .orderBy('created_at')
      .orderBy('id')
      .as('po'),
  ),
)
