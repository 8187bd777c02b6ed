import { z } from 'zod'
import { calls } from '../../weighing/contract.ts'
import type { KnownTruck } from '../queue/queue.ts'
import { faultOf, post, type SendFault, type SendOptions, type Server } from './post.ts'

const answered = z.object({ result: calls.getTrucksInside.output })

/** The trucks that the server says are inside, and ids of tickets that were voided. */
export interface Inside {
  trucks: KnownTruck[]
  voided: number[]
}

/** Asks the server who is inside; one of a version that does not tell says nothing. */
export function askInside(server: Server, options: SendOptions): Promise<Inside | SendFault> {
  return post(server, { path: calls.getTrucksInside.path, body: '{}' }, read, options)
}

function read(status: number, answer: unknown): Inside | SendFault {
  if (status === 404) return { trucks: [], voided: [] }
  const { data } = answered.safeParse(answer)
  if (status !== 200 || !data) return faultOf(status, answer)
  const { Trucks, VoidedIDs } = data.result
  const trucks = Trucks.map(({ SSWeightID, ...ticket }) => ({ ticketId: SSWeightID, ticket }))
  return { trucks, voided: VoidedIDs }
}
