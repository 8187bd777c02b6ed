import { words as auditTrail } from '../../audit-trail/screens/words.ts'
import { words as dashboard } from '../../dashboard/screens/words.ts'
import { words as days } from '../../days/screens/words.ts'
import { words as evaluation } from '../../evaluation/screens/words.ts'
import { words as factor } from '../../identity/screens/factor/words.ts'
import { words as profile } from '../../identity/screens/profile/words.ts'
import { words as users } from '../../identity/screens/users/words.ts'
import { words as entrance } from '../../identity/screens/words.ts'
import { words as imports } from '../../import/screens/words.ts'
import { words as masterData } from '../../master-data/screens/words.ts'
import { words as movingIn } from '../../moving-in/screens/words.ts'
import { words as notices } from '../../notices/screens/words.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import { errors as platformErrors } from '../../platform/errors.ts'
import type { Words } from '../../platform/i18n.ts'
import { terms } from '../../platform/terms.ts'
import { words as platform } from '../../platform/words.ts'
import { words as pricing } from '../../pricing/screens/words.ts'
import { words as purchase } from '../../purchase-orders/screens/words.ts'
import { words as reports } from '../../reports/screens/words.ts'
import { words as search } from '../../search/screens/words.ts'
import { words as settings } from '../../settings/screens/words.ts'
import { words as stuck } from '../../stuck/screens/words.ts'
import { words as ui } from '../../ui/words.ts'
import { words as vehicles } from '../../vehicles/screens/words.ts'
import { words as vendors } from '../../vendors/screens/words.ts'
import { words as weighing } from '../../weighing/screens/words.ts'
import { words as screens } from '../screen-words.ts'
import { serverWords } from '../words.ts'

/** The words of no single feature's screens. */
export const sharedWords = {
  ...platformErrors,
  ...platform,
  ...terms,
  ...ui,
  ...entrance,
  ...screens,
}

/** Every word that the screens say. */
export const allWords = {
  ...serverWords,
  ...sharedWords,
  ...auditTrail,
  ...dashboard,
  ...days,
  ...evaluation,
  ...masterData,
  ...imports,
  ...movingIn,
  ...notices,
  ...pricing,
  ...factor,
  ...profile,
  ...purchase,
  ...reports,
  ...search,
  ...settings,
  ...stuck,
  ...users,
  ...vendors,
  ...vehicles,
  ...weighing,
} satisfies Words

/** A sentence as `t` is to know it: some text that fills in these values, of which a missing one shows as nothing. */
type Filled<Sentence> = Sentence extends `${string}{{${infer Name}}}${infer Rest}`
  ? `{{${Name extends `${infer Bare},${string}` ? Bare : Name}, value}}${Filled<Rest>}`
  : string

declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false
    nsSeparator: false
    strictKeyChecks: true
    interpolationFormatTypeMap: { value: string | number | null | undefined }
    resources: { translation: { [Key in WordKey]: Filled<(typeof allWords)[Key]['en']> } }
  }
}

declare module '../../platform/catalogue.ts' {
  interface Catalogue {
    screens: typeof allWords
  }
}

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

/** The title of the profile stands in the menu. */
const RARE =
  /^(audit|day|import|mail|levels|settings?|voids|refused|stuck|board|light|premium|prices|masterData|moving|token|factor|newPassword|user|quotation|yield|palm|corrections|weights|accounts)\.|^profile\.(?!title$)|^vendor\.(finance|event|exporting|setUp|link|unlink|level)\b|^(gate|sheet)\.(?!title$)|^done\.(factor|premium|yield)|^batch\.cut|^ask\.(yield|premiumRemove|level|deactivate|activate|ownRole|endSessions|resetFactor)/

/** What screens say that are seldom opened: they come with their screen. */
export const rareWords: Words = Object.fromEntries(
  Object.entries(allWords).filter(([key]) => RARE.test(key)),
)
