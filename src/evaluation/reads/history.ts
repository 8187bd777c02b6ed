import { sql } from 'kysely'
import { selectEvents } from '../../identity/reads/history-events.ts'
import type { HandlerResult } from '../../platform/call.ts'
import { db, snapshot } from '../../platform/db.ts'
import type { calls } from '../contract.ts'
import { type AuditValues, changedValues } from './changed-values.ts'
import { requireTicket } from './palm-records.ts'

type History = HandlerResult<typeof calls.getWeightHistory>
export type HistoryEvent = History['data'][number]

const MAX_EVENTS = 500
const OF_WEIGHTS = ['ticket.correctWeight', 'ticket.acceptCorrection', 'ticket.refuseCorrection']

/**
 * The events of a ticket, the newest first, and whether older ones are left out; those of its orders are read from the
 * tables of orders. Refuses `ticket.notFound`.
 */
export async function ticketHistory(ticketId: number): Promise<History> {
  await requireTicket(ticketId)
  const events = await snapshot(async () => [
    ...(await orderEvents(ticketId, MAX_EVENTS + 1)),
    ...(await ticketEvents(ticketId, MAX_EVENTS + 1)),
  ])
  events.sort((a, b) => Number(b.HappenedAt) - Number(a.HappenedAt))
  return { truncated: events.length > MAX_EVENTS, data: events.slice(0, MAX_EVENTS) }
}

async function ticketEvents(ticketId: number, max: number): Promise<HistoryEvent[]> {
  const rows = await selectEvents<HistoryEvent['Action']>()
    .leftJoin('scale_tokens', 'scale_tokens.id', 'entry.scale_token_id')
    .select([
      'scale_tokens.name as ScaleName',
      'entry.reason as Reason',
      withLadder('before').as('before'),
      withLadder('after').as('after'),
      sql<AuditValues>`correction.before`.as('weighed'),
    ])
    .leftJoin('weight_corrections as correction', (on) =>
      on
        .onRef('correction.decided_at', '=', 'entry.happened_at')
        .onRef('correction.decided_by', '=', 'entry.officer_id')
        .on('correction.ticket_id', '=', ticketId)
        .on('entry.action', 'in', OF_WEIGHTS),
    )
    .where('entity', '=', 'ticket')
    .where('entity_id', '=', String(ticketId))
    .limit(max)
    .execute()
  return rows.map(({ before, after, weighed, ...row }) => ({
    ...row,
    PONumber: null,
    ...changedValues(withWeights(weighed, before), withWeights(weighed, after)),
  }))
}

/** A correction of one weight says nothing of the other, which stood beside it when it was decided. */
function withWeights(weighed: AuditValues, values: AuditValues): AuditValues {
  if (!weighed || !values) return values
  const { weight_in_kg, weight_out_kg } = weighed
  return { weight_in_kg, weight_out_kg, ...values }
}

/** The ladder that a price was read from is known by its number. */
function withLadder(side: 'before' | 'after') {
  const values = sql.ref(`entry.${side}`)
  return sql<Record<string, unknown> | null>`case when ${values} ? 'ladder_version_id' then
    ${values} || jsonb_build_object('ladder_version', (
      select number from ladder_versions where id = (${values} ->> 'ladder_version_id')::bigint
    )) else ${values} end`
}

interface OrderEvent {
  ID: string
  HappenedAt: Date
  officer_id: string | null
  Action: HistoryEvent['Action']
  Reason: string | null
  PONumber: string
  After: HistoryEvent['After']
}

function orderEvents(ticketId: number, max: number): Promise<HistoryEvent[]> {
  const events = sql<OrderEvent>`(
    with line as (
      select order_lines.*, number from order_lines join purchase_orders on purchase_orders.id = order_id
      where ticket_id = ${ticketId}
    )
    select id || ':invoice' as "ID", set_up_at as "HappenedAt", set_up_by as officer_id, 'invoice' as "Action",
      null as "Reason", number as "PONumber", jsonb '{}' as "After"
    from line join payable_lines on payable_lines.line_id = line.id
    join payables on payables.order_id = payable_lines.order_id
    union all
    select id || ':receive', received_at, received_by, 'receive', null, number,
      jsonb_build_object('RecDate', receipt_day)
    from line join receipts on receipts.line_id = line.id
    union all
    select id || ':leaveOrder', released_at, released_by, 'leaveOrder', release_reason, number,
      jsonb_build_object('ReleasedBecause', released_because)
    from line where released_at is not null
    union all
    select id || ':addLine', added_at, added_by, 'addLine', null, number, jsonb '{}' from line
  )`
  return db()
    .selectFrom(events.as('event'))
    .leftJoin('officers', 'officers.id', 'event.officer_id')
    .select([
      'event.ID',
      'event.HappenedAt',
      'event.officer_id as OfficerUUID',
      'first_name as OfficerName',
      'last_name as OfficerLastname',
      sql<null>`null`.as('ScaleName'),
      'event.Action',
      'event.Reason',
      'event.PONumber',
      sql<HistoryEvent['Before']>`jsonb '{}'`.as('Before'),
      'event.After',
    ])
    .orderBy('event.HappenedAt', 'desc')
    .limit(max)
    .execute()
}
