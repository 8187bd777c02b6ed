import { useState } from 'react'
import type { z } from 'zod'
import { CallError, isOutcomeUnknown } from '../../platform/client.ts'
import { presentOf } from './present.ts'

export interface Stale<Kept> {
  /** The record as it is now, which `shape` reads. */
  shape: z.ZodType<Kept>
  /** The codes that the dialog shows in a `StaleNotice`; a toast shows the others. */
  codes?: readonly CallError['code'][]
  /** What the form is about, where it can turn to another record: what was refused of one is forgotten then. */
  of?: unknown
}

/**
 * Keeps what a refusal tells of a record that a colleague changed first: its sentence, and the record as it is now.
 * `onRefused` answers whether the dialog itself says what happened.
 */
export function useStaleRefusal<Kept>({ shape, codes = ['sys.stale'], of }: Stale<Kept>) {
  const [refusal, setRefusal] = useState<{ words: string; present: Kept; of: unknown }>()
  const [outcomeUnknown, setOutcomeUnknown] = useState(false)
  if (refusal && refusal.of !== of) setRefusal(undefined)
  const onRefused = (error: unknown): boolean => {
    setOutcomeUnknown(isOutcomeUnknown(error))
    const present = presentOf(error, shape)
    if (!(error instanceof CallError) || present === undefined) return false
    setRefusal({ words: error.message, present, of })
    return codes.includes(error.code)
  }
  return { refusal, outcomeUnknown, onRefused, forget: () => setRefusal(undefined) }
}
