import { type Say as SayOf, speaker } from '../../platform/documents/say.ts'
import { words as ofVendors } from '../../vendors/words.ts'
import { words as screenWords } from '../screens/words.ts'
import { words as ofEvaluation } from '../words.ts'

const words = { ...ofVendors, ...screenWords, ...ofEvaluation }

export type Say = SayOf<keyof typeof words>

/** The slip is for who brings the palm: it speaks Thai, whatever the officer reads. */
export const say: Say = speaker(words)('th')
