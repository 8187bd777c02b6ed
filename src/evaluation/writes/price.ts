import type { OfficerAct } from '../../platform/act.ts'
import type { Valuation } from '../contract.ts'
import { palmRecord } from '../reads.ts'

export async function priceTicket(valuation: Valuation, _act: OfficerAct) {
  return palmRecord(valuation.SSWeightID)
}
export async function correctPrice(valuation: Valuation & { Reason: string }, _act: OfficerAct) {
  return palmRecord(valuation.SSWeightID)
}
