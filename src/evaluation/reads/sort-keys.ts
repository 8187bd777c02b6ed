import { type AliasedExpression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '../../platform/tables.ts'
import type { SortField } from '../rules.ts'

export type Tickets = SelectQueryBuilder<Tables, 'weigh_tickets', object>
export type TicketKeys = AliasedExpression<{ id: number; key: unknown }, 'keyed'>

/** What the filters ask of the tables in which keys stand: said there too, it lets their indexes be walked. */
export interface Narrowing {
  grade?: number
  /** An array of ids, as PostgreSQL writes it. */
  sellers?: string
}

/** Where a key stands, and what it is. */
interface SortKey {
  of: 'ticket' | 'seller' | 'grading' | 'price' | 'officer'
  key: RawBuilder<unknown>
  /** No index has the tickets in its order. */
  isUnindexed?: true
}

const SORT_KEYS: Record<SortField, SortKey> = {
  SequenceWeightOut: { of: 'ticket', key: sql`slip_number` },
  CustomerDataID: { of: 'seller', key: sql`customers.code` },
  CustomerName: { of: 'ticket', key: sql`customer_name collate "th-x-icu"` },
  CarRegister: { of: 'ticket', key: sql`registration collate "th-x-icu"` },
  ProductDataID: { of: 'ticket', key: sql`product_code` },
  WeightTimeIn: { of: 'ticket', key: sql`time_in` },
  WeightIn: { of: 'ticket', key: sql`weight_in_kg` },
  WeightTimeOut: { of: 'ticket', key: sql`time_out` },
  WeightOut: { of: 'ticket', key: sql`weight_out_kg` },
  WeightNet: { of: 'ticket', key: sql`net_weight_kg` },
  SysPalmReturnWeight: { of: 'grading', key: sql`reject_weight_kg` },
  SysProductGrade: { of: 'grading', key: sql`grade_percent` },
  SysPrice: { of: 'price', key: sql`net_price` },
  EvaluatedAt: { of: 'grading', key: sql`graded_at` },
  ValuedAt: { of: 'price', key: sql`valued_at` },
  SysPalmReturnPercent: unindexed(sql`(
    select round((net_weight_kg - tare_kg) / net_weight_kg * 100, 2)
    from gradings_in_force join vehicles on vehicles.registration = weigh_tickets.registration
    where ticket_id = weigh_tickets.id and is_return and net_weight_kg > 0
  )`),
  SysOfficerEvaluate: ofOfficer(
    sql`(select graded_by from gradings_in_force where ticket_id = weigh_tickets.id)`,
  ),
  SysOfficerValuation: ofOfficer(
    sql`(select valued_by from valuations_in_force where ticket_id = weigh_tickets.id)`,
  ),
  PONumber: unindexed(sql`(
    select number from lines_in_force join purchase_orders on purchase_orders.id = order_id
    where ticket_id = weigh_tickets.id
  )`),
  State: unindexed(
    sql`case when is_voided then 3 else
      (current_grade_percent is not null)::int + (current_net_price is not null)::int end`,
  ),
  UserLogInDataIDIn: unindexed(sql`weighed_by collate "th-x-icu"`),
  Remark1: unindexed(sql`remark collate "th-x-icu"`),
}

/** By the name of an officer, whose id is read of each ticket. */
function ofOfficer(part: RawBuilder<unknown>): SortKey {
  return { of: 'officer', key: part, isUnindexed: true }
}

function unindexed(key: RawBuilder<unknown>): SortKey {
  return { of: 'ticket', key, isUnindexed: true }
}

/** Whether an index has the tickets in the order of a field. */
export function isIndexed(field: SortField): boolean {
  return !SORT_KEYS[field].isUnindexed
}

/** What is read of a ticket itself to find its key. */
export function ownPart(field: SortField): RawBuilder<unknown> {
  const { of, key } = SORT_KEYS[field]
  return of === 'ticket' || of === 'officer'
    ? key
    : of === 'seller'
      ? sql`customer_id`
      : sql`weigh_tickets.id`
}

/**
 * The tickets `few` (id, part) with their keys. Each grading and price is looked up: left to itself PostgreSQL reads those
 * of all tickets.
 */
export function keysOf(field: SortField): RawBuilder<unknown> {
  const { of, key } = SORT_KEYS[field]
  const from = {
    ticket: sql`(select id, part as key from few) few`,
    seller: sql`few join (select customers.id, ${key} as key from customers) seller on seller.id = part`,
    grading: sql`few left join lateral (
      select ${key} as key from gradings_in_force where ticket_id = part limit 1) grading on true`,
    officer: sql`(
      select few.id, full_name collate "th-x-icu" as key from few left join officers on officers.id = part
    ) few`,
    price: sql`few left join lateral (
      select ${key} as key from valuations_in_force where ticket_id = part limit 1) price on true`,
  }
  return from[of]
}

/** What a ticket lacks until it is weighed out, and until it is evaluated. */
const UNTIL_OUT: readonly SortField[] = [
  'SequenceWeightOut',
  'WeightTimeOut',
  'WeightOut',
  'WeightNet',
]
const UNTIL_EVALUATED: readonly SortField[] = [
  'SysPalmReturnWeight',
  'SysProductGrade',
  'SysPrice',
  'EvaluatedAt',
  'ValuedAt',
]

/** Those of the tickets that may lack the key of a field; undefined where none does. */
export function withoutKey(field: SortField, tickets: Tickets): Tickets | undefined {
  if (UNTIL_OUT.includes(field)) return tickets
  if (!UNTIL_EVALUATED.includes(field)) return undefined
  // What is not graded is not priced either; what is voided is neither, and does not wait.
  return tickets.where(sql<boolean>`weigh_tickets.id in (
    select ticket_id from tickets_to_value union all select ticket_id from ticket_voids_in_force)`)
}

/** The tickets with the key of a field; null where a ticket lacks it. */
export function keyedTickets(
  field: SortField,
  tickets: Tickets,
  { grade, sellers }: Narrowing = {},
): TicketKeys {
  const { of, key } = SORT_KEYS[field]
  const keyed = {
    ticket: () => tickets,
    seller: withSeller,
    grading: withGrading,
    price: withPrice,
    officer: () => tickets,
  }
  return keyed[of](tickets, { grade, sellers })
    .select(['weigh_tickets.id', key.as('key')])
    .as('keyed')
}

function withSeller(tickets: Tickets, { sellers }: Narrowing): Tickets {
  return tickets
    .innerJoin('customers', 'customers.id', 'weigh_tickets.customer_id')
    .$if(sellers !== undefined, (query) =>
      query.where(sql<boolean>`customers.id = any(${sellers}::bigint[])`),
    ) as unknown as Tickets
}

function withGrading(tickets: Tickets, { grade }: Narrowing): Tickets {
  return tickets
    .leftJoin('gradings_in_force as gradings', 'gradings.ticket_id', 'weigh_tickets.id')
    .$if(grade !== undefined, (query) =>
      query.where('grade_percent', '=', grade ?? 0),
    ) as unknown as Tickets
}

function withPrice(tickets: Tickets, { grade }: Narrowing): Tickets {
  return tickets
    .leftJoin('valuations_in_force as valuations', 'valuations.ticket_id', 'weigh_tickets.id')
    .$if(grade !== undefined, (query) =>
      query.where('grade_percent', '=', grade ?? 0),
    ) as unknown as Tickets
}
