import { useState } from 'react'
import type { z } from 'zod'
import { CallError, isOutcomeUnknown } from '../../platform/client.ts'
import { currentRecord } from './current-record.ts'

export interface Stale<Entity> {
  /** Parses the current record of a refusal. */
  shape: z.ZodType<Entity>
  /** The codes that the dialog shows in a `StaleNotice`; a toast shows the others. */
  codes?: readonly CallError['code'][]
  /** The key of the record, where the form can switch to another one: its refusal is dropped then. */
  of?: unknown
}

/**
 * Keeps the refusal of a save because a colleague saved first: its sentence and the current record. `onRefused`
 * returns true where the dialog shows the sentence itself.
 */
export function useStaleRefusal<Entity>({ shape, codes = ['sys.stale'], of }: Stale<Entity>) {
  const [refusal, setRefusal] = useState<{ words: string; current: Entity; of: unknown }>()
  const [outcomeUnknown, setOutcomeUnknown] = useState(false)
  if (refusal && refusal.of !== of) setRefusal(undefined)
  const onRefused = (error: unknown): boolean => {
    setOutcomeUnknown(isOutcomeUnknown(error))
    const current = currentRecord(error, shape)
    if (!(error instanceof CallError) || current === undefined) return false
    setRefusal({ words: error.message, current, of })
    return codes.includes(error.code)
  }
  return { refusal, outcomeUnknown, onRefused, forget: () => setRefusal(undefined) }
}
