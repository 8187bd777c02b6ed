import { words as identity } from '../../identity/screens/words.ts'
import { errors as identityErrors } from '../../identity/words.ts'
import { errors as frameErrors } from '../../platform/errors.ts'
import type { Words } from '../../platform/i18n.ts'
import { terms } from '../../platform/terms.ts'
import { words as platform } from '../../platform/words.ts'
import { words as ui } from '../../ui/words.ts'
import { words as screens } from '../screen-words.ts'

/** The words of whoever is not signed in yet, and of what is said on the way to a screen. */
export const firstWords = {
  ...frameErrors,
  ...identityErrors,
  ...platform,
  ...terms,
  ...ui,
  ...identity,
  ...screens,
} satisfies Words
