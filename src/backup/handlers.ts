import type { Handlers } from '../platform/handlers.ts'
import type { calls } from './contract.ts'
import { lastBackup } from './reads/last-backup.ts'

export const handlers: Handlers<typeof calls> = {
  getLastBackup: (_, ctx) => lastBackup(ctx.now),
}
