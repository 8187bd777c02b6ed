import type { WordKey } from '../../platform/catalogue.ts'
import type { Words } from '../../platform/i18n.ts'
import { allWords } from './all-words.ts'

/** What the sign-in page says; every other word comes with the product. */
const KEYS = [
  'ui.app',
  'ui.pageTitle',
  'ui.language.th',
  'ui.language.en',
  'ui.showPassword',
  'ui.broken',
  'ui.reload',
  'signIn.title',
  'signIn.about',
  'signIn.email',
  'signIn.emailExample',
  'signIn.password',
  'signIn.code',
  'signIn.remember',
  'signIn.verb',
  'signIn.signUp',
  'signIn.kilograms',
  'forgot.title',
  'auth.signup',
  'auth.expired',
  'auth.ended',
  'auth.revoked',
  'auth.deactivated',
  'v.email',
  'v.emailFormat',
  'v.password',
  'sys.network',
  'ui.noNetwork',
  'sys.networkUnsure',
  'sys.timeout',
  'sys.unavailable',
] as const satisfies readonly WordKey[]

export const firstWords: Words = Object.fromEntries(KEYS.map((key) => [key, allWords[key]]))
