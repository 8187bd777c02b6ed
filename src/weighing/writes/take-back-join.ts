import { type RawBuilder, sql } from 'kysely'
import { auditAll } from '../../platform/audit.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'

/** The ids of what went over with a join. */
export interface Moved {
  tickets?: number[]
  readings?: number[]
  corrections?: number[]
  vehicles?: string[]
  /** Those that had been joined into the one that went. */
  followers?: (number | string)[]
  /** The names that the one that stays was not called before. */
  names?: string[]
  /** How many tickets did not go. */
  kept?: number
}

interface Join {
  record_id: string
  other_id: string
  decided_at: Date
  moved: Moved
}

interface Source {
  table: string
  /** What its ids are cast to. */
  ids: RawBuilder<unknown>
  own: RawBuilder<unknown>
  named: RawBuilder<unknown>
}

/**
 * Gives back what went over with a join: tickets that are still at the other one and that nothing was built on, with their
 * readings, also those that came since; a price that was made meanwhile by the terms of the other one is void. Refuses
 * `twins.joinedOn` where the other one was joined in its turn.
 */
export async function takeBack({ table, ids, own, named }: Source, join: Join, ctx: CallContext) {
  const { record_id, other_id, decided_at, moved } = join
  const records = sql.table(table)
  const idOf = (id: string) => sql`any(${[id]}::${ids})`
  const { rows: standing } = await sql`
    select from ${records} gone join ${records} stays on stays.id = gone.joined_into
    where gone.id = ${idOf(record_id)} and stays.id = ${idOf(other_id)} for no key update`.execute(
    db(),
  )
  if (standing.length === 0) refuse('twins.joinedOn')
  const gone = sql`(select ${own} from ${records} where id = ${idOf(record_id)})`
  const stays = sql`(select ${own} from ${records} where id = ${idOf(other_id)})`
  const tickets = await ticketsBack({ named, gone, stays }, join)
  // What was said of tickets that stay goes back too, but where somebody has accepted it since.
  const isBack = (held: string) => sql`(ticket_id = any(${tickets}::bigint[])
    or ticket_id <> all(${moved.tickets ?? []}::bigint[]) and not exists (
      select from weight_corrections later where later.ticket_id = ${sql.ref(held)}.ticket_id
        and later.decision = 'applied' and later.${named} is not null and later.decided_at >= ${decided_at}))`
  await sql`
    update scale_readings set ${named} = ${gone}
    where ${named} = ${stays} and (id = any(${moved.readings ?? []}::bigint[]) and ${isBack('scale_readings')}
      or ticket_id = any(${tickets}::bigint[]) and received_at >= ${decided_at})`.execute(db())
  await sql`
    update weight_corrections set ${named} = ${gone}
    where id = any(${moved.corrections ?? []}::bigint[]) and ${named} = ${stays}
      and ${isBack('weight_corrections')}`.execute(db())
  if (table === 'customers') {
    await partCustomers(join)
    await voidPricesSince(tickets, decided_at, ctx)
  }
  await sql`
    update ${records} follower set joined_into = gone.id from ${records} gone
    where gone.id = ${idOf(record_id)} and follower.id = any(${(moved.followers ?? []).map(String)}::${ids})`.execute(
    db(),
  )
  await sql`update ${records} set joined_into = null where id = ${idOf(record_id)}`.execute(db())
  return { tickets, kept: (moved.tickets?.length ?? 0) - tickets.length }
}

interface Sides {
  named: RawBuilder<unknown>
  gone: RawBuilder<unknown>
  stays: RawBuilder<unknown>
}

/** The tickets go back first; whoever orders one or closes its day meanwhile is waited for. */
async function ticketsBack({ named, gone, stays }: Sides, { moved, decided_at }: Join) {
  const ids = sql`any(${moved.tickets ?? []}::bigint[])`
  await sql`
    select lock_day_shared(day) from (select distinct day_out as day from weigh_tickets
      where id = ${ids} and day_out is not null order by 1) days`.execute(db())
  await sql`select from weigh_tickets where id = ${ids} order by id for update`.execute(db())
  const { rows } = await sql<{ id: number }>`
    update weigh_tickets set ${named} = ${gone}, version = version + 1
    where id = ${ids} and ${named} = ${stays} and not is_settled(id, day_out) and not exists (
      select from weight_corrections where ticket_id = weigh_tickets.id
        and weight_corrections.${named} is not null and made_at >= ${decided_at})
    returning id`.execute(db())
  return rows.map(({ id }) => id)
}

/** Prices of these tickets that were made since then have the level and premium of another seller. */
async function voidPricesSince(
  tickets: readonly number[],
  since: Date,
  ctx: CallContext,
): Promise<void> {
  const { rows } = await sql<{ ticket_id: number; net_price: string }>`
    update valuations set voided_at = ${ctx.now}
    where ticket_id = any(${tickets}::bigint[]) and valued_at >= ${since}
      and id in (select id from valuations_in_force)
    returning ticket_id, net_price`.execute(db())
  await auditAll(
    ctx,
    rows.map(({ ticket_id: id, ...before }) => ({
      action: 'ticket.voidPrice',
      entity: 'ticket',
      id,
      before,
    })),
  )
}

/** What customers have besides tickets: trucks that came for them first, and names that nothing is called any more. */
async function partCustomers({ record_id, other_id, moved }: Join): Promise<void> {
  await sql`
    update vehicles set customer_id = ${record_id}::bigint
    where id = any(${moved.vehicles ?? []}::uuid[]) and customer_id = ${other_id}::bigint`.execute(
    db(),
  )
  await sql`
    update customers set names = array_to_string(array(
      select said from unnest(string_to_array(names, chr(10))) with ordinality as lines (said, nth)
      where said = name or said <> all (${moved.names ?? []}::text[])
        or exists (select from weigh_tickets where customer_id = customers.id and customer_name = said)
      order by nth), chr(10))
    where id = ${other_id}::bigint`.execute(db())
}
