import { refuse } from '../../platform/errors.ts'
import { setting } from '../../platform/setting.ts'
import type { Keeper } from '../rules.ts'

/** Who keeps the master data of the mill. */
export const keeper = setting<Keeper>('forms')

/** Refuses `masterData.erp` what officers do by forms, where an ERP keeps the master data. */
export function requireForms(): void {
  if (keeper() === 'erp') refuse('masterData.erp')
}
