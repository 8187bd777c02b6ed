import { reasonWords } from '../platform/reasons.ts'
import { useLanguage } from './language.ts'

/** A reason that was given, in the reader's language. */
export function Reason({ reason, className }: { reason: string; className?: string }) {
  return <q className={className}>{reasonWords(reason, useLanguage())}</q>
}
