import { type RawBuilder, sql } from 'kysely'
import type { Parsed } from '../../platform/call.ts'
import { contains } from '../../platform/contains.ts'
import { db } from '../../platform/db.ts'
import { typedKey } from '../../platform/search-key.ts'
import { isNumbered } from '../../weighing/reads.ts'
import type { calls } from '../contract.ts'
import { type Found, type FoundIn, findTyped, sellerHas } from './found.ts'
import type { Narrowing, Tickets } from './sort-keys.ts'

export type Filters = Parsed<typeof calls.getWeightProcess>

/** What the filters compare with; of what is not filtered there is nothing. */
export interface MatchingValues extends Found {
  dayIn: string
  dayOut: string
  orderId: string
  today: string
  grade: number
}

/** What the tickets are filtered by: the shape of their query, whatever the values are. */
export interface Matching {
  filters: readonly (keyof typeof CONDITIONS)[]
  /** Where a typed text was found; a ticket need be of one of these only. */
  foundIn: readonly FoundIn[]
}

/** What is asked of the tickets, apart from the values with which it is asked. */
export interface Filtering {
  matching: Matching
  values: Partial<MatchingValues>
}

/** What each filter asks of a ticket. */
const CONDITIONS = {
  dayIn: ({ dayIn }: MatchingValues) => sql<boolean>`day_in = ${dayIn}`,
  dayOut: ({ dayOut }: MatchingValues) => sql<boolean>`day_out = ${dayOut}`,
  orderId: ({ orderId }: MatchingValues) =>
    among(sql`select ticket_id from lines_in_force where order_id = ${orderId}`),
  grade: ({ grade }: MatchingValues) =>
    among(sql`select ticket_id from gradings_in_force where grade_percent = ${grade}`),
  W: () => among(WAITING),
  T: ({ today }: MatchingValues) => sql<boolean>`(${among(WAITING)} and day_in = ${today})`,
  B: ({ today }: MatchingValues) => sql<boolean>`(${among(WAITING)} and day_in < ${today})`,
  C: () => sql<boolean>`(not ${among(WAITING)} and not is_voided)`,
  O: () => among(sql`select id from trucks_inside`),
  G: () => among(sql`${WAITING} where not ${IS_GRADED}`),
  P: () => among(sql`${WAITING} where ${IS_GRADED}`),
  V: () => sql<boolean>`is_voided`,
} satisfies Record<string, (values: MatchingValues) => RawBuilder<boolean>>

const WAITING = sql`select ticket_id from tickets_to_value`
const IS_GRADED = sql`exists (
  select from gradings_in_force where gradings_in_force.ticket_id = tickets_to_value.ticket_id
)`

function among(ticketIds: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`weigh_tickets.id in (${ticketIds})`
}

const FOUND_CONDITIONS: Record<FoundIn, (values: MatchingValues) => RawBuilder<boolean>> = {
  sellers: ({ sellers }) => sql`customer_id = any(${sellers}::bigint[])`,
  sellersByPart: ({ key }) => isOfSeller(sellerHas({ kind: 'shortPart', value: key })),
  sellersByPattern: ({ pattern }) => isOfSeller(sellerHas({ kind: 'pattern', value: pattern })),
  plates: ({ plates }) => sql`registration collate "th-x-icu" = any(${plates}::text[])`,
  platePattern: ({ pattern }) => contains('registration', { kind: 'pattern', value: pattern }),
  numbers: ({ numbers }) => sql`weigh_tickets.id = any(${numbers}::bigint[])`,
  numberPattern: isNumbered,
}

/** The many sellers are hashed once, and never joined to. */
function isOfSeller(condition: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql`(customer_id in (select customers.id from customers where ${condition})) is true`
}

/** What the filters of the list ask on a day, with where a typed text was found. */
export async function filteringOf(filters: Filters, today: string): Promise<Filtering> {
  const { POHeaderUUID: orderId, filterSearch, filterStatus: status } = filters
  const key = typedKey(filterSearch)
  const values = {
    ...(orderId && { orderId }),
    ...(filters.filterDateIn && { dayIn: filters.filterDateIn }),
    ...(filters.filterDateOut && { dayOut: filters.filterDateOut }),
    ...(typeof filters.filterGrade === 'number' && { grade: filters.filterGrade }),
  }
  const asked = Object.keys(values) as (keyof typeof values)[]
  const { foundIn, ...found } = key ? await findTyped(key) : { foundIn: [] }
  return {
    matching: { filters: status === 'A' ? asked : [...asked, status], foundIn },
    values: { ...values, ...((status === 'T' || status === 'B') && { today }), ...found },
  }
}

/** Whether every ticket matches. */
export function matchesAll({ filters, foundIn }: Matching): boolean {
  return filters.length === 0 && foundIn.length === 0
}

/** The tickets that pass the filters. */
export function matchingTickets({ filters, foundIn }: Matching, values: MatchingValues): Tickets {
  const found = foundIn.map((place) => FOUND_CONDITIONS[place](values))
  const conditions = filters.map((filter) => CONDITIONS[filter](values))
  if (found.length > 0) conditions.push(sql`(${sql.join(found, sql` or `)})`)
  return conditions.reduce(
    (tickets, condition) => tickets.where(condition),
    db().selectFrom('weigh_tickets') as Tickets,
  )
}

/** What the filters say of other tables. */
export function narrowingOf({ filters, foundIn }: Matching, values: MatchingValues): Narrowing {
  return {
    ...(filters.includes('grade') && { grade: values.grade }),
    ...(foundIn.length === 1 && foundIn[0] === 'sellers' && { sellers: values.sellers }),
  }
}
