import { withoutInvisible } from './invisible.ts'
import { arabicDigits } from './thai-date.ts'

/** The last one is a blank Braille cell. */
const SPACES = /[\p{White_Space}\u2800]+/gu
/** Spaces, marks that nobody sees, and dashes; the last ones are a blank Braille cell and strokes. */
const DROPPED_FROM_KEYS =
  /[\p{White_Space}\p{Dash}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u02d7\u2043\u2500\u2501\u2796]+/gu
/** เ typed twice for แ. */
const TWICE = /เเ/g
/** The same where no letter parts it from a third one, with which the key would have แ at another place. */
const TWICE_ALONE = /(?<!เ[^\p{L}\p{M}]*)เเ(?![^\p{L}\p{M}]*เ)/gu
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/

/**
 * What a code, plate, number or name is compared by, as `identity_key` of the database has it: in lower case, with ASCII
 * digits and letters, without spaces, dashes and invisible marks. Dots and strokes tell two apart.
 */
export function identityKey(text: string): string {
  const narrow = arabicDigits(text).replace(/[！-～]/g, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  )
  return normalized(narrow.replace(DROPPED_FROM_KEYS, ''), TWICE).toLowerCase()
}

/** A text as it is kept: without invisible marks, with single plain spaces; case, digits and dashes stay as typed. */
export function cleanText(text: string): string {
  const plain = withoutInvisible(text.replace(SPACES, ' '))
  return normalized(plain, TWICE_ALONE).replace(/ +/g, ' ').trim()
}

/** A text of several lines as it is kept, each line by itself. */
export function cleanLines(text: string): string {
  return text.split(LINE_BREAK).map(cleanText).join('\n').trim()
}

/** Text of which every sequence of signs that looks the same is written the same; never NFKC, which splits ำ. */
function normalized(text: string, twice: RegExp): string {
  const next = text
    .normalize('NFC')
    .replace(twice, 'แ')
    .replace(/([\u0e48-\u0e4b]*)\u0e4d([\u0e48-\u0e4b]*)า/g, '$1$2ำ')
    .replace(/ำ([\u0e48-\u0e4b]+)/g, '$1ำ')
    .replace(/([\u0e48-\u0e4c]+)([\u0e31\u0e34-\u0e37\u0e47])/g, '$2$1')
    .replace(/([\u0e31\u0e34-\u0e3a\u0e47-\u0e4e])\1+/g, '$1')
  return next === text ? text : normalized(next, twice)
}
