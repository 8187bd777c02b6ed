import { once } from 'node:events'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** What a connection that stands beside the pool is for. */
export interface Standing {
  /** Does what the connection is for, each time that it was made. */
  begin(client: pg.Client): Promise<unknown>
  /** The database is away; it `isSilent` where nobody closed the connection and yet nothing is answered. */
  onAway(isSilent: boolean): void
  /** The database is back, after so many milliseconds. */
  onBack(awayMs: number): void
}

/** How often the database is asked whether it is there, and how long it may take to answer. */
export interface Pulse {
  beatMs: number
  deadlineMs: number
}

/** Together less than five seconds: for no longer does anybody wait for a database that says nothing. */
const PULSE: Pulse = { beatMs: 1000, deadlineMs: 3500 }
const RETRY_MS = 500
/** A connection that is made anew at once was no outage. */
const FIRST_RETRY_MS = 50

/** A connection to the database that is made anew whenever it is lost. */
export class StandingConnection {
  readonly #url: string
  readonly #standing: Standing
  readonly #pulse: Pulse
  readonly #stop = new AbortController()
  readonly #stopped = once(this.#stop.signal, 'abort')
  #keeping: Promise<void> | undefined
  #awaySince: number | undefined

  constructor(url: string, standing: Standing, pulse = PULSE) {
    this.#url = url
    this.#standing = standing
    this.#pulse = pulse
  }

  /** Returns when the connection stands or could not be made; from then on it is made anew by itself. */
  async open(): Promise<void> {
    await new Promise<void>((tried) => {
      this.#keeping = this.#keep(tried)
    })
  }

  async close(): Promise<void> {
    this.#stop.abort()
    await this.#keeping
  }

  async #keep(tried: () => void): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const pause = await this.#hold(tried)
      await Promise.race([this.#stopped, wait(pause, undefined, { ref: false })])
    }
  }

  /** Makes the connection and holds it until it is lost; returns how long to wait for the next. */
  async #hold(tried: () => void): Promise<number> {
    const { deadlineMs } = this.#pulse
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: deadlineMs,
    })
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve()).on('end', resolve)
    })
    try {
      await client.connect()
      await this.#standing.begin(client)
      this.#back()
      tried()
      if (await this.#fallsSilent(client, Promise.race([this.#stopped, lost]))) this.#away(true)
      return FIRST_RETRY_MS
    } catch {
      this.#away(false)
      tried()
      return RETRY_MS
    } finally {
      client.end().catch(() => {})
    }
  }

  /** Asks the database from time to time whether it is there. False where the connection is `left` meanwhile. */
  async #fallsSilent(client: pg.Client, left: Promise<unknown>): Promise<boolean> {
    const { beatMs, deadlineMs } = this.#pulse
    let isLeft = false
    const leaving = left.then(() => {
      isLeft = true
    })
    for (;;) {
      await Promise.race([leaving, wait(beatMs, undefined, { ref: false })])
      if (isLeft) return false
      let isAnswered = false
      const answer = client.query('select 1').then(
        () => {
          isAnswered = true
        },
        // That the connection was lost is told by its end.
        () => leaving,
      )
      await Promise.race([leaving, answer, wait(deadlineMs, undefined, { ref: false })])
      // Where this process itself stood still, the answer may be here and not read yet.
      await nextTurn()
      if (isLeft) return false
      if (!isAnswered) return true
    }
  }

  #away(isSilent: boolean): void {
    if (this.#awaySince !== undefined || this.#stop.signal.aborted) return
    this.#awaySince = performance.now()
    this.#standing.onAway(isSilent)
  }

  #back(): void {
    if (this.#awaySince !== undefined) this.#standing.onBack(performance.now() - this.#awaySince)
    this.#awaySince = undefined
  }
}
