import type { Locator, Page } from 'playwright-core'
import type { WordKey } from '../../platform/catalogue.ts'
import { t } from './translate.ts'

/** The field for a text of that label in a window or a dialog, whether it has to be filled in or not. */
export function fieldOf(place: Page | Locator, key: WordKey): Locator {
  const label = t(key).replace(/[()]/g, '\\$&')
  return place.getByRole('textbox', { name: new RegExp(`^${label}( \\*)?$`) })
}
