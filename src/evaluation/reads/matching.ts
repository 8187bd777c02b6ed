import { sql } from 'kysely'
import type { Parsed } from '../../platform/call.ts'
import { containing } from '../../platform/containing.ts'
import { db } from '../../platform/db.ts'
import type { calls } from '../contract.ts'
import type { Narrowing } from './sort-keys.ts'

export type Filters = Parsed<typeof calls.getWeightProcess>

/** Of more vehicles it is quicker to look at the tickets. */
const MOST_VEHICLES = 1000

/** The tickets that pass the filters, and what these say of other tables. */
export async function matchingTickets(filters: Filters) {
  const { POHeaderUUID, filterSearch, filterGrade, filterDateIn, filterDateOut, filterStatus } =
    filters
  const narrowing: Narrowing = {}
  let tickets = db().selectFrom('weigh_tickets')
  if (filterDateIn) tickets = tickets.where('day_in', '=', filterDateIn)
  if (filterDateOut) tickets = tickets.where('day_out', '=', filterDateOut)
  if (filterSearch) {
    const found = await sellersAndVehicles(containing(filterSearch))
    if (!found.ofVehicles) narrowing.sellers = found.sellers
    tickets = tickets.where(anyOf(found))
  }
  if (POHeaderUUID) tickets = tickets.where('weigh_tickets.id', 'in', ticketsOfOrder(POHeaderUUID))
  if (typeof filterGrade === 'number') {
    narrowing.grade = filterGrade
    tickets = tickets.where('weigh_tickets.id', 'in', graded(filterGrade))
  }
  if (filterStatus === 'W') tickets = tickets.where('weigh_tickets.id', 'in', waiting())
  if (filterStatus === 'C') tickets = tickets.where('weigh_tickets.id', 'not in', waiting())
  if (filterStatus === 'O') tickets = tickets.where('time_out', 'is', null)
  if (filterStatus === 'G') tickets = tickets.where('weigh_tickets.id', 'in', waitingFor('grade'))
  if (filterStatus === 'P') tickets = tickets.where('weigh_tickets.id', 'in', waitingFor('price'))
  return { tickets, narrowing }
}

/**
 * Sellers and vehicles are found first: knowing which they are, PostgreSQL takes the index that fits a rare or a
 * common one, and two letters cost no more than many.
 */
async function sellersAndVehicles(pattern: string) {
  const sellers = await sellersLike(pattern)
  const plates = (await vehiclesLike(pattern)).map(({ registration }) => registration)
  if (plates.length === 0) return { sellers }
  const ofVehicles =
    plates.length > MOST_VEHICLES
      ? sql<boolean>`registration ilike ${pattern}`
      : sql<boolean>`registration collate "th-x-icu" = any(${plates}::text[])`
  return { sellers, ofVehicles }
}

function anyOf({ sellers, ofVehicles }: Awaited<ReturnType<typeof sellersAndVehicles>>) {
  const ofSellers = sql<boolean>`customer_id = any(${sellers}::bigint[])`
  if (!ofVehicles) return ofSellers
  return sellers.length === 0 ? ofVehicles : sql<boolean>`(${ofSellers} or ${ofVehicles})`
}

async function sellersLike(pattern: string): Promise<number[]> {
  const sellers = await db()
    .selectFrom('customers')
    .select('id')
    .where((eb) => eb.or([eb('code', 'ilike', pattern), eb('name', 'ilike', pattern)]))
    .execute()
  return sellers.map(({ id }) => id)
}

function vehiclesLike(pattern: string) {
  return db()
    .selectFrom('vehicles')
    .select('registration')
    .where('registration', 'ilike', pattern)
    .limit(MOST_VEHICLES + 1)
    .execute()
}

function ticketsOfOrder(orderId: string) {
  return db()
    .selectFrom('order_lines')
    .select('ticket_id')
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
}

function graded(percent: number) {
  return db()
    .selectFrom('gradings')
    .select('ticket_id')
    .where('grade_percent', '=', percent)
    .where('superseded_at', 'is', null)
}

function waiting() {
  return db().selectFrom('tickets_to_value').select('ticket_id')
}

/** Of those without a price, the ones that have no grade yet, or have one. */
function waitingFor(next: 'grade' | 'price') {
  const isGraded = sql<boolean>`exists (
    select from gradings where gradings.ticket_id = tickets_to_value.ticket_id and superseded_at is null
  )`
  return waiting().where(isGraded, '=', next === 'price')
}
