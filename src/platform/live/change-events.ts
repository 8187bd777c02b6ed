import type pg from 'pg'
import { afterCommit, pool } from '../db.ts'
import { noteAway, noteBack } from './outage.ts'
import { type Pulse, StandingConnection } from './standing-connection.ts'
import { endStreams } from './streams.ts'

/** What lists follow: each feature adds the records that it publishes changes of, beside its contract. */
export interface Topics {
  readonly [none]?: never
}
declare const none: unique symbol
export type Topic = keyof Topics & string
export interface ChangeEvent {
  topic: Topic
  ids: string[]
}

const CHANNEL = 'changes'
/** NOTIFY carries at most 8000 bytes: past this many ids "something changed" is all that is said. */
const MAX_IDS = 100
const BATCH_MS = 50

const waiting = new Map<Topic, Set<string>>()
let gathering = false

/**
 * Publishes to every open screen, after the commit, that records changed. An event is a hint to read again and carries
 * no data, so that it needs no permission of its own. Gathered for 50 ms, since NOTIFY makes commits queue.
 */
export function publishChange(topic: Topic, ids: Iterable<string | number>): void {
  const changed = [...ids].map(String)
  if (changed.length === 0) return
  afterCommit(() => {
    const gathered = waiting.get(topic) ?? new Set()
    for (const id of changed) gathered.add(id)
    waiting.set(topic, gathered)
    if (gathering) return
    gathering = true
    setTimeout(publishGathered, BATCH_MS).unref()
  })
}

/** Publishes what was gathered so far at once, for a command that ends. */
export async function publishGathered(): Promise<void> {
  gathering = false
  const events = [...waiting].map(([topic, ids]) => ({
    topic,
    ids: ids.size > MAX_IDS ? [] : [...ids],
  }))
  waiting.clear()
  try {
    for (const event of events) {
      await pool().query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(event)])
    }
  } catch {
    // An event is a hint: a screen that missed it reads again with its next refresh.
  }
}

const listeners = new Set<(event: ChangeEvent) => void>()
let connection: StandingConnection | undefined

/** Calls `listener` with every event; returns the function that unsubscribes. */
export function subscribe(listener: (event: ChangeEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Receives the events of every server on the database at `url`, until `stopListening`. Its connection stands for all:
 * that it is lost is how the process learns that the database is away. What was published meanwhile nobody heard, so
 * that screens are sent away to come again.
 */
export async function startListening(url: string, pulse?: Pulse): Promise<void> {
  const begin = (client: pg.Client) => {
    client.on('notification', ({ payload }) => deliver(payload))
    return client.query(`listen ${CHANNEL}`)
  }
  const onBack = (awayMs: number) => {
    noteBack(awayMs)
    endStreams()
  }
  connection = new StandingConnection(url, { begin, onAway: noteAway, onBack }, pulse)
  await connection.open()
}

/** Follows no longer. */
export async function stopListening(): Promise<void> {
  const closing = connection
  connection = undefined
  await closing?.close()
}

function deliver(payload: string | undefined): void {
  const event: ChangeEvent = JSON.parse(payload ?? '{}')
  for (const listener of listeners) listener(event)
}
