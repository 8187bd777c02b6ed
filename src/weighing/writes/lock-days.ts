import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import type { Params } from '../../platform/errors.ts'
import { businessDay } from '../../platform/thai-date.ts'
import type { KnownTicket } from './known-tickets.ts'

/** What fills the sentence that a day is closed, by day. */
export type ClosedDays = ReadonlyMap<string, Params>

interface Sent {
  WeightTimeOut?: Date | null
}

/**
 * The closed days among those that an import may touch: of the readings, and of the tickets as they are and as was
 * proposed. None of them is closed or reopened until the transaction ends.
 */
export async function lockDays(
  sent: readonly Sent[],
  tickets: readonly KnownTicket[],
): Promise<ClosedDays> {
  const times = [
    ...sent.map(({ WeightTimeOut }) => WeightTimeOut),
    ...tickets.flatMap(({ ticket, open }) => [ticket.time_out, open.time_out]),
  ]
  const days = [...new Set(times.flatMap((time) => (time ? [businessDay(time)] : [])))].sort()
  await sql`select lock_day_shared(day) from unnest(${days}::date[]) day`.execute(db())
  return closedAmong(days)
}

/** Read after the lock: a statement sees what was committed before it began. */
async function closedAmong(days: readonly string[]): Promise<ClosedDays> {
  const closed = await db()
    .selectFrom('closed_days_in_force')
    .innerJoin('officers', 'officers.id', 'closed_by')
    .select(['day', 'closed_at', 'full_name'])
    .where(sql<boolean>`day = any(${days}::date[])`)
    .execute()
  return new Map(
    closed.map(({ day, closed_at, full_name }) => [
      day,
      { date: day, officer: full_name, time: closed_at.toISOString() },
    ]),
  )
}
