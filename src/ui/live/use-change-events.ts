import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Call } from '../../platform/call.ts'
import { queryKey } from '../../platform/client.ts'
import type { Topic } from '../../platform/live/change-events.ts'
import { subscribe } from './live-stream.ts'

const BATCH_MS = 1000

/** Runs `onChange` with the ids of the records of `topic` that changed; an empty list means that any may have. */
export function useChangeEvents(topic: Topic, onChange: (ids: readonly string[]) => void): void {
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(
    () =>
      subscribe((event) => {
        if (event === 'missed') latest.current([])
        else if (event.topic === topic) latest.current(event.ids)
      }),
    [topic],
  )
}

/** Refetches `calls` when records of `topic` change, at most once a second. */
export function useRefetchOnChange(topic: Topic, ...calls: Call[]): void {
  useChangeEvents(topic, useScheduledRefetch(BATCH_MS, ...calls))
}

/**
 * Returns a function that schedules a refetch of `calls`: a second later, and at most once in `intervalMs`. Further
 * requests do not put off one that is scheduled, since a busy mill changes something every second.
 */
export function useScheduledRefetch(intervalMs: number, ...calls: Call[]): () => void {
  const queries = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    const wait = last.current + intervalMs - Date.now()
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined
        last.current = Date.now()
        for (const call of calls) queries.invalidateQueries({ queryKey: queryKey(call) })
      },
      Math.max(wait, BATCH_MS),
    )
  }
}
