import type { Handlers } from '../platform/handlers.ts'
import type { calls } from './contract.ts'
import { countsFor, stuckFor } from './reads/stuck.ts'
import { remind } from './writes/remind.ts'

export const handlers: Handlers<typeof calls> = {
  getStuck: (_, ctx) => stuckFor(ctx),
  remind,
  getCounts: (_, ctx) => countsFor(ctx),
}
