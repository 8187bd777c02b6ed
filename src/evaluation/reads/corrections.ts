import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { HandlerResult, Parsed } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { columnsOf } from '../../platform/fields.ts'
import { pageOf } from '../../platform/paging.ts'
import { OWN_FIELDS } from '../../weighing/rules/fields.ts'
import type { WeighTicketsTable } from '../../weighing/tables.ts'
import type { calls } from '../contract/weights.ts'

type Corrections = HandlerResult<typeof calls.getCorrections>
type Correction = Corrections['data'][number]

/** The corrections of every ticket: those that wait, the oldest first; those that are decided, or all, the newest first. */
export async function corrections({
  filterDecision,
  page,
}: Parsed<typeof calls.getCorrections>): Promise<Corrections> {
  const all = db().selectFrom('weight_corrections').select('weight_corrections.id')
  const waiting = db()
    .selectFrom('open_corrections as weight_corrections')
    .select('weight_corrections.id')
  const query = {
    open: () => waiting.orderBy('made_at').orderBy('id'),
    decided: () =>
      all.where('decision', 'is not', null).orderBy('decided_at', 'desc').orderBy('id', 'desc'),
    '': () => all.orderBy('id', 'desc'),
  }[filterDecision]()
  return pageOf(page, query, async ({ limit, offset }) => {
    const rows = await query.limit(limit).offset(offset).execute()
    return inOrder(rows.map(({ id }) => id))
  })
}

/** The corrections of one ticket, the newest first. */
export async function correctionsOf(ticketId: number): Promise<Correction[]> {
  const rows = await db()
    .selectFrom('weight_corrections')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .orderBy('id', 'desc')
    .execute()
  return inOrder(rows.map(({ id }) => id))
}

async function inOrder(ids: readonly number[]): Promise<Correction[]> {
  const rows = await correctionRows(ids).execute()
  const byId = new Map(rows.map((row) => [row.CorrectionID, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [withChangedFields(row)] : []
  })
}

type Row = Awaited<ReturnType<ReturnType<typeof correctionRows>['executeTakeFirstOrThrow']>>

/** Of both sides only what the correction says. */
function withChangedFields({ Present, Proposed, ...row }: Row): Correction {
  const proposed = Object.entries(Proposed).filter(([, value]) => value !== null)
  const present = proposed.map(([field]) => [field, Present[field as keyof Correction['Present']]])
  return { ...row, Present: Object.fromEntries(present), Proposed: Object.fromEntries(proposed) }
}

function correctionRows(ids: readonly number[]) {
  return db()
    .selectFrom('weight_corrections as proposed')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'proposed.ticket_id')
    .innerJoinLateral(asTicket, (join) => join.onTrue())
    .innerJoin('customers as present_customer', 'present_customer.id', 'present.customer_id')
    .leftJoin('customers as proposed_customer', 'proposed_customer.id', 'proposed.customer_id')
    .leftJoin('lines_in_force as order_lines', 'order_lines.ticket_id', 'weigh_tickets.id')
    .leftJoin('valuations_in_force as valuations', 'valuations.ticket_id', 'weigh_tickets.id')
    .leftJoin('ticket_locks', 'ticket_locks.ticket_id', 'weigh_tickets.id')
    .leftJoin('scale_readings', 'scale_readings.id', 'proposed.reading_id')
    .leftJoin('scale_tokens as proposer', 'proposer.id', 'scale_readings.scale_token_id')
    .leftJoin('officers as maker', 'maker.id', 'proposed.made_by')
    .leftJoin('officers as decider', 'decider.id', 'proposed.decided_by')
    .select([
      'proposed.id as CorrectionID',
      'weigh_tickets.id as SSWeightID',
      'weigh_tickets.slip_number as SequenceWeightOut',
      'weigh_tickets.scale_id_in as WeightScaleIDIn',
      'weigh_tickets.customer_name as CustomerName',
      'order_lines.order_id as POHeaderUUID',
      'ticket_locks.order_number as LockedBy',
      'valuations.net_price as SysPrice',
      sql<Correction['Source']>`proposed.source`.as('Source'),
      'proposed.made_at as MadeAt',
      sql<string>`coalesce(maker.full_name, proposer.name)`.as('MadeBy'),
      'proposed.reason as Reason',
      weighingObject('present', sql`present.weight_in_kg - present.weight_out_kg`).as('Present'),
      weighingObject('proposed', NET_PROPOSED).as('Proposed'),
      sql<
        Correction['Decision']
      >`case decision when 'applied' then 'accepted' when 'refused' then 'refused'
        else 'open' end`.as('Decision'),
      'proposed.decided_at as DecidedAt',
      'decider.full_name as DecidedBy',
      'weigh_tickets.version as Version',
    ])
    .where('proposed.id', '=', sql<number>`any(${ids}::bigint[])`)
}

/** The ticket as the decision found it; as it is now while there is none. */
const asTicket = () =>
  sql<Selectable<WeighTicketsTable>>`jsonb_populate_record(null::weigh_tickets,
    coalesce(proposed.before, to_jsonb(weigh_tickets)))`.as<'present'>(sql`present`)

const NET_PROPOSED = sql`case when num_nonnulls(proposed.weight_in_kg, proposed.weight_out_kg) > 0 then
  coalesce(proposed.weight_in_kg, present.weight_in_kg) - coalesce(proposed.weight_out_kg, present.weight_out_kg) end`

/** A weighing as the wire has it, empty where nothing is said. */
function weighingObject(of: 'present' | 'proposed', net: RawBuilder<unknown>) {
  const customer = sql.ref(`${of}_customer`)
  const ownFields = columnsOf(OWN_FIELDS).map(
    (column) => sql`${sql.lit(OWN_FIELDS[column].wire)}, ${sql.ref(`${of}.${column}`)}`,
  )
  return sql<Correction['Present']>`jsonb_build_object(${sql.join(ownFields)}, 'WeightNet', ${net},
    'CustomerDataID', ${customer}.code, 'CustomerName', ${keptName(of)})`
}

/** The name that the ticket kept of that customer; of another, the present one. */
function keptName(of: 'present' | 'proposed'): RawBuilder<string> {
  const present = sql`case when ${sql.ref(`${of}.customer_id`)} = weigh_tickets.customer_id
    then weigh_tickets.customer_name else ${sql.ref(`${of}_customer.name`)} end`
  return of === 'present' ? sql`coalesce(present.customer_name, ${present})` : sql`${present}`
}
