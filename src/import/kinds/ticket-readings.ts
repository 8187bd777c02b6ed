import type { CallContext } from '../../platform/call-context.ts'
import { fromWire } from '../../platform/fields.ts'
import { yieldToEventLoop } from '../../platform/yield-to-event-loop.ts'
import type { ScaleTicket } from '../../weighing/contract.ts'
import type { Answers, TicketFault } from '../../weighing/rules/faults.ts'
import { WEIGHING_FIELDS } from '../../weighing/rules/fields.ts'
import {
  IMPORT_NUMBERING,
  identityOf,
  isTruckName,
  type ReadingIdentity,
} from '../../weighing/rules/identity.ts'
import type { Weighing } from '../../weighing/rules.ts'
import { spelledAsKnown } from '../../weighing/writes/known-spellings.ts'
import type { KnownTicket, KnownTickets } from '../../weighing/writes/known-tickets.ts'
import { lockDays } from '../../weighing/writes/lock-days.ts'
import { type ReadTicket, readTicket } from '../../weighing/writes/read-ticket.ts'
import { usualFor } from '../../weighing/writes/usual.ts'
import { refused, type Validation, validate } from '../../weighing/writes/validate.ts'
import type { Values } from './kind.ts'
import { timeOf, timeText } from './ticket-times.ts'

/** A ticket as a row says it: which it is, and what the officer answered of it. */
export interface TicketRow {
  key: string
  values: Values
  answers?: Answers
}

/** What the intake makes of tickets, as if a scale had sent them. */
export async function validateTickets(
  tickets: readonly TicketRow[],
  known: KnownTickets,
  { now }: Pick<CallContext, 'now'>,
): Promise<Validation[]> {
  const read: ReadTicket[] = []
  for (const ticket of tickets) {
    await yieldToEventLoop()
    read.push(readTicket(sentOf(ticket, known)))
  }
  const spelled = await spelledAsKnown(read)
  const closedDays = await lockDays(
    spelled.flatMap(({ ticket }) => ticket ?? []),
    known.all(),
  )
  const plates = spelled.flatMap(({ ticket }) => ticket?.CarRegister ?? [])
  const usual = await usualFor(plates, null)
  const validated: Validation[] = []
  for (const [at, { ticket, scaleId, fault }] of spelled.entries()) {
    await yieldToEventLoop()
    const { key, answers } = tickets[at]!
    const intake = { numbering: IMPORT_NUMBERING, closedDays, usual, now, answers }
    const same = knownOf(key, known)
    validated.push(
      ticket
        ? validate(ticket, known, intake, same && { same })
        : refused(scaleId, undefined, fault as TicketFault),
    )
  }
  return validated
}

/** What a ticket is called in an import: one that is known by its id, a new one by its number, a second by its way in too. */
export function ticketKey({ id, scaleId, identifiedBy, period }: KnownTicket): string {
  if (id !== undefined) return `#${id}`
  return identifiedBy === 'number' && period !== '' ? `${scaleId} ${period}` : scaleId
}

/** The id of a ticket that was known when its row was read. */
export function ticketIdOf(key: string): number | undefined {
  return key.startsWith('#') ? Number(key.slice(1)) : undefined
}

function knownOf(key: string, known: KnownTickets): KnownTicket | undefined {
  const id = ticketIdOf(key)
  return id === undefined ? undefined : known.ofId(id)
}

/** Calls a ticket without a number as the intake does: by its slip, else by its way in and plate. */
export function nameTruck(given: Record<string, string>): void {
  if (!given.WeightScaleIDIn) given.WeightScaleIDIn = unnumbered(given) ?? ''
}

/** The number that the scale gave; null where a ticket is called otherwise. */
function numberIn(values: Values): string | null {
  const { WeightScaleIDIn: number, SequenceWeightOut: slip } = values
  const timeIn = timeOf(values, 'WeightTimeIn')
  if (!number || number === slip || (timeIn && isTruckName(number, new Date(timeIn)))) return null
  return number
}

function unnumbered(values: Values): string | undefined {
  const { CarRegister: registration, SequenceWeightOut: slip_number = null } = values
  const timeIn = timeOf(values, 'WeightTimeIn')
  if (slip_number) return slip_number
  if (!registration || !timeIn) return undefined
  const truck = { registration, time_in: new Date(timeIn), weight_in_kg: 0 }
  return identityOf({ ...truck, slip_number, scaleId: null }).scaleId
}

/** What a row of tickets is identified by; undefined where it lacks a plate, a way in or a weight. */
export function readingOf(values: Values): (ReadingIdentity & Weighing) | undefined {
  const { ticket } = readTicket(sentOf({ key: '', values }))
  if (!ticket) return undefined
  return { ...fromWire(WEIGHING_FIELDS, ticket), scaleId: ticket.WeightScaleIDIn ?? null }
}

/** As a scale would send it. */
function sentOf({ key, values }: TicketRow, known?: KnownTickets): object {
  const of = known && knownOf(key, known)
  return {
    WeightScaleIDIn: of ? null : numberIn(values),
    SequenceWeightOut: values.SequenceWeightOut || null,
    CarRegister: values.CarRegister,
    CustomerDataID: values.CustomerDataID,
    // Customers that are new come in before their tickets, with their names.
    CustomerName: values.CustomerDataID,
    ProductDataID: values.ProductDataID,
    ProductTypeName: values.ProductTypeName ?? '',
    WeightIn: kilograms(values.WeightIn),
    WeightTimeIn: precise(values, 'WeightTimeIn', of?.ticket.time_in),
    WeightOut: kilograms(values.WeightOut),
    WeightTimeOut: precise(values, 'WeightTimeOut', of?.ticket.time_out),
    UserLogInDataIDIn: values.UserLogInDataIDIn || null,
    Remark1: values.Remark1 || null,
  } satisfies Partial<Record<keyof ScaleTicket, unknown>>
}

function kilograms(value: string | undefined): number | null {
  return value ? Number(value) : null
}

/** A cell knows no fractions of a second: a time that is the same but for them is the same. */
function precise(
  values: Values,
  field: 'WeightTimeIn' | 'WeightTimeOut',
  known: Date | null | undefined,
): string | null {
  return known && timeText(known) === values[field] ? known.toISOString() : timeOf(values, field)
}
