import type { Output } from '../../platform/call.ts'
import type { calls } from '../contract.ts'

export type Vendor = Output<typeof calls.getVendors>['data'][number]
export type Level = Output<typeof calls.getLevels>[number]

/** The level that a vendor should have by its last 12 months; undefined where it has that one. */
export function alertOf({ CustomerLevel, EstimateID, EstimateName }: Vendor) {
  if (CustomerLevel === null || EstimateID === null || EstimateName === null) return undefined
  if (CustomerLevel === EstimateID) return undefined
  const isUp = EstimateID > CustomerLevel
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
