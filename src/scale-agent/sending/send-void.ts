import { z } from 'zod'
import { calls } from '../../weighing/contract.ts'
import { faultOf, post, type SendFault, type SendOptions, type Server } from './post.ts'

/** Without a refusal the ticket is voided. */
export type VoidResult = { refusal?: string } | SendFault

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
  return post(server, { path: calls.voidOwnTicket.path, body }, read, options)
}

function read(status: number, answer: unknown): VoidResult {
  if (status === 200)
    return done.safeParse(answer).success ? {} : { fault: 'noProduct', detail: 'HTTP 200' }
  const { data } = refused.safeParse(answer)
  if (status !== 400 || !data) return faultOf(status, answer)
  return data.code === 'ticket.voided' ? {} : { refusal: data.message }
}
