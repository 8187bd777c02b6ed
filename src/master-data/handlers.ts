import type { Handlers } from '../platform/handlers.ts'
import type { calls } from './contract.ts'
import { keeper } from './reads/keeper.ts'
import { records } from './reads/records.ts'
import { createRecord, deleteRecord, updateRecord } from './writes/records.ts'

export const handlers: Handlers<typeof calls> = {
  getKeeper: async () => ({ Keeper: keeper() }),
  getRecords: records,
  createRecord,
  updateRecord,
  deleteRecord,
}
