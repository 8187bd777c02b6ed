import { z } from 'zod'
import { day } from '../../platform/call.ts'
import { addDays, businessDay } from '../../platform/thai-date.ts'

/** The day in the address; without one it means yesterday, which is the first that can be closed. */
export const dayAddress = z.object({
  date: z.union([z.literal(''), day]).default(''),
})

export function yesterday(): string {
  return addDays(businessDay(new Date()), -1)
}
