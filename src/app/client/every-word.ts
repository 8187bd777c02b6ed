import { words as dashboard } from '../../dashboard/screens/words.ts'
import { words as evaluation } from '../../evaluation/screens/words.ts'
import { words as users } from '../../identity/screens/users/words.ts'
import type { Words } from '../../platform/i18n.ts'
import { words as pricing } from '../../pricing/screens/words.ts'
import { words as purchase } from '../../purchase-orders/screens/words.ts'
import { words as reports } from '../../reports/screens/words.ts'
import { words as vehicles } from '../../vehicles/screens/words.ts'
import { words as vendors } from '../../vendors/screens/words.ts'
import { words as weighing } from '../../weighing/screens/words.ts'
import { serverWords } from '../words.ts'
import { firstWords } from './first-words.ts'

/** Every word that the screens say; those past the first come with the frame of the screens inside. */
export const everyWord = {
  ...serverWords,
  ...firstWords,
  ...dashboard,
  ...evaluation,
  ...pricing,
  ...purchase,
  ...reports,
  ...users,
  ...vendors,
  ...vehicles,
  ...weighing,
} satisfies Words

declare module '../../platform/catalogue.ts' {
  interface Catalogue {
    screens: typeof everyWord
  }
}
