import type { Handlers } from '../platform/handlers.ts'
import type { calls } from './contract.ts'
import { unweighedVehicles, weighedVehicles } from './reads.ts'
import { pullRegistrations } from './writes/register.ts'
import { saveWeight } from './writes/save-weight.ts'

export const handlers: Handlers<typeof calls> = {
  getWeighed: weighedVehicles,
  getUnweighed: unweighedVehicles,
  pullRegistrations,
  saveWeight,
}
