import { type RawBuilder, sql } from 'kysely'
import type { Parsed } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { containsPattern, prefixPattern } from '../../platform/like-patterns.ts'
import type { calls } from '../contract.ts'
import type { Narrowing } from './sort-keys.ts'

type Condition = RawBuilder<boolean>

export type Filters = Parsed<typeof calls.getWeightProcess>

/** Of more vehicles or slips it is quicker to look at the tickets. */
const MAX_FOUND = 1000
/** Signs of a slip number's beginning: fewer are a part of many plates, and of every slip of a year. */
const MIN_SEARCH_LENGTH = 5

/** The tickets that pass the filters, and what these say of other tables. */
export async function matchingTickets(filters: Filters) {
  const { POHeaderUUID, filterSearch, filterGrade, filterDateIn, filterDateOut, filterStatus } =
    filters
  const narrowing: Narrowing = {}
  let tickets = db().selectFrom('weigh_tickets')
  if (filterDateIn) tickets = tickets.where('day_in', '=', filterDateIn)
  if (filterDateOut) tickets = tickets.where('day_out', '=', filterDateOut)
  if (filterSearch) {
    const { sellers, others } = await foundBy(filterSearch)
    if (others.length === 0) narrowing.sellers = sellers
    tickets = tickets.where(anyOf(sellers, others))
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
 * Sellers, vehicles and slips are found first: knowing which they are, PostgreSQL takes the index that fits a rare or
 * a common one, and two letters cost no more than many.
 */
async function foundBy(typed: string) {
  const sellers = await sellersLike(containsPattern(typed))
  const conditions = [await ofVehicles(containsPattern(typed)), await ofSlips(typed)]
  return { sellers, others: conditions.filter((condition) => condition !== undefined) }
}

function anyOf(sellers: readonly number[], others: readonly Condition[]): Condition {
  const ofSellers = sql<boolean>`customer_id = any(${sellers}::bigint[])`
  const conditions = sellers.length > 0 || others.length === 0 ? [ofSellers, ...others] : others
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

/** The tickets of the vehicles that match; undefined where none does. */
async function ofVehicles(pattern: string): Promise<Condition | undefined> {
  const plates = (await vehiclesLike(pattern)).map(({ registration }) => registration)
  if (plates.length === 0) return undefined
  if (plates.length > MAX_FOUND) return sql`registration ilike ${pattern}`
  return sql`registration collate "th-x-icu" = any(${plates}::text[])`
}

/** The tickets whose slip number begins so; undefined where none does, or too little is typed. */
async function ofSlips(typed: string): Promise<Condition | undefined> {
  if (typed.length < MIN_SEARCH_LENGTH) return undefined
  const pattern = prefixPattern(typed)
  const ids = (await slipsLike(pattern)).map(({ id }) => id)
  if (ids.length === 0) return undefined
  if (ids.length > MAX_FOUND) return sql`slip_number like ${pattern}`
  return sql`weigh_tickets.id = any(${ids}::bigint[])`
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
    .limit(MAX_FOUND + 1)
    .execute()
}

function slipsLike(pattern: string) {
  return db()
    .selectFrom('weigh_tickets')
    .select('id')
    .where('slip_number', 'like', pattern)
    .limit(MAX_FOUND + 1)
    .execute()
}

function ticketsOfOrder(orderId: string) {
  return db().selectFrom('lines_in_force').select('ticket_id').where('order_id', '=', orderId)
}

function graded(percent: number) {
  return db()
    .selectFrom('gradings_in_force')
    .select('ticket_id')
    .where('grade_percent', '=', percent)
}

function waiting() {
  return db().selectFrom('tickets_to_value').select('ticket_id')
}

/** Of those without a price, the ones that have no grade yet, or have one. */
function waitingFor(next: 'grade' | 'price') {
  const isGraded = sql<boolean>`exists (
    select from gradings_in_force where gradings_in_force.ticket_id = tickets_to_value.ticket_id
  )`
  return waiting().where(isGraded, '=', next === 'price')
}
