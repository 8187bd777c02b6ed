import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Call } from '../../platform/call.ts'
import { isRefetchedSince, queryKey } from '../../platform/client.ts'
import type { Topic } from '../../platform/live/change-events.ts'
import { subscribe } from './live-stream.ts'

const BATCH_MS = 1000
const WHOLE_DAY_MS = 5000

/** Runs `onChange` with the ids of the records of these topics that changed; an empty list means that any may have. */
export function useChangeEvents(
  topics: Topic | readonly Topic[],
  onChange: (ids: readonly string[]) => void,
): void {
  const latest = useRef(onChange)
  latest.current = onChange
  const listed = [topics].flat().join(' ')
  useEffect(
    () =>
      subscribe((event) => {
        if (event === 'missed') latest.current([])
        else if (listed.split(' ').includes(event.topic)) latest.current(event.ids)
      }),
    [listed],
  )
}

/**
 * Lets answers that no screen shows count as fresh only until something changes: who comes back to them within seconds
 * would else see what was, since nothing follows changes for a screen that was left.
 */
export function useInvalidateUnseen(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      subscribe(() => void queries.invalidateQueries({ type: 'inactive', refetchType: 'none' })),
    [queries],
  )
}

/** Refetches `calls` when records of these topics change, at most once a second. */
export function useRefetchOnChange(topics: Topic | readonly Topic[], ...calls: Call[]): void {
  useChangeEvents(topics, useScheduledRefetch(BATCH_MS, ...calls))
}

/** The same of a call that reads a whole day, which may have thousands of tickets: at most every five seconds. */
export function useRefetchOfDay(topics: readonly Topic[], call: Call): void {
  useChangeEvents(topics, useScheduledRefetch(WHOLE_DAY_MS, call))
}

/**
 * Returns a function that schedules a refetch of `calls`: a second later, and at most once in `intervalMs`. Further
 * requests do not put off one that is scheduled, since a busy mill changes something every second.
 */
export function useScheduledRefetch(intervalMs: number, ...calls: Call[]): () => void {
  const queries = useQueryClient()
  return () => {
    for (const call of calls) scheduleRefetch(queries, call, intervalMs)
  }
}

interface Schedule {
  timer?: ReturnType<typeof setTimeout>
  /** When it was asked for last, in ms. */
  asked: number
  /** When the last refetch began, in ms. */
  last: number
}
/** By path of the call, whose answers several parts of a screen may follow, and by several topics. */
const schedules = new Map<string, Schedule>()

function scheduleRefetch(queries: QueryClient, call: Call, intervalMs: number): void {
  const schedule = schedules.get(call.path) ?? { asked: 0, last: 0 }
  schedules.set(call.path, schedule)
  schedule.asked = Date.now()
  const wait = schedule.last + intervalMs - Date.now()
  schedule.timer ??= setTimeout(
    () => {
      schedule.timer = undefined
      // The officer's own change, which is being saved or was saved since, refetches everything after it.
      if (queries.isMutating() > 0 || isRefetchedSince(schedule.asked)) return
      schedule.last = Date.now()
      void queries.invalidateQueries({ queryKey: queryKey(call) })
    },
    Math.max(wait, BATCH_MS),
  )
}
