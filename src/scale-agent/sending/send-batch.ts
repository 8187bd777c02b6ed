import { createHash } from 'node:crypto'
import { z } from 'zod'
import { calls } from '../../weighing/contract.ts'
import { type Answer, isUnnumbered, type SentTicket } from '../queue/entries.ts'
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
