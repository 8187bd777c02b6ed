import pg from 'pg'
import { afterCommit, pool } from '../db.ts'

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
    setTimeout(send, BATCH_MS).unref()
  })
}

async function send(): Promise<void> {
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
let client: pg.Client | undefined

/** Calls `listener` with every event; returns the function that unsubscribes. */
export function subscribe(listener: (event: ChangeEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Receives the events of every server on the database at `url`; reconnects by itself. */
export async function startListening(url: string): Promise<void> {
  const connected = new pg.Client({ connectionString: url })
  client = connected
  connected.on('notification', ({ payload }) => deliver(payload))
  connected.on('error', () => {})
  connected.on('end', () =>
    setTimeout(() => client === connected && startListening(url), 1000).unref(),
  )
  try {
    await connected.connect()
    await connected.query(`listen ${CHANNEL}`)
  } catch {
    await connected.end().catch(() => {})
  }
}

/** Follows no longer. */
export async function stopListening(): Promise<void> {
  const connected = client
  client = undefined
  await connected?.end().catch(() => {})
}

function deliver(payload: string | undefined): void {
  const event: ChangeEvent = JSON.parse(payload ?? '{}')
  for (const listener of listeners) listener(event)
}
