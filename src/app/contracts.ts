import { calls as auditTrail } from '../audit-trail/contract.ts'
import { calls as backup } from '../backup/contract.ts'
import { calls as dashboard } from '../dashboard/contract.ts'
import { calls as days } from '../days/contract.ts'
import { calls as evaluation } from '../evaluation/contract.ts'
import { calls as identity } from '../identity/contract.ts'
import { calls as referenceImport } from '../import/contract.ts'
import { calls as masterData } from '../master-data/contract.ts'
import { calls as movingIn } from '../moving-in/contract.ts'
import { calls as notices } from '../notices/contract.ts'
import type { Call } from '../platform/call.ts'
import { calls as live } from '../platform/live/contract.ts'
import { calls as pricing } from '../pricing/contract.ts'
import { calls as purchaseOrders } from '../purchase-orders/contract.ts'
import { calls as reports } from '../reports/contract.ts'
import { calls as search } from '../search/contract.ts'
import { calls as settings } from '../settings/contract.ts'
import { calls as stuck } from '../stuck/contract.ts'
import { calls as vehicles } from '../vehicles/contract.ts'
import { calls as vendors } from '../vendors/contract.ts'
import { calls as weighing } from '../weighing/contract.ts'

/** Every call of the product, by feature: the one table that all else follows from. */
export const contracts = {
  live,
  identity,
  settings,
  notices,
  masterData,
  pricing,
  vendors,
  vehicles,
  weighing,
  evaluation,
  purchaseOrders,
  movingIn,
  stuck,
  reports,
  days,
  backup,
  dashboard,
  search,
  referenceImport,
  auditTrail,
}

/** Every call, in the order of the table. */
export const allCalls: readonly Call[] = Object.values(contracts).flatMap((calls) =>
  Object.values(calls),
)
