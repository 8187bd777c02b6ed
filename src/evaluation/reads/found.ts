import { type RawBuilder, sql } from 'kysely'
import { contains, type SearchKind, searchFor } from '../../platform/contains.ts'
import { containsPattern, prefixPattern } from '../../platform/like-patterns.ts'
import { PLANNED_ONCE } from '../../platform/prepared-client.ts'
import { statementByShape } from '../../platform/statement.ts'

/** Of more vehicles or slips it is quicker to look at the tickets; more sellers would be planned for too long. */
const MAX_FOUND = 1000
/** Signs of a slip number's beginning: fewer are a part of many plates, and of every slip of a year. */
const MIN_SEARCH_LENGTH = 5

/** Where a typed text is found: in one of these, or in all that have it since they are too many. */
export type FoundIn =
  | 'sellers'
  | 'sellersByPart'
  | 'sellersByPattern'
  | 'plates'
  | 'platePattern'
  | 'slips'
  | 'slipPattern'

/** What is found, as far as it is listed: arrays as PostgreSQL writes them, which go back to it as they came. */
export interface Found {
  sellers: string
  plates: string
  slips: string
  typed: string
  pattern: string
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
  const { kind, value } = searchFor(typed)
  const slipPattern = prefixPattern(typed)
  const shape = { kind, hasSlips: typed.length >= MIN_SEARCH_LENGTH }
  const [row] = await readFound(shape, { value, typed })
  const { counts, ...found } = row!
  const pattern = containsPattern(typed)
  return { ...found, typed, pattern, slipPattern, foundIn: placesOf(counts, kind) }
}

interface Shape {
  kind: SearchKind
  hasSlips: boolean
}
interface Values {
  typed: string
  value: string
}

const readFound = statementByShape(({ kind, hasSlips }: Shape, { value, typed }: Values) => {
  const atMost = sql`limit ${sql.lit(MAX_FOUND + 1)}`
  const plates = contains('registration', { kind, value })
  const slips = hasSlips
    ? sql`array(select id from weigh_tickets where ${beginsWith(typed)} ${atMost})`
    : sql`array[]::bigint[]`
  return sql<Row>`
    select sellers::text, plates::text, slips::text, json_build_object(
      'sellers', cardinality(sellers), 'plates', cardinality(plates), 'slips', cardinality(slips)
    ) as counts
    from (select
      array(select id from customers where ${sellerHas({ kind, value })} ${atMost}) as sellers,
      array(select registration from vehicles where ${plates} ${atMost}) as plates,
      ${slips} as slips
      offset 0) found ${PLANNED_ONCE}`
})

/** Whether a seller has it in its code or name. */
export function sellerHas(search: { kind: SearchKind; value: string }): RawBuilder<boolean> {
  return sql`(${contains('code', search)} or ${contains('name', search)})`
}

/** As `like` of the beginning, which PostgreSQL needs to know before it takes the index. */
function beginsWith(typed: string): RawBuilder<boolean> {
  return sql`slip_number ~>=~ ${typed} and slip_number ~<~ (${typed} || chr(1114111))`
}

/** Where something was found; among the sellers where nothing was. */
function placesOf({ sellers, plates, slips }: Row['counts'], kind: SearchKind): FoundIn[] {
  const places: FoundIn[] = []
  if (plates > 0) places.push(plates > MAX_FOUND ? 'platePattern' : 'plates')
  if (slips > 0) places.push(slips > MAX_FOUND ? 'slipPattern' : 'slips')
  if (sellers > MAX_FOUND) places.push(kind === 'pattern' ? 'sellersByPattern' : 'sellersByPart')
  else if (sellers > 0 || places.length === 0) places.push('sellers')
  return places
}
