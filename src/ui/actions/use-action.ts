import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Call, Input, Output } from '../../platform/call.ts'
import { CallError, isOutcomeUnknown, useChange } from '../../platform/client.ts'
import { errorMessage } from '../error-message.ts'
import { showFailure, showSuccess } from '../toasts.tsx'

export interface ActionCallbacks<C extends Call> {
  /** What to say when it is done. */
  done?: string | ((result: Output<C>) => string)
  onDone?: (result: Output<C>) => void
  /** Called first, e.g. `form.refused`; where it answers true, it has shown the failure itself. */
  onRefused?: (error: unknown) => unknown
  /** Loads the present state. Offered where the screen is stale, as a 409 says. */
  onLatest?: () => void
  /** Whether a refusal by `code` says so too, for a feature that has such. */
  isStale?: (code: CallError['code']) => boolean
}

/**
 * Runs a changing call and says what happened. Returns whether it was done; where the answer was
 * lost it offers another try, which changes nothing twice.
 */
export function useAction<C extends Call>(call: C, after: ActionCallbacks<C> = {}) {
  const { t } = useTranslation()
  const change = useChange(call)
  const going = useRef(false)
  const dismiss = useRef(() => {})
  const queries = useQueryClient()
  const latest = () => {
    void queries.invalidateQueries()
    after.onLatest?.()
  }
  const wayOut = (error: unknown, input: Input<C>) => {
    if (isOutcomeUnknown(error)) return { words: t('ui.retry'), run: () => run(input) }
    if (after.onLatest && isStale(error, after)) return { words: t('ui.latest'), run: latest }
  }
  const run = async (input: Input<C>): Promise<boolean> => {
    // Two presses may come before the first is drawn.
    if (going.current) return false
    going.current = true
    dismiss.current()
    try {
      const result = await change.mutateAsync(input)
      if (after.done) showSuccess(typeof after.done === 'string' ? after.done : after.done(result))
      after.onDone?.(result)
      return true
    } catch (error) {
      if (after.onRefused?.(error) !== true) {
        dismiss.current = showFailure(errorMessage(t, error), wayOut(error, input))
      }
      return false
    } finally {
      going.current = false
    }
  }
  return { running: change.isPending, run }
}

function isStale(error: unknown, { isStale }: Pick<ActionCallbacks<Call>, 'isStale'>): boolean {
  return error instanceof CallError && (error.status === 409 || isStale?.(error.code) === true)
}
