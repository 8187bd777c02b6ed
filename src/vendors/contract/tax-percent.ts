import { z } from 'zod'
import { decimals } from '../../platform/call.ts'
import { messageKey } from '../../platform/catalogue.ts'
import { MAX_TAX } from '../rules.ts'

/** What is withheld of a payment, in percent. */
export const taxPercent = z
  .number({ error: messageKey('v.tax') })
  .min(0, messageKey('v.tax'))
  .max(MAX_TAX, messageKey('v.tax'))
  .refine(decimals(2), messageKey('v.tax'))
