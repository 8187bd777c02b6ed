import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { identityKey } from '../../platform/keys.ts'
import { PLANNED_FOR_VALUES } from '../../platform/prepared-statements.ts'
import { yieldToEventLoop } from '../../platform/yield-to-event-loop.ts'
import { plateKey } from '../../vehicles/rules/plate-key.ts'
import { partOf, READING_COLUMNS, withNumbers } from '../reads.ts'
import {
  type IdentifiedBy,
  type IdentifiedTicket,
  identify,
  type Numbering,
  numberPeriod,
  type ReadingIdentity,
  type TruckMarks,
} from '../rules/identity.ts'
import { merge, type TicketOnRecord, type Weighing } from '../rules.ts'

/** A ticket of an import: known before it, or made by an earlier reading of the same request. */
export interface KnownTicket extends TicketOnRecord, IdentifiedTicket {
  id?: number
  isVoided: boolean
  /** The codes that its customer and truck were joined into since it was settled. */
  joinedInto: Partial<Weighing>
  /** Of what waits for its decision. */
  openId?: number
  marks: TruckMarks[]
  /** What each scale or import filled last, by its token. */
  latestBy: Map<string | null, Weighing>
}

/** The tickets that readings of a request may be of. */
export interface KnownTickets {
  /** All of them. */
  all: () => readonly KnownTicket[]
  /** The ticket of a reading, or that of another truck under its number. */
  identify: (reading: ReadingIdentity) => ReturnType<typeof identify<KnownTicket>>
  ofId: (id: number) => KnownTicket | undefined
  /** The one ticket of a number whose reading cannot be read. */
  ofNumber: (scaleId: string | undefined) => KnownTicket | undefined
  /** Keeps a ticket that a reading made, for the readings after it. */
  add: (ticket: KnownTicket) => void
}

const MINUTE_MS = 60_000

/** The tickets that these readings may be of, locked until the transaction ends. */
export async function lockKnownTickets(
  readings: readonly PartialIdentity[],
  numbering: Numbering,
): Promise<KnownTickets> {
  const ids = await candidates(readings, numbering)
  return known(await ticketsOf(ids).forUpdate('weigh_tickets').execute(), numbering)
}

/** The tickets that these readings may be of, as they are now. */
export async function findKnownTickets(
  readings: readonly PartialIdentity[],
  numbering: Numbering,
): Promise<KnownTickets> {
  const ids = await candidates(readings, numbering)
  return known(await ticketsOf(ids).execute(), numbering)
}

async function known(rows: TicketRow[], numbering: Numbering): Promise<KnownTickets> {
  const tickets: KnownTicket[] = []
  const byId = new Map<number, KnownTicket>()
  const index = new Map<string, KnownTicket[]>()
  const at = (keys: readonly string[]) => {
    const found = keys.flatMap((key) => index.get(key) ?? [])
    return keys.length > 1 ? [...new Set(found)] : found
  }
  const add = (ticket: KnownTicket) => {
    tickets.push(ticket)
    if (ticket.id !== undefined) byId.set(ticket.id, ticket)
    const { scaleId, identifiedBy, marks } = ticket
    const keys = [
      ...numberKeys(identifiedBy === 'truck' ? null : scaleId),
      ...marks.flatMap((one) => [...slipKeys(one), ...visitKeys(one, [0])]),
    ]
    for (const key of new Set(keys)) {
      const ofKey = index.get(key)
      if (ofKey) ofKey.push(ticket)
      else index.set(key, [ticket])
    }
  }
  for (const ticket of await asKnown(rows)) add(ticket)
  return {
    all: () => tickets,
    add,
    identify: (reading) =>
      identify(reading, numbering, {
        numbered: at(numberKeys(reading.scaleId)),
        slipped: at(slipKeys(reading)),
        near: at(visitKeys(reading, [-1, 0, 1])),
      }),
    ofId: (id) => byId.get(id),
    ofNumber: (scaleId) => {
      const found = at(numberKeys(scaleId ?? null))
      return found.length === 1 ? found[0] : undefined
    },
  }
}

function numberKeys(scaleId: string | null): string[] {
  return scaleId === null ? [] : [`number ${identityKey(scaleId)}`]
}

function slipKeys({ slip_number }: TruckMarks): string[] {
  return slip_number ? [`slip ${identityKey(slip_number)}`] : []
}

/** By plate and by weight in each of these minutes from the way in. */
function visitKeys(
  { registration, time_in, weight_in_kg }: TruckMarks,
  minutes: readonly number[],
): string[] {
  const { number } = plateKey(registration)
  return minutes.flatMap((minute) => {
    const at = Math.floor(time_in.getTime() / MINUTE_MS) + minute
    return [`${at} ${number}`, `${at} ${weight_in_kg} kg`]
  })
}

/** What of a reading its candidates are looked for by; of one that cannot be read only its number. */
export type PartialIdentity = Pick<ReadingIdentity, 'scaleId'> &
  Partial<TruckMarks> & {
    /** Of the ticket, where that is known. */
    id?: number
  }

/** Tickets of one number or slip that are looked at, nearest in time before and after the way in. */
const NEAREST = 3

/** So many readings are looked for at a time: others are answered in between. */
const PART = 1_000

/**
 * The ids of tickets that have the number, the slip, or plate and way in of one of these readings. Of several they are
 * planned each time: a plan of when the mill had no tickets would read all of them for each reading of its first import.
 */
async function candidates(
  readings: readonly PartialIdentity[],
  numbering: Numbering,
): Promise<number[]> {
  const ids = new Set<number>()
  for (let at = 0; at < readings.length; at += PART) {
    await yieldToEventLoop()
    for (const id of await candidatesOf(readings.slice(at, at + PART), numbering)) ids.add(id)
  }
  return [...ids]
}

async function candidatesOf(
  readings: readonly PartialIdentity[],
  { token, restarts }: Numbering,
): Promise<number[]> {
  const wanted = readings.map(({ scaleId, slip_number, registration, time_in, weight_in_kg }) => ({
    number: scaleId,
    slip: slip_number || null,
    plate: registration ?? null,
    kg: weight_in_kg ?? null,
    at: time_in ?? null,
    period: time_in ? numberPeriod(restarts, time_in) : '',
  }))
  const nearest = (key: ReturnType<typeof sql.raw>, column: string) => {
    const equal = sql`identity_key(${sql.ref(column)}) = identity_key(${key})`
    const limit = sql.lit(NEAREST)
    return sql`
      (select id from weigh_tickets where ${equal} and time_in <= at order by time_in desc limit ${limit})
      union (select id from weigh_tickets where ${equal} and time_in > at order by time_in limit ${limit})`
  }
  const { rows } = await sql<{ id: number }>`
    select distinct found.id
    from (
      select wanted.*, array(
        select registration from vehicles where plate_number(registration) = plate_number(plate)) as plates
      from json_to_recordset(${JSON.stringify(wanted)}::json)
        as wanted (number text, slip text, plate text, kg numeric, at timestamptz, period text)
    ) wanted
    cross join lateral (
      select id from weigh_tickets where identified_by = 'number' and scale_token_id is not distinct from ${token}::uuid
        and number_period = period and identity_key(scale_id_in) = identity_key(number)
      union (select id from weigh_tickets where at is null and identity_key(scale_id_in) = identity_key(number) limit 2)
      union ${nearest(sql.raw('number'), 'scale_id_in')}
      union ${nearest(sql.raw('slip'), 'slip_number')}
      union select id from weigh_tickets
        where time_in between at - interval '1 minute' and at + interval '1 minute'
          and (identified_by = 'truck' or number is null and slip is null
            and (registration = any(plates) or weight_in_kg = kg)
            or registration = any(plates) and (scale_token_id is null) <> (${token}::uuid is null))
    ) found ${readings.length > 1 ? PLANNED_FOR_VALUES : sql``}`.execute(db())
  return [...rows.map(({ id }) => id), ...readings.flatMap(({ id }) => id ?? [])]
}

async function asKnown(rows: TicketRow[]): Promise<KnownTicket[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const readings = await readingsOf(ids)
  const waiting = await openCorrections(ids)
  const protectedIds = await protectedAmong(ids)
  return rows.map((found) => {
    const {
      id,
      scale_id_in,
      identified_by,
      scale_token_id,
      number_period,
      is_voided,
      joinedInto,
      ...row
    } = found
    const ticket = withNumbers(row)
    const ofTicket = readings.get(id) ?? []
    return {
      id,
      scaleId: scale_id_in,
      identifiedBy: identified_by as IdentifiedBy,
      token: scale_token_id,
      period: number_period,
      isVoided: is_voided,
      joinedInto: joinedInto ?? {},
      ticket,
      marks: [ticket, ...ofTicket.map(({ token, reading }) => ({ ...reading, by: token }))],
      ...latest(ofTicket, ticket),
      isProtected: protectedIds.has(id),
      ...(waiting.get(id) ?? { open: {} }),
    }
  })
}

type TicketRow = Awaited<ReturnType<ReturnType<typeof ticketsOf>['execute']>>[number]

function ticketsOf(ids: readonly number[]) {
  return db()
    .selectFrom('weigh_tickets')
    .innerJoin('customers', 'customers.id', 'weigh_tickets.customer_id')
    .select([
      ...READING_COLUMNS,
      'weigh_tickets.id',
      'scale_id_in',
      'identified_by',
      'scale_token_id',
      'number_period',
      'is_voided',
      sql<Partial<Weighing> | null>`json_strip_nulls(json_build_object(
        'customer_code', (select code from customers stays where stays.id = customers.joined_into),
        'registration', (select stays.registration from vehicles gone join vehicles stays on stays.id = gone.joined_into
          where gone.registration = weigh_tickets.registration)))`.as('joinedInto'),
    ])
    .where(sql<boolean>`weigh_tickets.id = any(${ids})`)
    .orderBy('weigh_tickets.id')
}

interface ReadingBy {
  token: string | null
  reading: Weighing
}

/** The readings of each ticket, first to last. */
async function readingsOf(ids: readonly number[]): Promise<Map<number, ReadingBy[]>> {
  const rows = await db()
    .selectFrom('scale_readings')
    .innerJoin('customers', 'customers.id', 'scale_readings.customer_id')
    .select([...READING_COLUMNS, 'ticket_id', 'scale_readings.scale_token_id as token'])
    .where(sql<boolean>`ticket_id = any(${ids})`)
    .orderBy('scale_readings.id')
    .execute()
  const readings = new Map<number, ReadingBy[]>()
  for (const { ticket_id, token, ...row } of rows) {
    const one = { token, reading: withNumbers(row) }
    const ofTicket = readings.get(ticket_id)
    if (ofTicket) ofTicket.push(one)
    else readings.set(ticket_id, [one])
  }
  return readings
}

/** What all readings filled last of each field, and those of each scale by itself. */
function latest(
  readings: readonly ReadingBy[],
  ticket: Weighing,
): Pick<KnownTicket, 'latestReading' | 'latestBy'> {
  const latestBy = new Map<string | null, Weighing>()
  for (const { token, reading } of readings) {
    latestBy.set(token, merge(latestBy.get(token) ?? reading, reading))
  }
  const latestReading = readings.reduce(
    (before, { reading }) => merge(before, reading),
    readings[0]?.reading ?? ticket,
  )
  return { latestReading, latestBy }
}
async function openCorrections(ids: readonly number[]) {
  const rows = await db()
    .selectFrom('open_corrections as weight_corrections')
    .leftJoin('customers', 'customers.id', 'weight_corrections.customer_id')
    .select([...READING_COLUMNS, 'weight_corrections.id', 'ticket_id'])
    .where(sql<boolean>`ticket_id = any(${ids})`)
    .execute()
  return new Map(
    rows.map(({ id, ticket_id, ...row }) => [ticket_id, { openId: id, open: partOf(row) }]),
  )
}

async function protectedAmong(ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ ticket_id: number }>`
    select ticket_id from gradings_in_force where ticket_id = any(${ids})
    union select ticket_id from lines_in_force where ticket_id = any(${ids})
    union select ticket_id from weight_corrections where decision = 'applied' and ticket_id = any(${ids})
  `.execute(db())
  return new Set(rows.map(({ ticket_id }) => ticket_id))
}
