import { type RawBuilder, sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { MAX_COUNTED } from '../../platform/paging.ts'
import { PLANNED_FOR_VALUES } from '../../platform/prepared-statements.ts'
import { statementByShape } from '../../platform/statement.ts'
import type { SortField } from '../rules.ts'
import {
  type Filtering,
  type Matching,
  type MatchingValues,
  matchesAll,
  matchingTickets,
  narrowingOf,
} from './matching.ts'
import {
  isIndexed,
  keyedTickets,
  keysOf,
  ownPart,
  type TicketKeys,
  withoutKey,
} from './sort-keys.ts'

export interface Sort {
  field: SortField
  direction: 'asc' | 'desc'
}

export const NEWEST_FIRST: Sort = { field: 'WeightTimeIn', direction: 'desc' }

interface Window {
  limit: number
  offset: number
}

/** How many tickets match, as far as they are counted, and the ids of one window of them, sorted. */
interface SortedPage {
  found: number
  ids: string[]
}

/**
 * A window of the tickets that match, sorted: those without a value last, those of the same by id. A few are gathered
 * and sorted; of many the index of the field is walked, so that a page costs what it shows, or where it has none the
 * newest are sorted.
 */
export async function sortedPage(filtering: Filtering, sort: Sort, window: Window) {
  if (matchesAll(filtering.matching)) return readByIndex(filtering, sort, window)
  const few = await sortInMemory(filtering, sort, window)
  return few.found <= MAX_COUNTED ? few : readByIndex(filtering, sort, window)
}

/** Without ids where more match than are counted. */
export function sortInMemory(...asked: Parameters<typeof sortedPage>): Promise<SortedPage> {
  return run(readFew, ...asked)
}

/** Of what is filtered it is known that more match than are counted. */
export function readByIndex(...asked: Parameters<typeof sortedPage>): Promise<SortedPage> {
  const [, { field }] = asked
  return run(isIndexed(field) ? readMany : readNewest, ...asked)
}

/** What the text of a statement depends on. */
interface Shape extends Sort {
  matching: Matching
  limit: number
  isFirst: boolean
}
interface Values extends MatchingValues {
  offset: number
  /** Where the window ends. */
  end: number
}

async function run(
  read: typeof readFew,
  { matching, values }: Filtering,
  sort: Sort,
  { limit, offset }: Window,
): Promise<SortedPage> {
  const shape = { matching, ...sort, limit, isFirst: offset === 0 }
  const [page] = await read(shape, { ...values, offset, end: offset + limit } as Values)
  return page!
}

/** The few that were counted, each with its value. */
const readFew = statementByShape((shape: Shape, values: Values) => {
  const few = matchingTickets(shape.matching, values)
    .select(['weigh_tickets.id', ownPart(shape.field).as('part')])
    .limit(sql.lit(MAX_COUNTED + 1))
  const found = sql<number>`(select count(*) from few)`
  return sql<SortedPage>`
    with few as materialized (${few})
    select ${found} as found, array(
      select few.id
      from ${keysOf(shape.field)}
      where ${found} <= ${sql.lit(MAX_COUNTED)} ${windowOf(shape, values, sql`few.id`)}
    ) as ids ${planningOfFew(shape)}`
})

/** The newest, as many as are counted, each with its value. */
const readNewest = statementByShape((shape: Shape, values: Values) => {
  const newest = matchingTickets(shape.matching, values)
    .select(['weigh_tickets.id', ownPart(shape.field).as('part')])
    .orderBy('time_in', 'desc')
    .limit(sql.lit(MAX_COUNTED))
  return sql<SortedPage>`
    with few as materialized (${newest})
    select ${foundOf(shape)} as found, array(
      select few.id from ${keysOf(shape.field)} ${windowOf(shape, values, sql`few.id`)}
    ) as ids ${planning(shape)}`
})

/** Those with a value and those without are read apart, each by an index and as far as the window reaches. */
const readMany = statementByShape((shape: Shape, values: Values) => {
  const { matching, field, direction, limit, isFirst } = shape
  const tickets = matchingTickets(matching, values)
  const first = (ticketKeys: TicketKeys, isKnown: boolean) =>
    all(ticketKeys)
      .where('key', isKnown ? 'is not' : 'is', null)
      .$if(isKnown, (query) => query.orderBy('key', direction))
      .orderBy('id', direction)
      .limit(isFirst ? sql.lit(limit) : values.end)
      .as('keyed')
  const known = all(first(keyedTickets(field, tickets, narrowingOf(matching, values)), true))
  const rest = withoutKey(field, tickets)
  const both = rest ? known.unionAll(all(first(keyedTickets(field, rest), false))) : known
  return sql<SortedPage>`select ${foundOf(shape)} as found, array(
    select keyed.id from ${both.as('keyed')} ${windowOf(shape, values, sql`keyed.id`)}
  ) as ids ${planning(shape)}`
})

/** Of what is filtered it is known that more match than are counted. */
function foundOf({ matching }: Shape): RawBuilder<unknown> {
  return matchesAll(matching) ? COUNTED : sql.lit(MAX_COUNTED + 1)
}

const COUNTED = sql`(
  select count(*) from (select from weigh_tickets limit ${sql.lit(MAX_COUNTED + 1)}) counted
)`

function all(ticketKeys: TicketKeys) {
  return db().selectFrom(ticketKeys).select(['id', 'key'])
}

/** What is a number of rows is written out where it can be, since PostgreSQL has to know it to find the index that fits. */
function windowOf(
  { direction, limit, isFirst }: Shape,
  { offset }: Values,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const turn = sql.raw(direction)
  const later = isFirst ? sql`` : sql`offset ${offset}`
  return sql`order by key ${turn} nulls last, ${id} ${turn} limit ${sql.lit(limit)} ${later}`
}

/** Which index fits depends on what a typed text was found in. */
function planning({ matching }: Shape): RawBuilder<unknown> {
  return matching.foundIn.length > 0 ? PLANNED_FOR_VALUES : sql``
}

/** Those of a typed text alone are always found by the indexes of where it was found. */
function planningOfFew(shape: Shape): RawBuilder<unknown> {
  return shape.matching.filters.length > 0 ? planning(shape) : sql``
}
