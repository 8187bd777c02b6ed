import type { CallContext } from '../../platform/call-context.ts'
import { yieldToEventLoop } from '../../platform/yield-to-event-loop.ts'
import { isOdd, type TicketFault } from '../../weighing/rules/faults.ts'
import { IMPORT_NUMBERING } from '../../weighing/rules/identity.ts'
import { TRUCK_FIELD, type TruckAnswer } from '../../weighing/rules/numbering.ts'
import {
  findKnownTickets,
  type KnownTicket,
  type PartialIdentity,
} from '../../weighing/writes/known-tickets.ts'
import { newTicket, otherTruck, truckOf } from '../../weighing/writes/validate.ts'
import { readingOf, ticketKey, validateTickets } from '../kinds/ticket-readings.ts'
import { identityIn } from '../kinds/tickets.ts'
import type { FaultCode } from '../words.ts'
import { addFault } from './parse-rows.ts'
import type { Records } from './records.ts'
import type { Targets, ValidatedRow } from './validation.ts'

/**
 * Says which ticket each row is of, by the rule of the intake, and gives it the number that this ticket has. A row under
 * the number or slip of another truck waits for the officer's answer.
 */
export async function identifyTickets(rows: readonly ValidatedRow[]): Promise<void> {
  const ofTickets = rows.filter(({ kind }) => kind === 'tickets')
  if (ofTickets.length === 0) return
  const read: { row: ValidatedRow; reading: ReturnType<typeof readingOf> }[] = []
  for (const row of ofTickets) {
    await yieldToEventLoop()
    read.push({ row, reading: readingOf(row.given) })
  }
  const known = await findKnownTickets(
    read.map(({ row, reading }) => reading ?? { scaleId: row.given.WeightScaleIDIn || null }),
    IMPORT_NUMBERING,
  )
  const lines = new Map<KnownTicket, ValidatedRow>()
  for (const { row, reading } of read) {
    await yieldToEventLoop()
    row.shownKey = row.given.WeightScaleIDIn || row.key
    const truck = (row.given.Truck || undefined) as TruckAnswer | undefined
    delete row.given.Truck
    row.answers = { truck, confirmed: row.confirmed }
    const found = reading ? known.identify(reading) : { same: known.ofNumber(row.shownKey) }
    const ticket = truckOf(found, truck)
    if (ticket) {
      row.key = lines.get(ticket)?.key ?? ticketKey(ticket)
      row.shownKey = ticket.scaleId
      row.given.WeightScaleIDIn = ticket.scaleId
    } else if (reading && found.other && !truck) {
      const { code, params } = otherTruck(found, reading)
      addFault(row, TRUCK_FIELD, '', CODES[code], params)
    } else if (reading) {
      const made = newTicket(reading, IMPORT_NUMBERING, found.other !== undefined)
      row.key = ticketKey(made)
      row.shownKey = made.scaleId
      row.given.WeightScaleIDIn = made.scaleId
      lines.set(made, row)
      known.add(made)
    }
  }
}

/** Tickets are what the intake would take from a scale; of one that is graded or on an order nothing is changed. */
export async function checkTickets(
  targets: Targets,
  named: Records,
  ctx: Pick<CallContext, 'now'>,
): Promise<void> {
  const all = [...(targets.get('tickets')?.values() ?? [])]
  const whole = all.filter(({ row }) => row.faults.length === 0)
  if (whole.length === 0) return
  const products = await named.of('products')
  for (const target of whole) {
    const { ProductDataID = '', ProductTypeName } = target.after
    if (target.before || ProductTypeName) continue
    target.after = { ...target.after, ProductTypeName: products.get(ProductDataID)?.Name ?? '' }
  }
  const rows = whole.map(({ key, after, answers }) => ({ key, values: after, answers }))
  const identities: PartialIdentity[] = []
  for (const row of rows) {
    await yieldToEventLoop()
    identities.push(...identityIn(row))
  }
  const known = await findKnownTickets(identities, IMPORT_NUMBERING)
  const wasProtected = new Set(known.all().filter(({ isProtected }) => isProtected))
  const validated = await validateTickets(rows, known, ctx)
  for (const [at, { outcome, fault, of }] of validated.entries()) {
    const { row, before } = whole[at]!
    if (fault) {
      const field = fault.field ?? null
      const value = row.given[field ?? ''] ?? null
      addFault(
        row,
        field,
        value,
        CODES[fault.code],
        fault.params,
        isOdd(fault.code) ? (row.written?.[field ?? ''] ?? value) : null,
      )
    } else if (outcome === 'unchanged') whole[at]!.after = before ?? {}
    else if (of && wasProtected.has(of)) addFault(row, null, null, 'ticketInUse')
  }
}

/** What the intake calls each fault here; its own words speak to whoever stands at a scale. */
const CODES: Record<TicketFault['code'], FaultCode> = {
  'scale.notTicket': 'text',
  'scale.missing': 'required',
  'scale.unknownField': 'text',
  'scale.kilograms': 'number',
  'scale.decimals': 'decimals',
  'scale.time': 'instant',
  'scale.tooLong': 'tooLong',
  'scale.text': 'text',
  'scale.net': 'net',
  'scale.order': 'timeOrder',
  'scale.future': 'future',
  'scale.halfOut': 'halfOut',
  'scale.voided': 'ticketVoided',
  'scale.unknownProduct': 'unknownRef',
  'scale.otherTruck': 'otherTruck',
  'scale.slipTaken': 'slipTaken',
  'scale.sameLoad': 'sameLoad',
  'scale.oddWeight': 'oddWeight',
  'scale.oldWayIn': 'instant',
  'scale.oddNet': 'oddNet',
  'day.closed': 'dayClosed',
}
