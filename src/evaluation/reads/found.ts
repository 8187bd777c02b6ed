import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { containsPattern, prefixPattern } from '../../platform/like-patterns.ts'

/** Of more vehicles or slips it is quicker to look at the tickets; more sellers would be planned for too long. */
const MAX_FOUND = 1000
/** Signs of a slip number's beginning: fewer are a part of many plates, and of every slip of a year. */
const MIN_SEARCH_LENGTH = 5

/** Where a typed text is found: in one of these, or in all that have the pattern since they are too many. */
export type FoundIn =
  | 'sellers'
  | 'manySellers'
  | 'plates'
  | 'platePattern'
  | 'slips'
  | 'slipPattern'

/** What is found, as far as it is listed: arrays as PostgreSQL writes them, which go back to it as they came. */
export interface Found {
  sellers: string
  plates: string
  slips: string
  platePattern: string
  slipPattern: string
}

interface Row extends Pick<Found, 'sellers' | 'plates' | 'slips'> {
  counts: Record<'sellers' | 'plates' | 'slips', number>
}

/**
 * Sellers, vehicles and slips that have what was typed. Knowing which they are, PostgreSQL takes the index that fits a
 * rare or a common one, and two letters cost no more than many.
 */
export async function findTyped(typed: string): Promise<Found & { foundIn: FoundIn[] }> {
  const [platePattern, slipPattern] = [containsPattern(typed), prefixPattern(typed)]
  const atMost = sql.lit(MAX_FOUND + 1)
  const slips =
    typed.length < MIN_SEARCH_LENGTH
      ? sql`array[]::bigint[]`
      : sql`array(select id from weigh_tickets where slip_number like ${slipPattern} limit ${atMost})`
  const { rows } = await sql<Row>`
    select sellers::text, plates::text, slips::text, json_build_object(
      'sellers', cardinality(sellers), 'plates', cardinality(plates), 'slips', cardinality(slips)
    ) as counts
    from (select
      array(
        select id from customers where code ilike ${platePattern} or name ilike ${platePattern}
      ) as sellers,
      array(
        select registration from vehicles where registration ilike ${platePattern} limit ${atMost}
      ) as plates,
      ${slips} as slips
      offset 0) found`.execute(db())
  const { counts, ...found } = rows[0]!
  return { ...found, platePattern, slipPattern, foundIn: placesOf(counts) }
}

/** Where something was found; among the sellers where nothing was. */
function placesOf({ sellers, plates, slips }: Row['counts']): FoundIn[] {
  const places: FoundIn[] = []
  if (plates > 0) places.push(plates > MAX_FOUND ? 'platePattern' : 'plates')
  if (slips > 0) places.push(slips > MAX_FOUND ? 'slipPattern' : 'slips')
  if (sellers > MAX_FOUND) places.push('manySellers')
  else if (sellers > 0 || places.length === 0) places.push('sellers')
  return places
}
