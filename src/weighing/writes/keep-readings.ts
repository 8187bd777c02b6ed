import { sql } from 'kysely'
import type { ScaleAct } from '../../platform/act.ts'
import { auditAll } from '../../platform/audit.ts'
import { db } from '../../platform/db.ts'
import { insertMany } from '../../platform/insert-many.ts'
import type { Weighing } from '../rules.ts'
import type { Standing } from './known-tickets.ts'
import { nameCustomers, nameVehicles } from './named.ts'

/** A reading that says something new, and what it does to its ticket. */
export interface Heard {
  of: Standing
  reading: Weighing
  outcome: 'created' | 'updated' | 'proposed' | 'unchanged'
  before?: Weighing
  /** The ticket as it is, or would be, with the reading. */
  would: Weighing
  customerName: string
}

/** Writes tickets, readings, proposed corrections and their audit rows, a statement for each kind. */
export async function keepReadings(heard: readonly Heard[], act: ScaleAct): Promise<void> {
  if (heard.length === 0) return
  const customers = await nameCustomers(customersOf(heard), act)
  await nameVehicles(vehiclesOf(heard, customers), act)
  await createTickets(heard, customers, act)
  await updateTickets(heard, customers)
  await keepEach(heard, customers, act)
  await auditAll(act, heard.map(entryOf))
}

/** Names by code: of what is read, and of what its ticket holds already. */
function customersOf(heard: readonly Heard[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const { of, reading, customerName } of heard) {
    for (const code of [reading.customer_code, of.ticket.customer_code]) {
      if (!names.has(code)) names.set(code, customerName)
    }
  }
  return names
}

/** Registrations, each with the customer it first came for. */
function vehiclesOf(heard: readonly Heard[], customers: Map<string, number>): Map<string, number> {
  const owners = new Map<string, number>()
  for (const { reading } of heard) {
    const owner = customers.get(reading.customer_code) as number
    if (!owners.has(reading.registration)) owners.set(reading.registration, owner)
  }
  return owners
}

/** Where a request says more of a ticket that it creates, the ticket is made as it stands at the end. */
async function createTickets(
  heard: readonly Heard[],
  customers: Map<string, number>,
  act: ScaleAct,
): Promise<void> {
  const made = heard.filter(({ outcome }) => outcome === 'created').map(({ of }) => of)
  const rows = made.map(({ scaleId, ticket }) => ({
    ...columns(ticket, customers),
    scale_id_in: scaleId,
    created_at: act.now,
    version: 1,
  }))
  const ids = await insertMany('weigh_tickets', rows, ['id', 'scale_id_in'])
  const idOf = new Map(ids.map(({ id, scale_id_in }) => [scale_id_in, id]))
  for (const ticket of made) ticket.id = idOf.get(ticket.scaleId)
}

async function updateTickets(
  heard: readonly Heard[],
  customers: Map<string, number>,
): Promise<void> {
  const changed = new Set(heard.filter(({ outcome }) => outcome === 'updated').map(({ of }) => of))
  if (changed.size === 0) return
  const rows = [...changed].map(({ id, ticket }) => ({ id, ...columns(ticket, customers) }))
  await sql`
    update weigh_tickets set
      slip_number = said.slip_number, registration = said.registration, customer_id = said.customer_id,
      product_code = said.product_code, product_type_name = said.product_type_name,
      weight_in_kg = said.weight_in_kg, time_in = said.time_in,
      weight_out_kg = said.weight_out_kg, time_out = said.time_out,
      weighed_by = said.weighed_by, remark = said.remark, version = weigh_tickets.version + 1
    from json_populate_recordset(null::weigh_tickets, ${JSON.stringify(rows)}::json) said
    where weigh_tickets.id = said.id`.execute(db())
}

/** Keeps every reading as it was sent, and beside it the corrections that some propose. */
async function keepEach(
  heard: readonly Heard[],
  customers: Map<string, number>,
  act: ScaleAct,
): Promise<void> {
  const readings = heard.map(({ of, reading }) => ({
    ticket_id: of.id as number,
    scale_token_id: act.scaleToken.id,
    received_at: act.now,
    ...columns(reading, customers),
  }))
  const kept = await insertMany('scale_readings', readings, ['id'])
  const proposals = heard.flatMap(({ of, outcome, would }, index) =>
    outcome === 'proposed' ? [{ of, would, readingId: kept[index]?.id as number }] : [],
  )
  await insertMany(
    'weight_corrections',
    proposals.map(({ of, would, readingId }) => ({
      ticket_id: of.id as number,
      source: 'scale',
      reading_id: readingId,
      registration: would.registration,
      weight_in_kg: would.weight_in_kg,
      time_in: would.time_in,
      weight_out_kg: would.weight_out_kg,
      time_out: would.time_out,
      made_at: act.now,
    })),
  )
}

const ACTIONS = {
  created: 'ticket.create',
  updated: 'ticket.update',
  proposed: 'ticket.propose',
  unchanged: 'ticket.hear',
} as const

function entryOf({ of, outcome, before, would }: Heard) {
  return {
    action: ACTIONS[outcome],
    entity: 'ticket',
    id: of.id as number,
    before,
    after: would,
  }
}

function columns({ customer_code, ...said }: Weighing, customers: Map<string, number>) {
  return { ...said, customer_id: customers.get(customer_code) as number }
}
