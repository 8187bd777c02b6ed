import {
  createTranslator,
  type Translate as TranslateOf,
} from '../../platform/documents/translate.ts'
import { words as screenWords } from '../screens/words.ts'
import { words as ofOrders } from '../words.ts'

const words = { ...screenWords, ...ofOrders }

export type OrderWord = keyof typeof words
export type Translate = TranslateOf<OrderWord>

/** Gives the `t` of the documents of orders in a language. */
export const translateTo = createTranslator(words)
