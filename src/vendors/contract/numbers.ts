import { z } from 'zod'
import { decimals } from '../../platform/call.ts'
import { messageKey, type WordKey } from '../../platform/catalogue.ts'
import { MAX_TAX } from '../rules.ts'

/** A number from 0 to `max` with up to 2 decimals; what is none is refused with `message`. */
export const upTo = (max: number, message: WordKey) =>
  z.number({ error: message }).min(0, message).max(max, message).refine(decimals(2), message)

/** What is withheld of a payment, in percent. */
export const taxPercent = upTo(MAX_TAX, messageKey('v.tax'))
