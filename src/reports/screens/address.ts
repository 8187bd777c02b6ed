import { z } from 'zod'
import { day } from '../../platform/call.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { ESTATE_GROUPS } from '../rules.ts'

/** The day of a report in its address; without one it means today. */
export const reportAddress = z.object({
  date: z.union([z.literal(''), day]).default(''),
})

export const paymentAddress = reportAddress.extend({
  group: z.coerce.string().pipe(z.enum(ESTATE_GROUPS)).default('1'),
})

/** The day that a report with this address shows. */
export function dayOf({ date }: z.output<typeof reportAddress>): string {
  return date || businessDay(new Date())
}
