import { sql } from 'kysely'
import { auditAll, type Entry } from '../../platform/audit.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { columnsOf } from '../../platform/fields.ts'
import { insertMany } from '../../platform/insert-many.ts'
import { OWN_FIELDS } from '../rules/fields.ts'
import { sameParts, type Weighing } from '../rules.ts'
import { ensureCustomers, ensureVehicles, withCustomerId } from './customers-and-vehicles.ts'
import type { KnownTicket } from './known-tickets.ts'
import { type Proposal, propose } from './propose.ts'

/** A reading that says something new, and what it does to its ticket. */
export interface AcceptedReading {
  of: KnownTicket
  reading: Weighing
  outcome: 'created' | 'updated' | 'proposed' | 'unchanged'
  before: Weighing | undefined
  /** The ticket with what the reading does to it at once. */
  after: Weighing
  /** What waits for its decision from now on, maybe nothing; undefined where it is what waited before. */
  proposed: Partial<Weighing> | undefined
  customerName: string
}

/**
 * Writes tickets, readings, proposed corrections and their audit rows, a statement for each kind; the readings are those of
 * the scale of `ctx`, or of an import.
 */
export async function saveReadings(
  readings: readonly AcceptedReading[],
  ctx: CallContext,
  importId: string | null = null,
): Promise<void> {
  if (readings.length === 0) return
  const customers = await ensureCustomers(customersOf(readings), ctx)
  await ensureVehicles(vehiclesOf(readings, customers), ctx)
  await createTickets(readings, customers, ctx)
  await updateTickets(readings, customers)
  const readingIds = await insertReadings(readings, customers, ctx, importId)
  await propose(proposalsOf(readings, readingIds), customers, ctx)
  await auditAll(ctx, readings.flatMap(entriesOf))
}

/** Names by code: of what is read; those that a ticket has or had are known. */
function customersOf(readings: readonly AcceptedReading[]): Map<string, string> {
  const names = new Map<string, string>()
  const name = (code: string | undefined, as: string) => {
    if (code && !names.has(code)) names.set(code, as)
  }
  for (const { reading, customerName } of readings) name(reading.customer_code, customerName)
  for (const { before, after } of readings) {
    for (const known of [before, after]) name(known?.customer_code, '')
  }
  return names
}

/** Registrations, each with the customer it first came for. */
function vehiclesOf(
  readings: readonly AcceptedReading[],
  customers: Map<string, number>,
): Map<string, number> {
  const owners = new Map<string, number>()
  for (const { reading } of readings) {
    const owner = customers.get(reading.customer_code) as number
    if (!owners.has(reading.registration)) owners.set(reading.registration, owner)
  }
  return owners
}

/** Where a request says more of a ticket that it creates, the ticket is made as it stands at the end. */
async function createTickets(
  readings: readonly AcceptedReading[],
  customers: Map<string, number>,
  ctx: CallContext,
): Promise<void> {
  const made = readings.filter(({ outcome }) => outcome === 'created').map(({ of }) => of)
  const rows = made.map(({ scaleId, identifiedBy, token, period, ticket }) => ({
    ...withCustomerId(ticket, customers),
    scale_id_in: scaleId,
    identified_by: identifiedBy,
    scale_token_id: token,
    number_period: period,
    created_at: ctx.now,
    version: 1,
  }))
  const ids = await insertMany('weigh_tickets', rows, ['id'])
  for (const [at, ticket] of made.entries()) ticket.id = ids[at]?.id
}

async function updateTickets(
  readings: readonly AcceptedReading[],
  customers: Map<string, number>,
): Promise<void> {
  const changed = new Set(readings.filter(changesTicket).map(({ of }) => of))
  if (changed.size === 0) return
  const rows = [...changed].map(({ id, ticket }) => ({ id, ...withCustomerId(ticket, customers) }))
  const columns = [...columnsOf(OWN_FIELDS), 'customer_id'].map((name) => sql.ref(name))
  await sql`
    update weigh_tickets set
      ${sql.join(columns.map((column) => sql`${column} = said.${column}`))}, version = weigh_tickets.version + 1
    from json_populate_recordset(null::weigh_tickets, ${JSON.stringify(rows)}::json) said
    where weigh_tickets.id = said.id`.execute(db())
}

function changesTicket({ before, after }: AcceptedReading): boolean {
  return before !== undefined && !sameParts(before, after)
}

/** Keeps every reading as it was sent; returns their ids. */
async function insertReadings(
  readings: readonly AcceptedReading[],
  customers: Map<string, number>,
  ctx: CallContext,
  importId: string | null,
): Promise<number[]> {
  const rows = readings.map(({ of, reading }) => ({
    ticket_id: of.id as number,
    scale_token_id: ctx.scaleToken?.id ?? null,
    import_id: importId,
    received_at: ctx.now,
    mended_by: ctx.officer?.id ?? null,
    ...withCustomerId(reading, customers),
  }))
  const inserted = await insertMany('scale_readings', rows, ['id'])
  return inserted.map(({ id }) => id)
}

function proposalsOf(
  readings: readonly AcceptedReading[],
  readingIds: readonly number[],
): Proposal[] {
  return readings.flatMap(({ of, before, proposed }, index) =>
    before && proposed
      ? [{ of, proposed, ticket: before, readingId: readingIds[index] as number }]
      : [],
  )
}

/** A reading that fills and proposes did two things; one that did neither was only received. */
function entriesOf(reading: AcceptedReading): Entry[] {
  const { of, outcome, before, after, proposed } = reading
  const entry = { entity: 'ticket', id: of.id as number }
  if (!before) return [{ ...entry, action: 'ticket.create', after }]
  const entries: Entry[] = []
  if (changesTicket(reading)) entries.push({ ...entry, action: 'ticket.update', before, after })
  if (outcome === 'proposed') {
    const would = { ...after, ...proposed }
    entries.push({ ...entry, action: 'ticket.propose', before: after, after: would })
  }
  return entries.length > 0 ? entries : [{ ...entry, action: 'ticket.hear', before, after }]
}
