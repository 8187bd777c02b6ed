import { useEffect, useRef, useState } from 'react'
import type { BatchCall, Input, Output } from '../../platform/call.ts'
import {
  latestSession,
  storedSession,
  useMutateAndRefetch,
  useSend,
} from '../../platform/client.ts'
import { awaitAnswer } from '../actions/await-answer.ts'
import { awaitWithNotice } from '../actions/await-with-notice.ts'
import { type BatchEnd, type ItemResult, runBatch, unsent } from './run-batch.ts'

/** An item of a batch as its call takes it. */
export type BatchItem<C extends BatchCall> =
  C extends BatchCall<infer List>
    ? Input<C> extends Record<List, readonly (infer Item)[]>
      ? Item
      : never
    : never
/** What the call answers for an item that is done. */
export type DoneItem<C extends BatchCall> =
  Output<C> extends readonly { Record?: infer Done }[] ? NonNullable<Done> : never
/** The other fields of the call's input. */
export type BatchCommon<C extends BatchCall> =
  C extends BatchCall<infer List> ? Omit<Input<C>, List> : never
export type EndOf<C extends BatchCall> = BatchEnd<BatchItem<C>, DoneItem<C>>

/** So long a request that is on its way is awaited once the officer has stopped it. */
const STOP_MS = 2000

/**
 * Runs a batch, chunk after chunk: `run` does the items, `proceed` goes on with those that are left. Both return how it
 * ended and never throw. `stop` sends nothing further, and says after two seconds what got no answer; so does leaving
 * the screen. What is shown is refetched once, at the end. `end` is how far it is; where the session was over by then, the
 * screen may be gone, and `keepCut` keeps it. `isSlow`: no answer comes, which a message says where no dialog does
 * (`hasNoDialog`), since what ran it may be gone from the screen by then.
 */
export function useBatch<C extends BatchCall>(call: C, { hasNoDialog = false } = {}) {
  const send = useSend(call)
  const stopping = useRef(new AbortController())
  const stop = () => stopping.current.abort()
  const [end, setEnd] = useState<EndOf<C>>()
  const latest = useRef<EndOf<C>>(unsent([]))
  const [isSlow, setSlow] = useState(false)
  const isShown = useRef(false)
  const { mutateAsync, isPending } = useMutateAndRefetch(
    async ({ before, common }: { before: EndOf<C>; common?: BatchCommon<C> }) => {
      stopping.current = new AbortController()
      const { signal } = stopping.current
      const session = storedSession() ?? latestSession()
      const sent = await runBatch(before, {
        send: async (chunk) => {
          const input = { ...common, [call.batch.list]: chunk } as Input<C>
          const ask = (ended: AbortSignal) => send(input, ended)
          const waiting = { stop, onSlow: () => setSlow(true), signal: delayed(signal) }
          const answer = hasNoDialog ? awaitWithNotice(ask, waiting) : awaitAnswer(ask, waiting)
          return (await answer.finally(() => setSlow(false))) as readonly ItemResult<DoneItem<C>>[]
        },
        onProgress: setEnd,
        isStopped: () => signal.aborted,
      })
      // On a screen that is still shown, the officer may be signed in again by now.
      const isCut = isShown.current ? !storedSession() : storedSession()?.token !== session?.token
      const ended = { ...sent, cutFor: isCut ? session?.officer.UUID : undefined }
      setEnd(ended)
      latest.current = ended
      return ended
    },
  )
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      stopping.current.abort()
    }
  }, [])
  const run = (items: readonly BatchItem<C>[], common?: BatchCommon<C>) =>
    mutateAsync({ before: unsent(items), common })
  const proceed = (common?: BatchCommon<C>) => mutateAsync({ before: latest.current, common })
  return { run, proceed, stop, running: isPending, isSlow, end }
}

/** Aborted shortly after `signal`: an answer that is on its way says what was done. */
function delayed(signal: AbortSignal): AbortSignal {
  const later = new AbortController()
  signal.addEventListener('abort', () => setTimeout(() => later.abort(), STOP_MS))
  return later.signal
}
