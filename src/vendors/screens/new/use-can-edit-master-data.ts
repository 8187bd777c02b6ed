import { calls as masterData } from '../../../master-data/contract.ts'
import { allowed, useCall } from '../../../platform/client.ts'
import { calls } from '../../contract.ts'

/** Whether the officer adds and renames vendors here: their role may, and no ERP keeps them. */
export function useCanEditMasterData(): boolean {
  const mayAdd = allowed(calls.createVendor)
  const { data } = useCall(masterData.getKeeper, {}, { enabled: mayAdd })
  return mayAdd && data?.Keeper === 'forms'
}
