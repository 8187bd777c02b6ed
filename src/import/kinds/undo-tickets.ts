import { auditAll } from '../../platform/audit.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { columnsOf } from '../../platform/fields.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { OWN_FIELDS } from '../../weighing/rules/fields.ts'
import { undoEntriesOf } from './in-table.ts'
import type { Change, Kind } from './kind.ts'
import { run } from './statements.ts'

/** Takes tickets, their readings and the trucks back that an import of tickets brought; on none was anything built. */
export const undoTickets: Kind['undo'] = async (changes, ctx, { importId, at }) => {
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
