import { type Say as SayOf, speaker } from '../../platform/documents/say.ts'
import { words as screenWords } from '../screens/words.ts'
import { words as ofOrders } from '../words.ts'

const words = { ...screenWords, ...ofOrders }

export type OrderWord = keyof typeof words
export type Say = SayOf<OrderWord>

/** Says the words of orders in one language. */
export const sayIn = speaker(words)
