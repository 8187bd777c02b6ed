import { useTranslation } from 'react-i18next'
import type { Call, Input, Output } from '../platform/call.ts'
import { CallError, useChange } from '../platform/client.ts'
import { sentence } from './sentence.ts'
import { done, failed } from './toasts.tsx'

export interface After<C extends Call> {
  /** What to say when it is done. */
  done?: string | ((result: Output<C>) => string)
  onDone?: (result: Output<C>) => void
  /** Told before the person is, e.g. `form.refused`. */
  onRefused?: (error: unknown) => void
}

/**
 * Runs a changing call and says what happened. Answers whether it was done; where the answer was
 * lost it offers another try, which changes nothing twice.
 */
export function useAct<C extends Call>(call: C, after: After<C> = {}) {
  const { t } = useTranslation()
  const change = useChange(call)
  const run = async (input: Input<C>): Promise<boolean> => {
    if (change.isPending) return false
    try {
      const result = await change.mutateAsync(input)
      if (after.done) done(typeof after.done === 'string' ? after.done : after.done(result))
      after.onDone?.(result)
      return true
    } catch (error) {
      after.onRefused?.(error)
      const unsure = error instanceof CallError && error.unsure
      failed(
        sentence(t, error),
        unsure ? { words: t('ui.retry'), run: () => run(input) } : undefined,
      )
      return false
    }
  }
  return { running: change.isPending, run }
}
