import type { OfficerAct } from '../../platform/act.ts'
import type { Parsed } from '../../platform/call.ts'
import { transaction } from '../../platform/db.ts'
import type { calls } from '../contract/weights.ts'
import { palmRecord } from '../reads/palm-records.ts'
import { holdTicket } from './ticket.ts'

/** Puts other weights or another registration in the place of those in force. */
export function updateWeightInfo(given: Parsed<typeof calls.updateWeightInfo>, _act: OfficerAct) {
  return transaction(async () => {
    const ticket = await holdTicket(given)
    return palmRecord(ticket.id)
  })
}
