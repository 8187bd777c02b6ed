import { words as evaluation } from '../../evaluation/screens/words.ts'
import { words as identity } from '../../identity/screens/words.ts'
import type { Words } from '../../platform/i18n.ts'
import { words as purchase } from '../../purchase-orders/screens/words.ts'
import { words as ui } from '../../ui/words.ts'
import { words as weighing } from '../../weighing/screens/words.ts'
import { words as screens } from '../screen-words.ts'
import { serverWords } from '../words.ts'

/** Every word that the screens say. */
export const everyWord: Words = {
  ...serverWords,
  ...ui,
  ...identity,
  ...evaluation,
  ...purchase,
  ...weighing,
  ...screens,
}
