import { createHash } from 'node:crypto'
import { z } from 'zod'
import { calls } from '../../src/weighing/contract.ts'
import { type Answer, isUnnumbered, type SentTicket } from '../queue/entries.ts'
import type { KnownTruck } from '../queue/queue.ts'
import { faultOf, post, type SendFault, type SendOptions, type Server } from './post.ts'

export type SendResult = { answers: Answer[] } | SendFault

const answered = z.object({ result: calls.importTickets.output })

/**
 * Sends `tickets` in one batch, and gives the server's answer to each, in their order. Without tickets it tells whether
 * the server is there and takes the token. The key is that of the contents: sent again, they get the first answer.
 */
export function sendBatch(
  server: Server,
  tickets: readonly SentTicket[],
  options: SendOptions,
): Promise<SendResult> {
  const body = JSON.stringify({ tickets: tickets.map(asSent) })
  const key = createHash('sha256').update(body).digest('base64url')
  const read = (status: number, answer: unknown) =>
    status === 200 ? readAnswers(answer, tickets) : faultOf(status, answer)
  return post(server, { path: calls.importTickets.path, body, key }, read, options)
}

/** As the server gets it: the id of a ticket without a number is the queue's, and would be taken for one of the scale. */
function asSent(ticket: SentTicket) {
  return isUnnumbered(ticket.WeightScaleIDIn) ? { ...ticket, WeightScaleIDIn: null } : ticket
}

function readAnswers(answer: unknown, tickets: readonly SentTicket[]): SendResult {
  const { data } = answered.safeParse(answer)
  const isOfThese =
    data?.result.length === tickets.length &&
    tickets.every((ticket, n) => asSent(ticket).WeightScaleIDIn === data.result[n]?.WeightScaleIDIn)
  if (!data || !isOfThese) return { fault: 'noProduct', detail: 'HTTP 200' }
  return {
    answers: data.result.map(({ Outcome, Reason, SSWeightID }) => ({
      outcome: Outcome,
      reason: Reason,
      ticketId: SSWeightID,
    })),
  }
}

const inside = z.object({ result: calls.getTrucksInside.output })

/** The trucks that the server says are inside, and ids of tickets that were voided. */
interface Inside {
  trucks: KnownTruck[]
  voided: number[]
}

/** Asks the server who is inside; one of a version that does not tell says nothing. */
export function askInside(server: Server, options: SendOptions): Promise<Inside | SendFault> {
  return post(server, { path: calls.getTrucksInside.path, body: '{}' }, readInside, options)
}

function readInside(status: number, answer: unknown): Inside | SendFault {
  if (status === 404) return { trucks: [], voided: [] }
  const { data } = inside.safeParse(answer)
  if (status !== 200 || !data) return faultOf(status, answer)
  const { Trucks, VoidedIDs } = data.result
  const trucks = Trucks.map(({ SSWeightID, ...ticket }) => ({ ticketId: SSWeightID, ticket }))
  return { trucks, voided: VoidedIDs }
}

/** Without a refusal the ticket is voided. */
type VoidResult = { refusal?: string } | SendFault

const done = z.object({ result: calls.voidOwnTicket.output })
const refused = z.object({ code: z.string(), message: z.string() })

/**
 * Asks the server to void the ticket of a weigh-in, or where it refused that to set aside what waits under the number; one
 * that is voided already is what was asked for.
 */
export function sendVoid(
  server: Server,
  of: { SSWeightID: number } | { WeightScaleIDIn: string },
  reason: string,
  options: SendOptions,
): Promise<VoidResult> {
  const body = JSON.stringify({ ...of, Reason: reason })
  return post(server, { path: calls.voidOwnTicket.path, body }, readVoided, options)
}

function readVoided(status: number, answer: unknown): VoidResult {
  if (status === 200)
    return done.safeParse(answer).success ? {} : { fault: 'noProduct', detail: 'HTTP 200' }
  const { data } = refused.safeParse(answer)
  if (status !== 400 || !data) return faultOf(status, answer)
  return data.code === 'ticket.voided' ? {} : { refusal: data.message }
}
