import { type RawBuilder, sql } from 'kysely'
import { findKey } from '../identity/reads/access-keys.ts'
import { prefixPattern } from '../platform/contains.ts'
import { db } from '../platform/db.ts'
import { columnsOf } from '../platform/fields.ts'
import { MAX_ROWS } from '../platform/paging.ts'
import { numberKey } from '../platform/search-key.ts'
import { businessDay } from '../platform/thai-date.ts'
import { OWN_FIELDS } from './rules/fields.ts'
import type { NumberRestart } from './rules/numbering.ts'
import type { Field, Weighing } from './rules.ts'

/** The weighbridge that a token belongs to, unless it is revoked; notes at most once a minute that it was used. */
export function findScaleToken(token: string, now: Date) {
  return findKey('scale_tokens', token, now)
}

/** What a weighing says: columns of readings, tickets and corrections, with that of customers. */
export const READING_COLUMNS = [
  ...columnsOf(OWN_FIELDS),
  'customers.code as customer_code',
] as const

type WithText<T> = Omit<T, 'weight_in_kg' | 'weight_out_kg'> & {
  weight_in_kg: string | null
  weight_out_kg: string | null
}

/** A weighing as the database has it, its weights as numbers. */
export function withNumbers(row: WithText<Weighing>): Weighing {
  return {
    ...row,
    weight_in_kg: Number(row.weight_in_kg),
    weight_out_kg: row.weight_out_kg === null ? null : Number(row.weight_out_kg),
  }
}

/** What a correction says: of a weighing only what is not empty. */
export function partOf(row: WithText<Nullable<Weighing>>): Partial<Weighing> {
  const fields = Object.entries(withNumbers(row as WithText<Weighing>))
  return Object.fromEntries(fields.filter(([field]) => row[field as Field] !== null))
}

type Nullable<T> = { [K in keyof T]: T[K] | null }

/** What a ticket says now. */
export async function weighingOf(ticketId: number): Promise<Weighing> {
  const row = await db()
    .selectFrom('weigh_tickets')
    .innerJoin('customers', 'customers.id', 'weigh_tickets.customer_id')
    .select(READING_COLUMNS)
    .where('weigh_tickets.id', '=', ticketId)
    .executeTakeFirstOrThrow()
  return withNumbers(row)
}

/** Signs of a ticket's number: fewer are the beginning of every number of a year, and a part of many plates. */
const MIN_NUMBER = 5

/** What the numbers of tickets are compared with. */
export interface TypedNumber {
  /** Without the letters before its first figure. */
  number: string
  /** What follows every number that begins with it; what follows it alone, where it is short. */
  numberEnd: string
  /** Of the whole, where it has such letters; of anything, where it has none. */
  numberPattern: string
}

/** Signs that no number has: the first and the last one. */
const [FIRST_SIGN, LAST_SIGN] = ['\u0001', '\u{10ffff}']

/** The number that the key of a typed text may be: the beginning of one, and where it is short the whole of it. */
export function typedNumber(key: string): (TypedNumber & { isWhole: boolean }) | undefined {
  const number = numberKey(key)
  const isWhole = number.length < MIN_NUMBER
  if (isWhole && !/\d/.test(number)) return undefined
  const numberEnd = number + (isWhole ? FIRST_SIGN : LAST_SIGN)
  return { number, numberEnd, numberPattern: number === key ? '%' : prefixPattern(key), isWhole }
}

/** The ids of at most `limit` tickets of which one of both numbers begins as typed: that of the slip, that of the way in. */
export function numberedTickets(typed: TypedNumber, limit: number): RawBuilder<{ id: string }> {
  const atMost = sql`limit ${sql.lit(limit)}`
  return sql`
    (select id from weigh_tickets where ${begins('slip_number', typed)} ${atMost})
    union (select id from weigh_tickets where ${begins('scale_id_in', typed)} ${atMost}) ${atMost}`
}

/** Whether one of both numbers of a ticket begins as typed. */
export function isNumbered(typed: TypedNumber): RawBuilder<boolean> {
  return sql`(${begins('slip_number', typed)} or ${begins('scale_id_in', typed)})`
}

/** As `like` of the beginning, which PostgreSQL needs to know before it takes the index. */
function begins(
  column: 'slip_number' | 'scale_id_in',
  { number, numberEnd, numberPattern }: TypedNumber,
): RawBuilder<boolean> {
  const text = sql.ref(column)
  return sql`(number_key(${text}) ~>=~ ${number} and number_key(${text}) ~<~ ${numberEnd}
    and search_key(${text}) like ${numberPattern})`
}

/** Every token, newest first, as the wire has it, with what it sent today; never the secret. */
export function tokenRows({ now }: { now: Date }) {
  return db()
    .selectFrom('scale_tokens')
    .leftJoin('officers', 'officers.id', 'scale_tokens.created_by')
    .leftJoin('scale_days', (join) =>
      join
        .onRef('scale_days.scale_token_id', '=', 'scale_tokens.id')
        .on('scale_days.day', '=', businessDay(now)),
    )
    .leftJoin('open_scale_silences as silence', 'silence.scale_token_id', 'scale_tokens.id')
    .select(({ fn, val }) => [
      'scale_tokens.id as UUID',
      'scale_tokens.name as Name',
      'scale_tokens.created_at as Created',
      'officers.full_name as CreatedBy',
      'scale_tokens.used_at as LastUsed',
      'scale_tokens.revoked_at as Revoked',
      fn.coalesce('created_count', val(0)).as('TicketsToday'),
      fn.coalesce('updated_count', val(0)).as('UpdatedToday'),
      fn.coalesce('refused_count', val(0)).as('RefusedToday'),
      'silent_since as SilentSince',
      sql<NumberRestart>`number_restarts`.as('NumberRestarts'),
    ])
    .orderBy('scale_tokens.created_at', 'desc')
    .limit(MAX_ROWS)
    .execute()
}
