import type { z } from 'zod'
import { version } from '../../platform/call.ts'
import { requiredReason } from '../../platform/reasons.ts'

/** Why a ticket can be graded, priced and weighed anew no more. */
export const FROZEN = [
  'ticket.notFound',
  'ticket.voided',
  'ticket.locked',
  'ticket.lockedFinal',
  'day.closed',
] as const

/** What a call that corrects asks besides what it corrects to. */
export const correcting = {
  Reason: requiredReason,
  /** Of the ticket that the officer saw: a newer one is refused. */
  Version: version,
}

/** A grading or a valuation in the place of the one in force. */
export type Correction<T> = T & z.output<z.ZodObject<typeof correcting>>
