import { withoutInvisible } from './invisible.ts'
import { arabicDigits } from './thai-date.ts'

const BARE = /^-?(\d+(?:\.\d*)?|\.\d+)$/
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/

/**
 * The number in a typed text as plain text, in Thai digits too, its thousands set apart by commas or not, without
 * marks that nobody sees; null when it is
 * none. A comma anywhere else is no number: 6,5 may mean six and a half, and is not 65.
 */
export function plainNumber(text: string): string | null {
  const number = arabicDigits(withoutInvisible(text)).replace(/\s/g, '').replace('\u2212', '-')
  return BARE.test(number) || GROUPED.test(number) ? number.replaceAll(',', '') : null
}
