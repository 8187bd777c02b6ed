import pg from 'pg'
import { afterCommit, pool } from '../db.ts'

/** What lists follow. */
export type Topic = 'tickets' | 'orders' | 'prices' | 'vendors' | 'vehicles' | 'officers' | 'yields'
export interface News {
  topic: Topic
  ids: string[]
}

const CHANNEL = 'news'
/** NOTIFY carries at most 8000 bytes: past this many ids "something changed" is all that is said. */
const MOST_IDS = 100
const GATHER_MS = 50

const waiting = new Map<Topic, Set<string>>()
let gathering = false

/**
 * Tells every open screen, after the commit, that records changed. News is a hint to read again and carries
 * no data, so that it needs no permission of its own. Gathered for 50 ms, since NOTIFY makes commits queue.
 */
export function announce(topic: Topic, ids: Iterable<string | number>): void {
  const changed = [...ids].map(String)
  if (changed.length === 0) return
  afterCommit(() => {
    const gathered = waiting.get(topic) ?? new Set()
    for (const id of changed) gathered.add(id)
    waiting.set(topic, gathered)
    if (gathering) return
    gathering = true
    setTimeout(send, GATHER_MS).unref()
  })
}

async function send(): Promise<void> {
  gathering = false
  const news = [...waiting].map(([topic, ids]) => ({
    topic,
    ids: ids.size > MOST_IDS ? [] : [...ids],
  }))
  waiting.clear()
  try {
    for (const one of news) {
      await pool().query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(one)])
    }
  } catch {
    // News is a hint: a screen that missed it reads again with its next refresh.
  }
}

const listeners = new Set<(news: News) => void>()
let client: pg.Client | undefined
let following = false

/** Hears every piece of news until the function that it gives is called. */
export function subscribe(listener: (news: News) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Follows the news of every server on the database at `url`; comes back by itself when the connection breaks. */
export async function followNews(url: string): Promise<void> {
  following = true
  const connected = new pg.Client({ connectionString: url })
  client = connected
  connected.on('notification', ({ payload }) => tell(payload))
  connected.on('error', () => {})
  connected.on('end', () => setTimeout(() => following && followNews(url), 1000).unref())
  try {
    await connected.connect()
    await connected.query(`listen ${CHANNEL}`)
  } catch {
    await connected.end().catch(() => {})
  }
}

/** Follows no longer. */
export async function leaveNews(): Promise<void> {
  following = false
  await client?.end().catch(() => {})
}

function tell(payload: string | undefined): void {
  const news: News = JSON.parse(payload ?? '{}')
  for (const listener of listeners) listener(news)
}
