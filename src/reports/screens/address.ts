import { z } from 'zod'
import { day } from '../../platform/call.ts'
import { listView } from '../../ui/table/list-view.ts'
import { ESTATE_GROUPS } from '../rules.ts'

/** The day of a report in its address, none of which means today, and what is shown of its rows. */
export const reportAddress = listView.extend({
  date: z.union([z.literal(''), day]).default(''),
  q: z.coerce.string().default(''),
})

/** By whom the money is for, or ticket by ticket in the order in which they left. */
export const PAYMENT_VIEWS = ['payee', 'ticket'] as const
export type PaymentView = (typeof PAYMENT_VIEWS)[number]

export const paymentAddress = reportAddress.extend({
  group: z.coerce.string().pipe(z.enum(ESTATE_GROUPS)).default('1'),
  view: z.enum(PAYMENT_VIEWS).default('payee'),
  /** A key of the sums by bank; '' for all. */
  bank: z.coerce.string().default(''),
})
export type PaymentAddress = z.output<typeof paymentAddress>
