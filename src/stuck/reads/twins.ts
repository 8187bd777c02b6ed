import { sql } from 'kysely'
import { statement } from '../../platform/statement.ts'
import type { TwinKind } from '../../weighing/rules/twins.ts'
import type { TwinSide } from '../rules.ts'
import { rowOf, type StuckRow } from './row.ts'

interface Twins {
  kind: TwinKind
  since: Date
  twin: TwinSide
  other: TwinSide
}

/** Pairs of sellers and of trucks that may be one: what stood before their codes were compared. */
export async function twinsToDecide(): Promise<StuckRow[]> {
  const pairs = await readTwins({})
  return pairs.map(({ kind, since, twin, other }) => {
    const [stays, goes] = weightOf(twin) > weightOf(other) ? [twin, other] : [other, twin]
    return rowOf('twins', `${kind} ${twin.id} ${other.id}`, {
      Subject: goes.code,
      VendorCode: stays.code,
      VendorName: stays.name,
      Details: { kind, ...named('goes', goes), ...named('stays', stays) },
      Since: since,
      WayOut: 'joinTwins',
    })
  })
}

/** What speaks for keeping one: a vendor and an account before orders, and these before tickets. */
function weightOf({ vendor, account, tare, orders, tickets }: TwinSide): number {
  const has = (text: string) => (text === '' ? 0 : 1)
  return (
    8 * has(vendor) +
    4 * has(account) +
    4 * has(tare) +
    2 * Math.min(orders, 1) +
    Math.min(tickets, 1)
  )
}

const named = (side: string, values: TwinSide) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${side}.${name}`, value]))

/** Each that is marked with the oldest one before it of its key, from which it is not kept apart. */
const readTwins = statement(
  // Each is cut before what both have is counted.
  () => sql<Twins>`
    (select 'customer' as kind, twin.created_at as since, ${seller('twin')} as twin, ${seller('older')} as other
    from known_customers twin cross join lateral (
      select * from known_customers older
      where identity_key(older.code) = identity_key(twin.code) and older.id < twin.id and not ${isApart('customer')}
      order by older.id limit 1) older
    where twin.is_twin order by 2 limit 1000)
    union all
    (select 'vehicle' as kind, twin.created_at as since, ${truck('twin')}, ${truck('older')}
    from known_vehicles twin cross join lateral (
      select * from known_vehicles older
      where plate_number(older.registration) = plate_number(twin.registration)
        and plate_province(older.registration) = plate_province(twin.registration)
        and (older.created_at, older.id) < (twin.created_at, twin.id) and not ${isApart('vehicle')}
      order by older.created_at, older.id limit 1) older
    where twin.is_twin order by 2 limit 1000)
    order by since limit 1000`,
)

type Alias = 'twin' | 'older'

function seller(of: Alias) {
  const id = sql.ref(`${of}.id`)
  return sql`json_build_object('id', ${id}::text, 'code', ${sql.ref(`${of}.code`)}, 'name', ${sql.ref(`${of}.name`)},
    'tickets', (select count(*) from weigh_tickets where customer_id = ${id}),
    'orders', (select count(*) from existing_orders where customer_id = ${id}),
    'payables', (select count(*) from existing_orders join payables on order_id = existing_orders.id where customer_id = ${id}),
    'vendor', coalesce((select account_number from links_in_force join vendors on vendors.id = vendor_id
      where customer_id = ${id}), ''),
    'account', coalesce(${sql.ref(`${of}.bank_account`)}, ''), 'tare', '')`
}

function truck(of: Alias) {
  const plate = sql.ref(`${of}.registration`)
  return sql`json_build_object('id', ${sql.ref(`${of}.id`)}, 'code', ${plate}, 'name', '',
    'tickets', (select count(*) from weigh_tickets where weigh_tickets.registration = ${plate}),
    'orders', 0, 'payables', 0, 'vendor', '', 'account', '',
    'tare', coalesce(trim_scale(${sql.ref(`${of}.tare_kg`)})::text, ''))`
}

function isApart(kind: TwinKind) {
  return sql`exists (select from twin_decisions_in_force where kind = ${sql.lit(kind)}
    and least(record_id, other_id) = least(twin.id::text, older.id::text)
    and greatest(record_id, other_id) = greatest(twin.id::text, older.id::text))`
}
