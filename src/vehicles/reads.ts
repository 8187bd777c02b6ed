import { sql } from 'kysely'
import { contains, patternFor, prefixPattern, type TextSearch } from '../platform/contains.ts'
import { db } from '../platform/db.ts'
import { typedKey } from '../platform/search-key.ts'
import { COMPARED_OUTS, differencePercent, MAX_LISTED } from './rules.ts'

interface Search {
  filterSearch?: string | null
}

/** The vehicles with a tare, by plate, each beside what it weighed when it last went out. */
export async function weighedVehicles(search: Search) {
  const vehicles = (await matching(search)).where('tare_kg', 'is not', null)
  const rows = await besideOuts(vehicles)
    .leftJoinLateral(lastSave.as('save'), (join) => join.onTrue())
    .select(['OutLatest', 'SavedAt', 'SavedBy'])
    .orderBy(byPlate('CarRegister'))
    .execute()
  return rows.map((row) => ({ ...row, ...compared(row.OutAverage, row.LightWeight) }))
}

/**
 * The vehicles of the registry that have no tare yet, each beside what it weighed when it last went out; those whose
 * plates begin with what was typed come first.
 */
export async function unweighedVehicles(search: Search) {
  const vehicles = (await matching(search))
    .where('tare_kg', 'is', null)
    .where('registered_at', 'is not', null)
  const first = prefixPattern(typedKey(search.filterSearch))
  return besideOuts(vehicles)
    .orderBy(sql`search_key("CarRegister") like ${first}`, 'desc')
    .orderBy(byPlate('CarRegister'))
    .execute()
}

function besideOuts(vehicles: Awaited<ReturnType<typeof matching>>) {
  return db()
    .selectFrom(vehicles.as('vehicle'))
    .innerJoinLateral(lastOuts.as('outs'), (join) => join.onTrue())
    .selectAll('vehicle')
    .select(['OutCount', 'OutAverage'])
}

/** A vehicle as the lists have it; its tare may be empty. */
export function vehicleRecord(id: string) {
  return records().where('vehicles.id', '=', id).executeTakeFirstOrThrow()
}

/** Customers are found first: knowing them, PostgreSQL takes the indexes of plates and of customers. */
async function matching({ filterSearch }: Search) {
  const vehicles = records().limit(MAX_LISTED)
  const key = typedKey(filterSearch)
  if (!key) return vehicles.orderBy(byPlate('registration'))
  const search = patternFor(key)
  const owners = await customersLike(search)
  return vehicles
    .where(sql<boolean>`(${contains('registration', search)} or customer_id = any(${owners}))`)
    .orderBy(sql`search_key(registration) like ${prefixPattern(key)}`, 'desc')
    .orderBy(byPlate('registration'))
}

async function customersLike(search: TextSearch): Promise<number[]> {
  const customers = await db()
    .selectFrom('customers')
    .select('id')
    .where(sql<boolean>`(${contains('code', search)} or ${contains('names', search)})`)
    .execute()
  return customers.map(({ id }) => id)
}

function records() {
  return db()
    .selectFrom('known_vehicles as vehicles')
    .leftJoin('customers', 'customers.id', 'vehicles.customer_id')
    .select([
      'vehicles.id as UUID',
      'vehicles.registration as CarRegister',
      'customers.code as AVL',
      'customers.name as CustomerName',
      'vehicles.tare_kg as LightWeight',
      'vehicles.version as Version',
    ])
}

function byPlate(column: 'registration' | 'CarRegister') {
  return sql`${sql.ref(column)} collate "th-x-icu"`
}

interface Outs {
  OutCount: number
  OutAverage: string | null
  OutLatest: Date | null
}

/** Palm that is returned leaves on the truck, which then weighs more than its tare. */
const lastOuts = sql<Outs>`(
  select count(*) as "OutCount", round(avg(weight_out_kg), 2) as "OutAverage", max(time_out) as "OutLatest"
  from (
    select weight_out_kg, time_out from weigh_tickets
    where weigh_tickets.registration = vehicle."CarRegister" and time_out is not null
      and not exists (
        select from gradings_in_force where ticket_id = weigh_tickets.id and is_return)
    order by time_out desc limit ${sql.lit(COMPARED_OUTS)}) last_outs)`

interface Save {
  SavedAt: Date
  SavedBy: string | null
}

const lastSave = sql<Save>`(
  select happened_at as "SavedAt", full_name as "SavedBy"
  from audit_entries left join officers on officers.id = officer_id
  where entity = 'vehicle' and entity_id = vehicle."UUID"::text and action = 'vehicle.tare'
  order by audit_entries.id desc limit 1)`

function compared(average: string | null, tare: string | null) {
  const LightWeight = tare ?? ''
  return {
    LightWeight,
    OutDifference: average === null ? null : differencePercent(average, LightWeight).toNumber(),
  }
}
