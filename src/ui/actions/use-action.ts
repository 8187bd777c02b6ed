import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Call, Input, Output } from '../../platform/call.ts'
import {
  CallError,
  isOutcomeUnknown,
  storedSession,
  useMutateAndRefetch,
  useSend,
} from '../../platform/client.ts'
import { errorMessage } from '../error-message.ts'
import type { Draft } from '../form/use-kept-draft.tsx'
import { showFailure, showSuccess } from '../toasts.tsx'
import { awaitWithNotice } from './await-with-notice.ts'

export interface ActionCallbacks<C extends Call> {
  /** The success message. */
  done?: string | ((result: Output<C>) => string)
  onDone?: (result: Output<C>) => void
  /** What is kept of the form that it saves: forgotten once it is saved, by a retry too. */
  draft?: Draft
  /** Called before the failure is shown, e.g. `form.refused`; returns true where it has shown the failure itself. */
  onRefused?: (error: unknown) => unknown
  /** Loads the latest state; offered as a button where the server says by a 409 that the screen is stale. */
  onLatest?: () => void
  /** Further codes that mean a stale screen. */
  isStale?: (code: CallError['code']) => boolean
}

/**
 * Runs a changing call and shows a success or failure message. `run` returns whether it succeeded. Where the answer was
 * lost, the message offers a retry, which the idempotency key keeps from changing anything twice; one that does not come
 * is said after four seconds, and need not be awaited.
 */
export function useAction<C extends Call>(call: C, after: ActionCallbacks<C> = {}) {
  const { t } = useTranslation()
  const send = useSend(call)
  const { mutateAsync, isPending } = useMutateAndRefetch((input: Input<C>) =>
    awaitWithNotice((signal) => send(input, signal)),
  )
  const isRunning = useRef(false)
  const dismiss = useRef(() => {})
  const queries = useQueryClient()
  const latest = () => {
    void queries.invalidateQueries()
    after.onLatest?.()
  }
  const offerOf = (error: unknown, input: Input<C>) => {
    if (isOutcomeUnknown(error)) {
      return { words: t('ui.retry'), run: () => run(input), backOnline: t('sys.backOnline.retry') }
    }
    if (after.onLatest && isStale(error, after)) return { words: t('ui.latest'), run: latest }
  }
  const run = async (input: Input<C>): Promise<boolean> => {
    // A second click may come before the button is disabled.
    if (isRunning.current) return false
    isRunning.current = true
    dismiss.current()
    try {
      const result = await mutateAsync(input)
      after.draft?.drop()
      if (after.done) showSuccess(typeof after.done === 'string' ? after.done : after.done(result))
      after.onDone?.(result)
      return true
    } catch (error) {
      if (after.onRefused?.(error) !== true && !isSignedOut(error)) {
        dismiss.current = showFailure(errorMessage(t, error), offerOf(error, input))
      }
      return false
    } finally {
      isRunning.current = false
    }
  }
  return { running: isPending, run }
}

/** The sign-in page, which then is shown, says why; it is not where a session has begun since. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.status === 401 && !storedSession()
}

function isStale(error: unknown, { isStale }: Pick<ActionCallbacks<Call>, 'isStale'>): boolean {
  return error instanceof CallError && (error.status === 409 || isStale?.(error.code) === true)
}
