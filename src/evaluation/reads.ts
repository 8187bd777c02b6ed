import type { Given, Parsed } from '../platform/call.ts'
import type { calls } from './contract.ts'

type Calls = typeof calls

export async function palmRecords(_: Parsed<Calls['getWeightProcess']>): Promise<Given<Calls['getWeightProcess']>> {
  throw new Error('not yet')
}
export async function palmRecord(_ticketId: number): Promise<Given<Calls['evaluate']>> {
  throw new Error('not yet')
}
