import { sql } from 'kysely'
import { contains, prefixPattern, type SearchKind, searchFor } from '../../platform/contains.ts'
import { asPage, MAX_COUNTED } from '../../platform/paging.ts'
import { statementByShape } from '../../platform/statement.ts'
import { MAX_SHOWN, RECENT_DAYS } from '../rules.ts'

interface Row {
  CarRegister: string
  CustomerName: string | null
  RecentTickets: number
  OutLatest: Date | null
  found: number
}

/** The vehicles that have `key` in their plates, those that begin with it first, each with what it brought lately. */
export async function findVehicles(key: string, now: Date) {
  const { kind, value } = searchFor(key)
  const since = new Date(now.getTime() - RECENT_DAYS * 24 * 3600_000)
  const rows = await readVehicles({ kind }, { value, since, first: prefixPattern(key) })
  return asPage(0, rows[0]?.found ?? 0, rows)
}

interface Values {
  value: string
  first: string
  since: Date
}

const readVehicles = statementByShape(
  ({ kind }: { kind: SearchKind }, { value, first, since }: Values) => sql<Row>`
    with matching as materialized (
      select registration from vehicles where ${contains('registration', { kind, value })}
      limit ${sql.lit(MAX_COUNTED + 1)}
    ), vehicle as (
      select registration from matching
      order by search_key(registration) like ${first} desc, registration collate "th-x-icu"
      limit ${sql.lit(MAX_SHOWN)}
    )
    select registration as "CarRegister", latest.customer_name as "CustomerName", recent.n as "RecentTickets",
      latest.at as "OutLatest", (select count(*) from matching) as found
    from vehicle
      left join lateral (
        select customer_name, coalesce(time_out, time_in) as at
        from weigh_tickets
        where weigh_tickets.registration collate "th-x-icu" = vehicle.registration collate "th-x-icu"
          and not is_voided
        order by weigh_tickets.id desc limit 1) latest on true
      join lateral (
        select count(*)::int as n from weigh_tickets
        where weigh_tickets.registration collate "th-x-icu" = vehicle.registration collate "th-x-icu"
          and time_in > ${since} and not is_voided) recent on true`,
)
