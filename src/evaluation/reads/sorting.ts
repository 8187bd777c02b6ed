import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { MAX_COUNTED } from '../../platform/paging.ts'
import type { SortField } from '../rules.ts'
import {
  type Narrowing,
  SORT_KEYS,
  type TicketKeys,
  type Tickets,
  withoutKey,
} from './sort-keys.ts'

export interface Sort {
  field: SortField
  direction: 'asc' | 'desc'
}

export const NEWEST_FIRST: Sort = { field: 'WeightTimeIn', direction: 'desc' }

/** The tickets that match, and how many they are as far as they are counted. */
export interface Matching {
  tickets: Tickets
  narrowing: Narrowing
  found: number
}

interface Window {
  limit: number
  offset: number
}

/**
 * The ids of one window of the tickets that match, sorted: those without a value last, those of the same by id.
 * A few are gathered and sorted; of many the index of the field is walked, so that a page costs what it shows.
 */
export async function sortedIds(
  matching: Matching,
  { field, direction }: Sort,
  window: Window,
): Promise<number[]> {
  const isFew = matching.found <= MAX_COUNTED
  const sorted = isFew
    ? sortedInMemory(matching, field)
    : readByIndex(matching, { field, direction }, window)
  const rows = await sorted
    .select('id')
    .orderBy('key', (by) => (direction === 'asc' ? by.asc() : by.desc()).nullsLast())
    .orderBy('id', direction)
    .limit(window.limit)
    .offset(window.offset)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * The few that were counted, each with its value. Left to itself PostgreSQL walks an index here too, past all
 * others where those that match stand together.
 */
function sortedInMemory({ tickets }: Matching, field: SortField) {
  const few = tickets.select('weigh_tickets.id').limit(MAX_COUNTED + 1)
  const one = db().selectFrom('weigh_tickets').where(sql<boolean>`weigh_tickets.id = few.id`)
  const withKey = db()
    .with(
      (cte) => cte('few').materialized(),
      () => few,
    )
    .selectFrom('few')
    .innerJoinLateral(all(SORT_KEYS[field](one)).limit(1).as('keyed'), (join) => join.onTrue())
    .select(['keyed.id', 'keyed.key'])
  return db().selectFrom(withKey.as('sorted'))
}

/** Those with a value and those without are read apart, each by an index and as far as the window reaches. */
function readByIndex(
  { tickets, narrowing }: Matching,
  { field, direction }: Sort,
  { limit, offset }: Window,
) {
  const first = (ticketKeys: TicketKeys, isKnown: boolean) =>
    all(ticketKeys)
      .where('key', isKnown ? 'is not' : 'is', null)
      .$if(isKnown, (query) => query.orderBy('key', direction))
      .orderBy('id', direction)
      .limit(offset + limit)
      .as('keyed')
  const known = all(first(SORT_KEYS[field](tickets, narrowing), true))
  const rest = withoutKey(field, tickets)
  const both = rest ? known.unionAll(all(first(SORT_KEYS[field](rest), false))) : known
  return db().selectFrom(both.as('sorted'))
}

function all(ticketKeys: TicketKeys) {
  return db().selectFrom(ticketKeys).select(['id', 'key'])
}
