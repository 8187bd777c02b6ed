import { auditAll } from '../../platform/audit.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { columnsOf } from '../../platform/fields.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { OWN_FIELDS } from '../../weighing/rules/fields.ts'
import { IMPORT_NUMBERING } from '../../weighing/rules/identity.ts'
import { lockKnownTickets } from '../../weighing/writes/known-tickets.ts'
import { lockIntake } from '../../weighing/writes/lock-intake.ts'
import { saveReadings } from '../../weighing/writes/save-readings.ts'
import { undoEntriesOf } from './in-table.ts'
import type { Blocker, Change, Kind, Values } from './kind.ts'
import { run } from './statements.ts'
import { TICKET_FIELDS } from './ticket-fields.ts'
import {
  nameTruck,
  readingOf,
  type TicketRow,
  ticketIdOf,
  validateTickets,
} from './ticket-readings.ts'
import { emptyWeightOut, joinTimes } from './ticket-times.ts'

/** What a form of tickets has: those of the last days. */
const FORM_DAYS = 7
const MAX_IN_FORM = 5_000

/** The tickets of before the mill moved in. The intake validates and keeps them, as if a scale had sent them. */
export const tickets: Kind = {
  fileNames: ['opening_ticket', 'weigh_ticket', 'ticket', 'ใบชั่งยกมา', 'ใบชั่ง'],
  fields: TICKET_FIELDS,
  key: ['WeightScaleIDIn'],
  orKey: ['CarRegister', 'WeightTimeIn'],
  name: 'CarRegister',
  complete: (given, wrong) => {
    emptyWeightOut(given)
    joinTimes(given, wrong)
    nameTruck(given)
  },
  count: async () => {
    const [row] = await run<{ n: number }>('select count(*) as n from weigh_tickets')
    return row?.n ?? 0
  },
  read: async ({ now }, keys) => {
    const rows = keys
      ? await run<Row>(`${SAID} where weigh_tickets.id = any ($1::bigint[])`, [idsIn(keys)])
      : await run<Row>(
          `${SAID} where time_in > $1::timestamptz - interval '${FORM_DAYS} days' order by time_in, weigh_tickets.id limit ${MAX_IN_FORM}`,
          [now],
        )
    return new Map(rows.map(({ id, ...values }) => [`#${id}`, values]))
  },
  lock: async (keys) => {
    await lockIntake()
    await run('select from weigh_tickets where id = any ($1::bigint[]) order by id for update', [
      idsIn(keys),
    ])
  },
  write,
  undo,
  changedSince,
}

const LOCAL = `at time zone interval '7 hours', 'YYYY-MM-DD HH24:MI:SS'`

type Row = Values & { id: string }

function idsIn(keys: readonly string[]): number[] {
  return keys.flatMap((key) => ticketIdOf(key) ?? [])
}

const SAID = `select weigh_tickets.id::text as id, scale_id_in as "WeightScaleIDIn", coalesce(slip_number, '') as "SequenceWeightOut",
    registration as "CarRegister", customers.code as "CustomerDataID", product_code as "ProductDataID",
    product_type_name as "ProductTypeName", trim_scale(weight_in_kg)::text as "WeightIn",
    to_char(time_in ${LOCAL}) as "WeightTimeIn", coalesce(trim_scale(weight_out_kg)::text, '') as "WeightOut",
    coalesce(to_char(time_out ${LOCAL}), '') as "WeightTimeOut",
    coalesce(weighed_by, '') as "UserLogInDataIDIn", coalesce(remark, '') as "Remark1"
  from weigh_tickets join customers on customers.id = customer_id`

async function write(changes: readonly Change[], ctx: CallContext, importId: string) {
  const rows = changes.map(({ key, after, answers }) => ({ key, values: after, answers }))
  const known = await lockKnownTickets(rows.flatMap(identityIn), IMPORT_NUMBERING)
  const validated = await validateTickets(rows, known, ctx)
  const accepted = validated.flatMap(({ accepted }) => accepted ?? [])
  if (accepted.length !== changes.length)
    throw new Error('A ticket was validated otherwise at last')
  await saveReadings(accepted, ctx, importId)
  const ids = new Map(accepted.map(({ of }, at) => [changes[at]!.key, String(of.id)]))
  publishChange('tickets', ids.values())
  return ids
}

/** What the ticket of a row is looked for by. */
export function identityIn({ key, values }: TicketRow) {
  const reading = readingOf(values)
  const id = ticketIdOf(key)
  return reading ? [{ ...reading, ...(id !== undefined && { id }) }] : []
}

/** What was built on the tickets of an import; nothing else changes one. */
async function changedSince(importId: string): Promise<Blocker | undefined> {
  const [first] = await run<Blocker>(
    // Each scan once: read ticket by ticket, a hundred thousand would take minutes where PostgreSQL guesses wrong.
    `with mine as materialized (
      select coalesce(ticket_name, key) as key, weigh_tickets.id
      from import_changes left join weigh_tickets on weigh_tickets.id::text = record_id
      where import_id = $1 and kind = 'tickets')
    (select key, 'used' as code, number as by from mine join order_lines on ticket_id = mine.id
      join purchase_orders on purchase_orders.id = order_id limit 1)
    union all (select key, 'graded', null from mine join gradings on ticket_id = mine.id limit 1)
    union all (select key, 'graded', null from mine join valuations on ticket_id = mine.id limit 1)
    union all (select key, 'corrected', null from mine join weight_corrections on ticket_id = mine.id limit 1)
    union all (select key, 'voided', null from mine join ticket_voids on ticket_id = mine.id limit 1)
    union all (select key, 'weighed', null from mine join (
        select ticket_id from scale_readings group by ticket_id
        having max(id) > max(id) filter (where import_id = $1)) as later on later.ticket_id = mine.id
      limit 1)
    union all (select key, 'gone', null from mine where id is null limit 1)
    limit 1`,
    [importId],
  )
  return first
}

/** Takes tickets, their readings and the trucks back that an import of tickets brought; on none was anything built. */
async function undo(
  changes: readonly Change[],
  ctx: CallContext,
  { importId, at }: { importId: string; at: Date },
): Promise<void> {
  const ids = new Map(changes.map(({ key, record_id }) => [key, record_id ?? '']))
  const added = changes.filter(({ before }) => !before).flatMap(({ key }) => ids.get(key) ?? [])
  await run('delete from scale_readings where import_id = $1', [importId])
  await run('delete from tickets_to_value where ticket_id = any ($1::bigint[])', [added])
  await run('delete from weigh_tickets where id = any ($1::bigint[])', [added])
  const changed = changes.filter(({ before }) => before)
  await putBack(changed.flatMap(({ key }) => ids.get(key) ?? []))
  await auditAll(ctx, undoEntriesOf('ticket', changes, ids, at))
  await takeVehiclesBack(changes, ctx, at)
  publishChange('tickets', ids.values())
}

/** Tickets that the import changed say again what the readings say that stay: in each field the last that is not empty. */
async function putBack(ids: readonly string[]): Promise<void> {
  const columns = [...columnsOf(OWN_FIELDS), 'customer_id']
  const last = columns.map(
    (column) => `(array_agg(${column} order by id desc) filter (where ${column}::text <> ''))[1]`,
  )
  const values = last.map((value, at) =>
    columns[at] === 'product_type_name' ? `coalesce(${value}, '')` : value,
  )
  await run(
    `update weigh_tickets set version = version + 1, (${columns.join(', ')}) = (
      select ${values.join(', ')} from scale_readings where ticket_id = weigh_tickets.id)
    where id = any ($1::bigint[])`,
    [ids],
  )
}

/** Trucks that came to be with the tickets, and are no more than their plate. */
async function takeVehiclesBack(
  changes: readonly Change[],
  ctx: CallContext,
  at: Date,
): Promise<void> {
  const plates = changes.flatMap(({ after }) => after.CarRegister ?? [])
  const gone = await run<{ id: string; key: string }>(
    `delete from vehicles where registration = any ($1) and created_at = $2 and registered_at is null and tare_kg is null
      and not exists (select from weigh_tickets where weigh_tickets.registration = vehicles.registration)
    returning id::text, registration as key`,
    [[...new Set(plates)], at],
  )
  const taken = gone.map(({ key }) => ({ key, after: { registration: key } }))
  const ids = new Map(gone.map(({ id, key }) => [key, id]))
  await auditAll(ctx, undoEntriesOf('vehicle', taken, ids, at))
}
