import { useSyncExternalStore } from 'react'
import { screenSession } from '../../../platform/client.ts'
import { businessDay } from '../../../platform/thai-date.ts'

const listeners = new Set<() => void>()
/** What was read last, so that the same text is the same list. */
let read: { text: string | null; ids: readonly number[] } = { text: null, ids: [] }

/** The ids of the tickets that this officer put off today in this window, the first one first. */
export function useSkipped(): readonly number[] {
  return useSyncExternalStore(listen, skippedIds)
}

/** Puts a ticket off: the officer is offered it last for the rest of the day. */
export function skipTicket(id: number): void {
  const ids = [...skippedIds().filter((other) => other !== id), id]
  sessionStorage.setItem(keyOfOfficer(), JSON.stringify({ day: businessDay(new Date()), ids }))
  for (const listener of listeners) listener()
}

/** What was put off on another day counts no more. */
export function skippedIds(): readonly number[] {
  const text = sessionStorage.getItem(keyOfOfficer())
  if (text === read.text) return read.ids
  const kept = JSON.parse(text ?? '{}')
  read = { text, ids: kept.day === businessDay(new Date()) ? kept.ids : [] }
  return read.ids
}

function keyOfOfficer(): string {
  return `skipped:${screenSession()?.officer.UUID}`
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
