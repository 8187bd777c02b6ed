import { type RawBuilder, sql } from 'kysely'
import { db } from '../../platform/db.ts'

/** When each version of the prices of products came or comes into force, by the product's code, the first one first. */
export async function effectsOf(codes: readonly string[]): Promise<Map<string, Date[]>> {
  const versions = await db()
    .selectFrom('ladder_versions')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['code', 'effective_from'])
    .where('code', '=', sql<string>`any(${codes}::text[])`)
    .where('effective_from', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('effective_from')
    .execute()
  const effects = new Map<string, Date[]>()
  for (const { code, effective_from } of versions)
    effects.set(code, [...(effects.get(code) ?? []), effective_from!])
  return effects
}

/** Prices that shall hold from a past time, until others follow them; null: whichever follow them by now. */
export interface PastPrices {
  key: string
  code: string
  from: Date
  until: Date | null
}

/** What is fixed in the time of past prices, which they would change: a closed day, or a ticket that is priced. */
interface FixedBy {
  key: string
  day: string | null
  ticket: string | null
}

/** Of past prices, those in whose time something is fixed already, by what. */
export function fixedBy(asked: readonly PastPrices[]): Promise<FixedBy[]> {
  if (asked.length === 0) return Promise.resolve([])
  return fixedAmong(sql`select * from json_to_recordset(${JSON.stringify(asked)}::json) as asked (
    key text, code text, "from" timestamptz, until timestamptz)`)
}

/** As `fixedBy`, of the versions of a save that reach back. */
export function fixedBySave(saveId: string): Promise<FixedBy[]> {
  return fixedAmong(sql`select number::text as key, code, scheduled_for as "from", null::timestamptz as until
    from ladder_versions join products on products.id = product_id
    where save_id = ${saveId} and scheduled_for < created_at`)
}

/** A ticket is priced by the ladder of its day, where an officer took that, else by the one in force when it was priced. */
async function fixedAmong(asked: RawBuilder<unknown>): Promise<FixedBy[]> {
  const { rows } = await sql<FixedBy>`
    with asked as (${asked}), past as (
      select key, code, "from", least(until, (
        select min(effective_from) from ladder_versions
        where product_id = products.id and withdrawn_at is null and effective_from > "from")) as until
      from asked join products using (code)
    ), of_days as (
      select *, ("from" at time zone interval '7 hours')::date as first,
        (until at time zone interval '7 hours')::date as after
      from past
    ), found as (
      select key, (
          select min(day) from closed_days_in_force where day >= first and (after is null or day < after))::text as day,
        (select name from (
          (select ticket_name as name from weigh_tickets
            join valuations_in_force valuations on valuations.ticket_id = weigh_tickets.id
            where product_code = code and day_out >= first and (after is null or day_out < after)
            order by day_out, weigh_tickets.id limit 1)
          union all
          (select ticket_name from valuations_in_force valuations
            join weigh_tickets on weigh_tickets.id = valuations.ticket_id
            where product_code = code and ladder_day is null and valued_at >= "from" and (until is null or valued_at < until)
            order by valued_at, weigh_tickets.id limit 1)) priced limit 1) as ticket
      from of_days
    )
    select * from found where day is not null or ticket is not null`.execute(db())
  return rows
}
