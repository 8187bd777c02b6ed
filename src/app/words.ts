import { errors as evaluationErrors, words as evaluation } from '../evaluation/words.ts'
import { errors as identityErrors } from '../identity/words.ts'
import { type ErrorRow, errors as frameErrors } from '../platform/errors.ts'
import { createWords, type Words } from '../platform/i18n.ts'
import { words as platform } from '../platform/words.ts'
import { errors as pricingErrors, words as pricing } from '../pricing/words.ts'
import { errors as purchaseErrors, words as purchase } from '../purchase-orders/words.ts'
import { errors as reportErrors, words as reports } from '../reports/words.ts'
import { errors as weighingErrors, words as weighing } from '../weighing/words.ts'

/** The error catalogue: every code a call may refuse with, its status and its sentence in both languages. */
export const catalogue: Readonly<Record<string, ErrorRow>> = {
  ...frameErrors,
  ...identityErrors,
  ...pricingErrors,
  ...weighingErrors,
  ...evaluationErrors,
  ...purchaseErrors,
  ...reportErrors,
}

/** Every word that the server says: refusals, validation, states, documents. */
export const serverWords: Words = {
  ...catalogue,
  ...platform,
  ...pricing,
  ...weighing,
  ...evaluation,
  ...purchase,
  ...reports,
}

export const words = createWords(serverWords)
