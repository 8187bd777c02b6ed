import { useSyncExternalStore } from 'react'
import { storedSession } from '../../../platform/session.ts'
import { businessDay } from '../../../platform/thai-date.ts'

const KEY = 'skipped_tickets'
const listeners = new Set<() => void>()
/** What was read last, so that the same text is the same list. */
let read: { text: string | null; ids: readonly number[] } = { text: null, ids: [] }

/** The ids of the tickets that this officer put off today on this device, the first one first. */
export function useSkipped(): readonly number[] {
  return useSyncExternalStore(listen, skippedIds)
}

/** Puts a ticket off: the officer is offered it last for the rest of the day. */
export function skipTicket(id: number): void {
  const ids = [...skippedIds().filter((other) => other !== id), id]
  localStorage.setItem(KEY, JSON.stringify({ ...whoAndWhen(), ids }))
  for (const listener of listeners) listener()
}

/** What another officer or another day put off counts no more. */
export function skippedIds(): readonly number[] {
  const text = localStorage.getItem(KEY)
  if (text === read.text) return read.ids
  const kept = JSON.parse(text ?? '{}')
  const { officer, day } = whoAndWhen()
  const isMine = kept.officer === officer && kept.day === day
  read = { text, ids: isMine ? kept.ids : [] }
  return read.ids
}

function whoAndWhen() {
  return { officer: storedSession()?.officer.UUID, day: businessDay(new Date()) }
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
