import { type RawBuilder, sql } from 'kysely'
import { notify } from '../../notices/writes/notify.ts'
import type { ScaleContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import type { TicketFault } from '../rules/faults.ts'
import { MAX_REFUSED } from '../rules/refused.ts'
import { REFUSED_NOTICES } from './resolve-refused.ts'
import { hashOf, hasWayOut, keepable, plateOf, searchedIn } from './sent.ts'

/** A ticket that is refused. */
export interface RefusedTicket {
  scaleId: string | undefined
  /** The ticket that has its number, or that it is of. */
  ticketId: number | undefined
  sent: unknown
  fault: TicketFault
  /** A later one of the same request put it right. */
  isResolved: boolean
}

/** Notices that one request makes at most. */
const MAX_NOTICES = 100

/** Keeps what was refused; what was kept before with the same contents counts up, and stays as it was settled. */
export async function keepRefused(
  refused: readonly RefusedTicket[],
  ctx: ScaleContext,
): Promise<void> {
  if (refused.length === 0) return
  const rows = [...byContents(refused, ctx).values()]
  const known = await countUp(rows)
  const fresh = rows.filter(({ sent_hash }) => !known.has(sent_hash))
  if (fresh.length > 0) {
    await insertRows(fresh)
    await dropOldest()
  }
  const waiting = fresh.filter(({ settled_at }) => settled_at === null)
  await notify(
    ctx,
    waiting.slice(0, MAX_NOTICES).map(({ sent }) => ({
      kind: 'ticketRefused',
      subject: REFUSED_NOTICES,
      details: { plate: plateOf(sent), scale: ctx.scaleToken.name },
    })),
  )
  publishChange('refusedTickets', ['kept'])
}

type Row = ReturnType<typeof rowOf>

/** One row for all that have the same contents, by their hash. */
function byContents(refused: readonly RefusedTicket[], ctx: ScaleContext): Map<string, Row> {
  const rows = new Map<string, Row>()
  for (const one of refused) {
    const row = rowOf(one, ctx)
    const same = rows.get(row.sent_hash)
    rows.set(row.sent_hash, same ? { ...row, seen_count: same.seen_count + 1 } : row)
  }
  return rows
}

function rowOf({ scaleId, ticketId, sent, fault, isResolved }: RefusedTicket, ctx: ScaleContext) {
  const kept = keepable(sent)
  return {
    scale_id_in: scaleId ?? null,
    ticket_id: ticketId ?? null,
    ...kept,
    sent_hash: `\\x${hashOf(sent)}`,
    has_way_out: hasWayOut(sent),
    code: fault.code,
    field: fault.field ?? null,
    params: fault.params,
    scale_token_id: ctx.scaleToken.id,
    first_seen_at: ctx.now,
    last_seen_at: ctx.now,
    seen_count: 1,
    settlement: isResolved ? 'taken' : null,
    settled_at: isResolved ? ctx.now : null,
    searched: searchedIn(kept.sent),
  }
}

/** The rows as a relation `refused`. */
function asRelation(rows: readonly Row[]): RawBuilder<unknown> {
  return sql`json_populate_recordset(null::refused_tickets, ${JSON.stringify(rows)}::json) refused`
}

/** Counts those up that are known; returns their hashes. */
async function countUp(rows: readonly Row[]): Promise<Set<string>> {
  const counted = await sql<{ sent_hash: Buffer }>`
    update refused_tickets set seen_count = refused_tickets.seen_count + refused.seen_count,
      last_seen_at = refused.last_seen_at, ticket_id = refused.ticket_id, code = refused.code, field = refused.field,
      params = refused.params
    from ${asRelation(rows)}
    where refused_tickets.sent_hash = refused.sent_hash and refused_tickets.scale_token_id = refused.scale_token_id
    returning refused_tickets.sent_hash`.execute(db())
  return new Set(counted.rows.map(({ sent_hash }) => `\\x${sent_hash.toString('hex')}`))
}

async function insertRows(rows: readonly Row[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0]!).map((column) => sql.ref(column)))
  await sql`insert into refused_tickets (${columns}) select ${columns} from ${asRelation(rows)}`.execute(
    db(),
  )
}

/** Ids have hardly a gap, since what is known is not inserted: so no row need be counted. */
async function dropOldest(): Promise<void> {
  await sql`
    delete from refused_tickets
    where id <= (select max(id) from refused_tickets) - ${sql.lit(MAX_REFUSED)}`.execute(db())
}
