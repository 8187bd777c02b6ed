import type { Handlers } from '../platform/handlers.ts'
import type { calls } from './contract.ts'
import { decidedTwins } from './reads/decided-twins.ts'
import { refusedTickets } from './reads/refused.ts'
import { scaleLists, trucksInside } from './reads/scale-lists.ts'
import { silentScales } from './reads/silences.ts'
import { tokenRows } from './reads.ts'
import { importTickets } from './writes/import-tickets.ts'
import { reopenRefused, setRefusedAside } from './writes/resolve-refused.ts'
import { takeInRefused } from './writes/take-in-refused.ts'
import { createToken, revokeToken, setNumberRestarts } from './writes/tokens.ts'
import { joinTwins, keepTwinsApart, undoTwins } from './writes/twins.ts'
import { unvoidTicket, voidOwnTicket, voidTicket } from './writes/void-ticket.ts'

export const handlers: Handlers<typeof calls> = {
  importTickets: ({ tickets }, ctx) => importTickets(tickets, ctx),
  getScaleLists: () => scaleLists(),
  getTrucksInside: (_, ctx) => trucksInside(ctx),
  getRefused: refusedTickets,
  takeInRefused,
  setRefusedAside,
  reopenRefused,
  voidTicket,
  voidOwnTicket,
  unvoidTicket,
  getDecidedTwins: () => decidedTwins(),
  joinTwins,
  keepTwinsApart,
  undoTwins,
  getTokens: (_, ctx) => tokenRows(ctx),
  getSilent: () => silentScales(),
  createToken,
  setNumberRestarts,
  revokeToken,
}
