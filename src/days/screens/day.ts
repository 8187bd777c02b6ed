import type { Output } from '../../platform/call.ts'
import type { calls } from '../contract.ts'

/** A day as the server answers it. */
export type Day = Output<typeof calls.getDay>
export type Closing = Day['Closings'][number]

/** The closing in force; undefined while the day is open. */
export function closingInForce(day: Day): Closing | undefined {
  return day.Closings.find(({ ReopenedAt }) => ReopenedAt === null)
}
