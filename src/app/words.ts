import { words as auditTrail } from '../audit-trail/words.ts'
import { errors as dayErrors, words as days } from '../days/words.ts'
import { words as slip } from '../evaluation/documents/words.ts'
import { words as evaluation, errors as evaluationErrors } from '../evaluation/words.ts'
import { words as mails } from '../identity/documents/words.ts'
import { words as identity, errors as identityErrors } from '../identity/words.ts'
import { errors as importErrors, words as referenceImport } from '../import/words.ts'
import { words as masterData, errors as masterDataErrors } from '../master-data/words.ts'
import { words as noticeMails } from '../notices/documents/words.ts'
import type { ErrorCode } from '../platform/catalogue.ts'
import { words as documents } from '../platform/documents/words.ts'
import { type ErrorRow, errors as platformErrors } from '../platform/errors.ts'
import { createTranslate, type Words } from '../platform/i18n.ts'
import { terms } from '../platform/terms.ts'
import { words as platform } from '../platform/words.ts'
import { words as pricing, errors as pricingErrors } from '../pricing/words.ts'
import { words as purchase, errors as purchaseErrors } from '../purchase-orders/words.ts'
import { errors as reportErrors, words as reports } from '../reports/words.ts'
import { errors as settingErrors, words as settings } from '../settings/words.ts'
import { errors as stuckErrors } from '../stuck/words.ts'
import { errors as vehicleErrors, words as vehicles } from '../vehicles/words.ts'
import { errors as vendorErrors, words as vendors } from '../vendors/words.ts'
import { faultWords } from '../weighing/words/faults.ts'
import { fixWords } from '../weighing/words/fixing.ts'
import { words as weighing, errors as weighingErrors } from '../weighing/words.ts'

/** The error catalogue: every code a call may refuse with, its status and its sentence in both languages. */
export const catalogue = {
  ...platformErrors,
  ...identityErrors,
  ...settingErrors,
  ...masterDataErrors,
  ...pricingErrors,
  ...vendorErrors,
  ...vehicleErrors,
  ...weighingErrors,
  ...evaluationErrors,
  ...purchaseErrors,
  ...stuckErrors,
  ...reportErrors,
  ...dayErrors,
  ...importErrors,
} satisfies Record<string, ErrorRow>

/** The HTTP status of what a code refuses. */
export function statusOf(code: ErrorCode): number {
  const row: ErrorRow = catalogue[code]
  return row.status ?? 400
}

/** What only documents, mails and the answers to a scale say; no screen names it. */
export const documentWords = {
  ...documents,
  ...slip,
  ...mails,
  ...noticeMails,
  ...faultWords,
  ...fixWords,
} satisfies Words

/** Every word that the server says: refusals, validation, states, documents. */
export const serverWords = {
  ...catalogue,
  ...platform,
  ...terms,
  ...documentWords,
  ...identity,
  ...settings,
  ...masterData,
  ...pricing,
  ...vendors,
  ...vehicles,
  ...weighing,
  ...evaluation,
  ...purchase,
  ...reports,
  ...days,
  ...referenceImport,
  ...auditTrail,
} satisfies Words

/** Translates a key of the server's words to a language. */
export const translate = createTranslate(serverWords)

declare module '../platform/catalogue.ts' {
  interface Catalogue {
    errors: typeof catalogue
    server: typeof serverWords
  }
}
