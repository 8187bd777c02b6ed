import { type InsertQueryBuilder, type QueryCreator, type Selectable, sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { idRows } from '../../platform/id-rows.ts'
import { statement } from '../../platform/statement.ts'
import type { Tables } from '../../platform/tables.ts'
import type { OrderLinesTable } from '../tables.ts'
import { refuseMissing } from './headers.ts'

export type Line = Awaited<ReturnType<typeof linesOf>>[number]
type Insertion = InsertQueryBuilder<Tables, 'order_lines', Selectable<OrderLinesTable>>

/** What a line's ticket comes to, in baht to the satang. */
const AMOUNT = sql<string | null>`round(weigh_tickets.net_weight_kg * valuations.net_price, 2)`

/** Of a truck that has not left, the day on which it came. */
export const EXIT_DAY = sql<string>`coalesce(day_out, day_in)`
export const IS_EXIT_DAY_CLOSED = sql<boolean>`exists (
  select from closed_days_in_force where day = ${EXIT_DAY}
)`

/** The lines that the orders show, in the order of their numbers, with the live values of their tickets. */
export function linesOf(orderIds: readonly string[]) {
  return readLines({ orderIds })
}

const readLines = statement(({ orderIds }: { orderIds: readonly string[] }) =>
  shownLines()
    .where('order_lines.order_id', 'in', idRows(orderIds))
    .orderBy('order_lines.order_id')
    .orderBy('line_number'),
)

/** As `linesOf`, of one order: PostgreSQL plans for one once, but for a list each time, since it may be long. */
export function linesOfOne(orderId: string) {
  return readLinesOfOne({ orderId })
}

const readLinesOfOne = statement(({ orderId }: { orderId: string }) =>
  shownLines().where('order_lines.order_id', '=', orderId).orderBy('line_number'),
)

function shownLines() {
  return lines(db().with('order_lines', (to) => to.selectFrom('shown_lines').selectAll()))
}

/** A query that inserts lines and gives them as the wire has them: what is inserted stands for the table. */
export function insertedLines(inserted: Insertion) {
  return lines(db().with('order_lines', () => inserted))
}

/** The lines of one order; refuses `po.notFound`. */
export async function linesOfOrder(orderId: string): Promise<Line[]> {
  await refuseMissing(orderId)
  return linesOfOne(orderId)
}

/** Each order with its lines as `POLineSet`: one query for all. */
export async function withLines<H extends { UUID: string }>(
  headers: readonly H[],
): Promise<(H & { POLineSet: Line[] })[]> {
  const lineSets = new Map<string, Line[]>(headers.map(({ UUID }) => [UUID, []]))
  for (const line of await linesOf([...lineSets.keys()])) lineSets.get(line.order_id)?.push(line)
  return headers.map((header) => ({ ...header, POLineSet: lineSets.get(header.UUID) ?? [] }))
}

function lines(from: QueryCreator<Tables>) {
  return from
    .selectFrom('order_lines')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'order_lines.ticket_id')
    .leftJoin('valuations_in_force as valuations', 'valuations.ticket_id', 'weigh_tickets.id')
    .leftJoin('officers as valuers', 'valuers.id', 'valuations.valued_by')
    .leftJoin('receipts', 'receipts.line_id', 'order_lines.id')
    .select([
      'order_lines.order_id',
      'order_lines.id as UUID',
      'order_lines.serial as ID',
      'order_lines.line_number as LineNo',
      'order_lines.ticket_id as SSWeightID',
      'weigh_tickets.slip_number as WeightSequenceWeightOut',
      'weigh_tickets.scale_id_in as WeightScaleIDIn',
      'weigh_tickets.registration as WeightCarRegister',
      'weigh_tickets.product_code as ProductDataID',
      'weigh_tickets.product_type_name as ProductTypeName',
      'weigh_tickets.time_in as WeightTimeIn',
      'weigh_tickets.time_out as WeightTimeOut',
      'weigh_tickets.weight_in_kg as WeightIn',
      'weigh_tickets.weight_out_kg as WeightOut',
      'weigh_tickets.net_weight_kg as Weight',
      'weigh_tickets.net_weight_kg as WeightNet',
      'weigh_tickets.current_grade_percent as SysProductGrade',
      'valuations.net_price as SysPrice',
      sql<string | null>`valuations.net_price * 1000`.as('SysPriceTon'),
      AMOUNT.as('Amount'),
      ...OVERRIDE_COLUMNS,
      'order_lines.grade_when_added as ProductGrade',
      'order_lines.ladder_price_when_added as ProductPrice',
      sql<boolean>`receipts.line_id is not null`.as('IsReceipt'),
      'receipts.receipt_day as RecDate',
      IS_EXIT_DAY_CLOSED.as('IsExitDayClosed'),
    ])
}

/**
 * What a ticket's price was computed at in baht per kg, who settled it, and why it is another one; of a query that has
 * `valuations` and, as `valuers`, its officers.
 */
export const OVERRIDE_COLUMNS = [
  sql<string | null>`computed_grade_price + computed_level_price + computed_premium_price`.as(
    'ComputedSysPrice',
  ),
  'valuations.override_reason as OverrideReason',
  'valuers.full_name as SysOfficerValuation',
] as const
