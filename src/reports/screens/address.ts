import { z } from 'zod'
import { day } from '../../platform/call.ts'
import { ESTATE_GROUPS } from '../rules.ts'

/** The day of a report in its address; without one it means today. */
export const reportAddress = z.object({
  date: z.union([z.literal(''), day]).default(''),
})

/** By whom the money is for, or ticket by ticket in the order in which they left. */
export const PAYMENT_VIEWS = ['payee', 'ticket'] as const
export type PaymentView = (typeof PAYMENT_VIEWS)[number]

/** What the payment can be sorted by. */
export const SORT_FIELDS = [
  'SequenceWeightOut',
  'CarRegister',
  'ProductTypeName',
  'PONumber',
  'PayState',
  'CustomerID',
  'CustomerName',
  'SysBankName',
  'WeightNet',
  'SysPrice',
  'Amount',
  'Tax',
  'Paid',
] as const
export type SortField = (typeof SORT_FIELDS)[number]

export const paymentAddress = reportAddress.extend({
  group: z.coerce.string().pipe(z.enum(ESTATE_GROUPS)).default('1'),
  view: z.enum(PAYMENT_VIEWS).default('payee'),
  /** A key of the sums by bank; '' for all. */
  bank: z.coerce.string().default(''),
  q: z.coerce.string().default(''),
  /** Without one: payees by code, tickets as they left. */
  sort: z.enum(['', ...SORT_FIELDS]).default(''),
  desc: z.boolean().default(false),
})
