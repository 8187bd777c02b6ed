import {
  createTranslator,
  type Translate as TranslateOf,
} from '../../platform/documents/translate.ts'
import { words as ofVendors } from '../../vendors/words.ts'
import { words as screenWords } from '../screens/words.ts'
import { words as ofEvaluation } from '../words.ts'

const words = { ...ofVendors, ...screenWords, ...ofEvaluation }

export type Translate = TranslateOf<keyof typeof words>

/** The slip is for the driver and the seller: it is in Thai, whatever the officer reads. */
export const t: Translate = createTranslator(words)('th')

/** What there is to say, in one line. */
export function joined(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}

/** A line of the slip: its name, what stands beside that, its figure, and a note below. */
export function line(label: string, value: string, { beside = '', note = '' } = {}) {
  return { label, beside, value, note }
}
