import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { containsPattern, prefixPattern } from '../../platform/like-patterns.ts'

/** Of more vehicles or slips it is quicker to look at the tickets. */
const MAX_FOUND = 1000
/** Signs of a slip number's beginning: fewer are a part of many plates, and of every slip of a year. */
const MIN_SEARCH_LENGTH = 5

/** Where a typed text is found: in one of these, or in all that have the pattern since they are too many. */
export type FoundIn = 'sellers' | 'plates' | 'platePattern' | 'slips' | 'slipPattern'

/** What is found, as far as it is listed. PostgreSQL gives the ids, which go back to it as they came. */
export interface Found {
  sellers: readonly string[]
  plates: readonly string[]
  slips: readonly string[]
  platePattern: string
  slipPattern: string
}

/**
 * Sellers, vehicles and slips that have what was typed. Knowing which they are, PostgreSQL takes the index that fits a
 * rare or a common one, and two letters cost no more than many.
 */
export async function findTyped(typed: string): Promise<Found & { foundIn: FoundIn[] }> {
  const [platePattern, slipPattern] = [containsPattern(typed), prefixPattern(typed)]
  const slips =
    typed.length < MIN_SEARCH_LENGTH
      ? sql`array[]::bigint[]`
      : sql`array(select id from weigh_tickets where slip_number like ${slipPattern} limit ${sql.lit(MAX_FOUND + 1)})`
  const { rows } = await sql<Pick<Found, 'sellers' | 'plates' | 'slips'>>`select
    array(select id from customers where code ilike ${platePattern} or name ilike ${platePattern}) as sellers,
    array(
      select registration from vehicles where registration ilike ${platePattern} limit ${sql.lit(MAX_FOUND + 1)}
    ) as plates,
    ${slips} as slips`.execute(db())
  const found = rows[0]!
  return { ...found, platePattern, slipPattern, foundIn: placesOf(found) }
}

/** Where something was found; among the sellers where nothing was. */
function placesOf({ sellers, plates, slips }: Pick<Found, 'sellers' | 'plates' | 'slips'>) {
  const places: FoundIn[] = []
  if (plates.length > 0) places.push(plates.length > MAX_FOUND ? 'platePattern' : 'plates')
  if (slips.length > 0) places.push(slips.length > MAX_FOUND ? 'slipPattern' : 'slips')
  if (sellers.length > 0 || places.length === 0) places.push('sellers')
  return places
}
