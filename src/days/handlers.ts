import type { Handlers } from '../platform/handlers.ts'
import { fileStamp } from '../platform/thai-date.ts'
import type { calls } from './contract.ts'
import { closedDayPdf } from './documents/closed-day.ts'
import { closingInForce } from './reads/closings.ts'
import { dayState } from './reads/day.ts'
import { closeDay } from './writes/close.ts'
import { askReopening, confirmReopening, dismissReopening } from './writes/reopen.ts'

export const handlers: Handlers<typeof calls> = {
  getDay: ({ Day }, ctx) => dayState(Day, ctx),
  closeDay,
  askReopening,
  confirmReopening,
  dismissReopening,
  exportDay: async ({ Day }, ctx) => ({
    name: `Closed_Day_${Day}_${fileStamp(ctx.now)}.pdf`,
    body: await closedDayPdf(Day, await closingInForce(Day), ctx),
  }),
}
