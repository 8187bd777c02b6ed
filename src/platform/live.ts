import type { Client } from 'pg'
import { afterCommit, db, pool } from './db.ts'

/** What lists follow. */
export type Topic = 'tickets' | 'orders' | 'prices' | 'vendors' | 'vehicles' | 'officers'
export interface News {
  topic: Topic
  ids: string[]
}

const CHANNEL = 'news'
/** NOTIFY carries at most 8000 bytes: past this many ids "something changed" is all that is said. */
const MOST_IDS = 100
const GATHER_MS = 50

const waiting = new Map<Topic, Set<string>>()
let timer: NodeJS.Timeout | undefined

/**
 * Tells every open screen, after the commit, that records changed. News is a hint to read again and carries
 * no data, so that it needs no permission of its own. Gathered for 50 ms, since NOTIFY makes commits queue.
 */
export function announce(topic: Topic, ids: Iterable<string | number>): void {
  const changed = [...ids].map(String)
  afterCommit(() => {
    const gathered = waiting.get(topic) ?? new Set()
    for (const id of changed) gathered.add(id)
    waiting.set(topic, gathered)
    timer ??= setTimeout(send, GATHER_MS).unref()
  })
}

async function send(): Promise<void> {
  timer = undefined
  const news = [...waiting].map(([topic, ids]) => ({ topic, ids: ids.size > MOST_IDS ? [] : [...ids] }))
  waiting.clear()
  try {
    for (const one of news) {
      await pool().query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(one)])
    }
  } catch {
    // A screen that missed the news reads it with its next refresh.
  }
}

/** Follows the news of every server on this database; comes back by itself when the connection breaks. */
export class NewsFeed {
  readonly #listeners = new Set<(news: News) => void>()
  readonly #connect: () => Client
  #client: Client | undefined
  #closed = false

  constructor(connect: () => Client) {
    this.#connect = connect
  }

  subscribe(listener: (news: News) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async start(): Promise<void> {
    const client = this.#connect()
    this.#client = client
    client.on('notification', ({ payload }) => this.#tell(JSON.parse(payload ?? '{}') as News))
    client.on('error', () => {})
    client.on('end', () => this.#again())
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch {
      await client.end().catch(() => {})
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#client?.end().catch(() => {})
  }

  #tell(news: News): void {
    for (const listener of this.#listeners) listener(news)
  }

  #again(): void {
    if (!this.#closed) setTimeout(() => this.#closed || this.start(), 1000).unref()
  }
}

/** Answers once the database answers. */
export async function databaseAnswers(): Promise<boolean> {
  try {
    await db().selectNoFrom((eb) => eb.lit(1).as('one')).execute()
    return true
  } catch {
    return false
  }
}
