import { useRef, useState } from 'react'
import type { BatchCall, Input, Output } from '../../platform/call.ts'
import { useMutateAndRefetch, useSend } from '../../platform/client.ts'
import { type BatchEnd, type ItemResult, runBatch } from './run-batch.ts'

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

/**
 * Runs a batch, chunk after chunk: `run` does the items, `proceed` goes on with those that were not tried. Both return
 * how it ended and never throw. What is shown is refetched once, at the end. `end` is how far it is.
 */
export function useBatch<C extends BatchCall>(call: C) {
  const send = useSend(call)
  const stopped = useRef(false)
  const [end, setEnd] = useState<EndOf<C>>()
  const { mutateAsync, isPending } = useMutateAndRefetch(
    async ({ before, common }: { before: EndOf<C>; common?: BatchCommon<C> }) => {
      stopped.current = false
      const ended = await runBatch(before, {
        send: async (chunk) => {
          const input = { ...common, [call.batch.list]: chunk } as Input<C>
          return (await send(input)) as readonly ItemResult<DoneItem<C>>[]
        },
        onProgress: setEnd,
        isStopped: () => stopped.current,
      })
      setEnd(ended)
      return ended
    },
  )
  const run = (items: readonly BatchItem<C>[], common?: BatchCommon<C>) =>
    mutateAsync({ before: { done: [], refused: [], notTried: items }, common })
  const proceed = (common?: BatchCommon<C>) =>
    mutateAsync({ before: end ?? { done: [], refused: [], notTried: [] }, common })
  const stop = () => {
    stopped.current = true
  }
  return { run, proceed, stop, running: isPending, end }
}
