import { z } from 'zod'
import { calls } from '../../weighing/contract.ts'
import type { KnownTruck } from '../queue/queue.ts'
import { faultOf, post, type SendFault, type SendOptions, type Server } from './post.ts'

const answered = z.object({ result: calls.getTrucksInside.output })

/** The trucks that the server says are inside; none where it is of a version that does not tell. */
export function askInside(
  server: Server,
  options: SendOptions,
): Promise<{ trucks: KnownTruck[] } | SendFault> {
  return post(server, { path: calls.getTrucksInside.path, body: '{}' }, read, options)
}

function read(status: number, answer: unknown): { trucks: KnownTruck[] } | SendFault {
  if (status === 404) return { trucks: [] }
  const { data } = answered.safeParse(answer)
  if (status !== 200 || !data) return faultOf(status, answer)
  const trucks = data.result.map(({ SSWeightID, ...ticket }) => ({ ticketId: SSWeightID, ticket }))
  return { trucks }
}
