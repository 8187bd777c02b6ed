import type { Handlers } from '../platform/handlers.ts'
import type { calls } from './contract.ts'
import { monthPdf } from './documents/month.ts'
import { entriesOfEvent, recordAsItWas } from './reads/entries.ts'
import { events, exportedEvents } from './reads/events.ts'
import { sealState } from './reads/seal.ts'

export const handlers: Handlers<typeof calls> = {
  getEvents: events,
  getEntriesOfEvent: entriesOfEvent,
  getRecord: recordAsItWas,
  exportEvents: exportedEvents,
  getSeal: sealState,
  exportMonth: ({ Month }, ctx) => monthPdf(Month, ctx),
}
