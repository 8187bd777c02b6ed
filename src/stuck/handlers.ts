import type { Handlers } from '../platform/handlers.ts'
import type { calls } from './contract.ts'
import { countsFor } from './reads/counts.ts'
import { stuckFor } from './reads/stuck.ts'

export const handlers: Handlers<typeof calls> = {
  getStuck: (_, ctx) => stuckFor(ctx),
  getCounts: (_, ctx) => countsFor(ctx),
}
