import { type RawBuilder, sql } from 'kysely'
import { contains, containsPattern, type SearchKind, searchFor } from '../../platform/contains.ts'
import { PLANNED_ONCE } from '../../platform/prepared-statements.ts'
import { statementByShape } from '../../platform/statement.ts'
import { numberedTickets, type TypedNumber, typedNumber } from '../../weighing/reads.ts'

/** Of more vehicles or numbers it is quicker to look at the tickets; more sellers would be planned for too long. */
const MAX_FOUND = 1000

/** Where a typed text is found: in one of these, or in all that have it since they are too many. */
export type FoundIn =
  | 'sellers'
  | 'sellersByPart'
  | 'sellersByPattern'
  | 'plates'
  | 'platePattern'
  | 'numbers'
  | 'numberPattern'

/** What is found, as far as it is listed: arrays as PostgreSQL writes them, which go back to it as they came. */
export interface Found extends TypedNumber {
  sellers: string
  plates: string
  /** The tickets that have the number, and those of the orders that have it. */
  numbers: string
  key: string
  pattern: string
}

interface Row extends Pick<Found, 'sellers' | 'plates' | 'numbers'> {
  counts: Record<'sellers' | 'plates' | 'numbered' | 'ordered', number>
}

/**
 * Sellers, vehicles, tickets and orders that have the key of what was typed. Knowing which they are, PostgreSQL takes the
 * index that fits a rare or a common one, and two letters cost no more than many.
 */
export async function findTyped(key: string): Promise<Found & { foundIn: FoundIn[] }> {
  const { kind, value } = searchFor(key)
  const found = typedNumber(key)
  const pattern = containsPattern(key)
  const { isWhole, ...typed } = found ?? NO_NUMBER
  const shape = { kind, hasNumber: !!found, hasOrders: !!found && !isWhole }
  const [row] = await readFound(shape, { value, pattern, ...typed })
  const { counts, ...places } = row!
  return { ...places, ...typed, key, pattern, foundIn: placesOf(counts, kind) }
}

const NO_NUMBER = { number: '', numberEnd: '', numberPattern: '', isWhole: true }

interface Shape {
  kind: SearchKind
  hasNumber: boolean
  /** Whether it may be the number of an order too. */
  hasOrders: boolean
}
interface Values extends TypedNumber {
  value: string
  pattern: string
}

const readFound = statementByShape(({ kind, hasNumber, hasOrders }: Shape, values: Values) => {
  const atMost = sql`limit ${sql.lit(MAX_FOUND + 1)}`
  const plates = contains('registration', { kind, value: values.value })
  const none = sql`array[]::bigint[]`
  const numbered = hasNumber ? sql`array(${numberedTickets(values, MAX_FOUND + 1)})` : none
  return sql<Row>`
    select sellers::text, plates::text, (numbered || ordered)::text as numbers, json_build_object(
      'sellers', cardinality(sellers), 'plates', cardinality(plates),
      'numbered', cardinality(numbered), 'ordered', cardinality(ordered)
    ) as counts
    from (select
      array(select id from customers where ${sellerHas({ kind, value: values.value })} ${atMost}) as sellers,
      array(select registration from vehicles where ${plates} ${atMost}) as plates,
      ${numbered} as numbered,
      ${hasOrders ? sql`array(${ofOrders(values)})` : none} as ordered
      offset 0) found ${PLANNED_ONCE}`
})

/** Of more orders that have the number in theirs nobody means the tickets. */
const MAX_ORDERS = 20

function ofOrders({ pattern }: Values): RawBuilder<{ ticket_id: string }> {
  const orders = sql`select id from existing_orders
    where ${contains('number', { kind: 'pattern', value: pattern })} limit ${sql.lit(MAX_ORDERS + 1)}`
  return sql`
    select ticket_id
    from (select array(${orders}) as ids offset 0) orders
      cross join lateral (select ticket_id from lines_in_force where order_id = any(ids)) lines
    where cardinality(ids) <= ${sql.lit(MAX_ORDERS)}`
}

/** Whether a seller has it in its code, or in a name that it has or had. */
export function sellerHas(search: { kind: SearchKind; value: string }): RawBuilder<boolean> {
  return sql`(${contains('code', search)} or ${contains('names', search)})`
}

/** Where something was found; among the sellers where nothing was. */
function placesOf(
  { sellers, plates, numbered, ordered }: Row['counts'],
  kind: SearchKind,
): FoundIn[] {
  const places: FoundIn[] = []
  if (plates > 0) places.push(plates > MAX_FOUND ? 'platePattern' : 'plates')
  if (numbered > MAX_FOUND) places.push('numberPattern')
  if (ordered > 0 || (numbered > 0 && numbered <= MAX_FOUND)) places.push('numbers')
  if (sellers > MAX_FOUND) places.push(kind === 'pattern' ? 'sellersByPattern' : 'sellersByPart')
  else if (sellers > 0 || places.length === 0) places.push('sellers')
  return places
}
