import type { Handlers } from '../platform/handlers.ts'
import type { calls } from './contract.ts'
import { tokenRows } from './reads.ts'
import { importTickets } from './writes/import-tickets.ts'
import { createToken, revokeToken } from './writes/tokens.ts'

export const handlers: Handlers<typeof calls> = {
  importTickets: ({ tickets }, ctx) => importTickets(tickets, ctx),
  getTokens: () => tokenRows(),
  createToken,
  revokeToken,
}
