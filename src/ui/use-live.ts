import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Call } from '../platform/call.ts'
import { queryKey } from '../platform/client.ts'
import type { Topic } from '../platform/live/change-events.ts'
import { subscribe } from './live-stream.ts'

const GATHER_MS = 1000

/** Runs `onChange` with the ids that changed; none stands for "something did". */
export function useLive(topic: Topic, onChange: (ids: readonly string[]) => void): void {
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

/** Reads the answers to `calls` again when records of `topic` change, at most once a second. */
export function useFresh(topic: Topic, ...calls: Call[]): void {
  useLive(topic, useReadAgain(GATHER_MS, ...calls))
}

/**
 * Gives what reads the answers to `calls` again: a second after it is asked, and at most once in `restMs`. What asks
 * while one waits does not put it off: a busy mill is never quiet for a second.
 */
export function useReadAgain(restMs: number, ...calls: Call[]): () => void {
  const queries = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    const rest = last.current + restMs - Date.now()
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined
        last.current = Date.now()
        for (const call of calls) queries.invalidateQueries({ queryKey: queryKey(call) })
      },
      Math.max(rest, GATHER_MS),
    )
  }
}
