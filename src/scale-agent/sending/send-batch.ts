import { createHash } from 'node:crypto'
import { z } from 'zod'
import { calls } from '../../weighing/contract.ts'
import { type Answer, type SentTicket, UNNUMBERED } from '../queue/entries.ts'
import type { Clock } from './clock.ts'

/** Where the product is, and the scale's token there. */
export interface Server {
  address: string
  token: string
}

/** Why a batch could not be sent; `detail` is what the server or the network itself says. */
export interface SendFault {
  fault: 'unreachable' | 'noProduct' | 'revoked' | 'failing' | 'notTaken'
  detail?: string
}

export interface SendOptions {
  clock: Clock
  signal?: AbortSignal
}

export type SendResult = { answers: Answer[] } | SendFault

const TIMEOUT_MS = 30_000
const answered = z.object({ result: calls.importTickets.output })
const refused = z.object({ message: z.string() })

/**
 * Sends `tickets` in one batch, and gives the server's answer to each, in their order. Without tickets it tells whether
 * the server is there and takes the token. The key is that of the contents: sent again, they get the first answer.
 */
export async function sendBatch(
  { address, token }: Server,
  tickets: readonly SentTicket[],
  { clock, signal }: SendOptions,
): Promise<SendResult> {
  const body = JSON.stringify({ tickets: tickets.map(asSent) })
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const askedAt = clock.steady()
  try {
    const response = await fetch(new URL(`/api/system/${calls.importTickets.path}`, address), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'th',
        authorization: `Bearer ${token}`,
        'idempotency-key': createHash('sha256').update(body).digest('base64url'),
      },
      body,
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    const answer: unknown = await response.json().catch(() => undefined)
    const result = read(response.status, answer, tickets)
    const isOfProduct = 'answers' in result || result.fault !== 'noProduct'
    if (isOfProduct) clock.compare(response.headers.get('date'), askedAt)
    return result
  } catch (error) {
    return { fault: 'unreachable', detail: causeOf(error) }
  }
}

/** As the server gets it: the id of a ticket without a number is the queue's, and would be taken for one of the scale. */
function asSent(ticket: SentTicket) {
  const isUnnumbered = ticket.WeightScaleIDIn.startsWith(UNNUMBERED)
  return isUnnumbered ? { ...ticket, WeightScaleIDIn: null } : ticket
}

function read(status: number, answer: unknown, tickets: readonly SentTicket[]): SendResult {
  if (status === 200) return readAnswers(answer, tickets)
  const { data } = refused.safeParse(answer)
  const detail = data?.message ?? `HTTP ${status}`
  if (status >= 500 || status === 429) return { fault: 'failing', detail }
  if (!data || status === 404) return { fault: 'noProduct', detail: `HTTP ${status}` }
  if (status === 401 || status === 403) return { fault: 'revoked', detail }
  return { fault: 'notTaken', detail }
}

function readAnswers(answer: unknown, tickets: readonly SentTicket[]): SendResult {
  const { data } = answered.safeParse(answer)
  const isOfThese =
    data?.result.length === tickets.length &&
    tickets.every((ticket, n) => asSent(ticket).WeightScaleIDIn === data.result[n]?.WeightScaleIDIn)
  if (!data || !isOfThese) return { fault: 'noProduct', detail: 'HTTP 200' }
  return {
    answers: data.result.map(({ Outcome, Reason }) => ({ outcome: Outcome, reason: Reason })),
  }
}

/** Node hides why a connection failed in the cause of its error. */
function causeOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message ?? message
}
