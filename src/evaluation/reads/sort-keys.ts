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

/** The tickets with the key of a field; null where a ticket lacks it. */
export const SORT_KEYS: Record<SortField, (tickets: Tickets, narrowing?: Narrowing) => TicketKeys> =
  {
    SequenceWeightOut: own(sql`slip_number`),
    CustomerDataID: ofSeller(sql`customers.code`),
    CustomerName: ofSeller(sql`customers.name collate "th-x-icu"`),
    CarRegister: own(sql`registration collate "th-x-icu"`),
    ProductDataID: own(sql`product_code`),
    WeightTimeIn: own(sql`time_in`),
    WeightIn: own(sql`weight_in_kg`),
    WeightTimeOut: own(sql`time_out`),
    WeightOut: own(sql`weight_out_kg`),
    WeightNet: own(sql`net_weight_kg`),
    SysPalmReturnWeight: ofGrading(sql`reject_weight_kg`),
    SysProductGrade: ofGrading(sql`grade_percent`),
    SysPrice: ofPrice(sql`net_price`),
  }

/** What a ticket lacks until it is weighed out, and until it is evaluated. */
const UNTIL_OUT: readonly SortField[] = [
  'SequenceWeightOut',
  'WeightTimeOut',
  'WeightOut',
  'WeightNet',
]
const UNTIL_EVALUATED: readonly SortField[] = ['SysPalmReturnWeight', 'SysProductGrade', 'SysPrice']

/** Those of the tickets that may lack the key of a field; undefined where none does. */
export function withoutKey(field: SortField, tickets: Tickets): Tickets | undefined {
  if (UNTIL_OUT.includes(field)) return tickets
  if (!UNTIL_EVALUATED.includes(field)) return undefined
  // What is not graded is not priced either.
  return tickets.where(sql<boolean>`weigh_tickets.id in (select ticket_id from tickets_to_value)`)
}

function own(key: RawBuilder<unknown>) {
  return (tickets: Tickets): TicketKeys =>
    tickets.select(['weigh_tickets.id', key.as('key')]).as('keyed')
}

function ofSeller(key: RawBuilder<unknown>) {
  return (tickets: Tickets, { sellers }: Narrowing = {}): TicketKeys =>
    tickets
      .innerJoin('customers', 'customers.id', 'weigh_tickets.customer_id')
      .$if(sellers !== undefined, (query) =>
        query.where(sql<boolean>`customers.id = any(${sellers}::bigint[])`),
      )
      .select(['weigh_tickets.id', key.as('key')])
      .as('keyed')
}

function ofGrading(key: RawBuilder<unknown>) {
  return (tickets: Tickets, { grade }: Narrowing = {}): TicketKeys =>
    tickets
      .leftJoin('gradings_in_force as gradings', 'gradings.ticket_id', 'weigh_tickets.id')
      .$if(grade !== undefined, (query) => query.where('grade_percent', '=', grade ?? 0))
      .select(['weigh_tickets.id', key.as('key')])
      .as('keyed')
}

function ofPrice(key: RawBuilder<unknown>) {
  return (tickets: Tickets, { grade }: Narrowing = {}): TicketKeys =>
    tickets
      .leftJoin('valuations_in_force as valuations', 'valuations.ticket_id', 'weigh_tickets.id')
      .$if(grade !== undefined, (query) => query.where('grade_percent', '=', grade ?? 0))
      .select(['weigh_tickets.id', key.as('key')])
      .as('keyed')
}
