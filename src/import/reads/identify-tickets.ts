import { yieldToEventLoop } from '../../platform/yield-to-event-loop.ts'
import { IMPORT_NUMBERING } from '../../weighing/rules/identity.ts'
import { TRUCK_FIELD, type TruckAnswer } from '../../weighing/rules/numbering.ts'
import { findKnownTickets, type KnownTicket } from '../../weighing/writes/known-tickets.ts'
import { newTicket, otherTruck, truckOf } from '../../weighing/writes/validate.ts'
import { readingOf, ticketKey } from '../kinds/ticket-readings.ts'
import { CODES } from './check-tickets.ts'
import { addFault } from './parse-rows.ts'
import type { ValidatedRow } from './validation.ts'

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
