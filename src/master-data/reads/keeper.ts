import { refuse } from '../../platform/errors.ts'
import type { Keeper } from '../rules.ts'

let present: Keeper = 'forms'

/** Sets who keeps the master data of the mill. */
export function setKeeper(keeper: Keeper): void {
  present = keeper
}

/** As `setKeeper` said. */
export function keeper(): Keeper {
  return present
}

/** Refuses `masterData.erp` what officers do by forms, where an ERP keeps the master data. */
export function requireForms(): void {
  if (present === 'erp') refuse('masterData.erp')
}
