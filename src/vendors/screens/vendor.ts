import type { Output } from '../../platform/call.ts'
import type { calls } from '../contract.ts'
import { levelsToMove } from '../rules/level.ts'

export type Vendor = Output<typeof calls.getVendors>['data'][number]
export type Level = Output<typeof calls.getLevels>[number]

/** The level that a vendor should have by its last 12 months; undefined where it has that one. */
export function alertOf({ CustomerLevel, EstimateID, EstimateName }: Vendor) {
  const move = levelsToMove(CustomerLevel, EstimateID)
  if (move === null || EstimateName === null) return undefined
  const isUp = move > 0
  return {
    isUp,
    name: EstimateName,
    word: isUp ? 'vendor.moveUp' : 'vendor.moveDown',
  } as const
}

/** Whether the vendor is linked to a customer, from which it has level and finance data. */
export function isLinked({ CustomerID }: Vendor): boolean {
  return CustomerID !== null
}
