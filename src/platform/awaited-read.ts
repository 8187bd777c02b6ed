import { AsyncLocalStorage } from 'node:async_hooks'
import { type Connected, cancelQuery, cutConnection } from './cancel-query.ts'
import { Refusal } from './errors.ts'

/** A read that nobody waits for any more may go on for what a new connection costs many times over. */
const GRACE_MS = 1000

/**
 * A read for a caller who may go away. From then on it gets no connection, and soon after it loses those that it holds:
 * their statements are cancelled and they are closed, never used again, so that a cancellation that comes late meets
 * nobody else's work.
 */
class AwaitedRead {
  readonly #held = new Set<Connected>()
  #isAbandoned = false
  #isCut = false

  /** Nobody waits for it any more. */
  abandon(): void {
    this.#isAbandoned = true
    setTimeout(() => this.#cut(), GRACE_MS).unref()
  }

  /** Keeps in mind that the read holds `client` until it is released; refuses where its caller has gone. */
  hold(client: Connected): void {
    if (this.#isAbandoned) {
      client.release()
      throw new Refusal('sys.unavailable')
    }
    const { release } = client
    this.#held.add(client)
    client.release = (error) => {
      this.#held.delete(client)
      release(this.#isCut || error)
    }
  }

  #cut(): void {
    this.#isCut = true
    for (const client of this.#held) {
      cancelQuery(client)
      cutConnection(client)
    }
  }
}

const awaited = new AsyncLocalStorage<AwaitedRead | undefined>()

/** Does `read`, as long as its caller waits, who calls what `onceLeft` is given when it goes: docs/decisions/0056. */
export function whileAwaited<T>(
  onceLeft: (leave: () => void) => void,
  read: () => Promise<T>,
): Promise<T> {
  const awaitedRead = new AwaitedRead()
  onceLeft(() => awaitedRead.abandon())
  return awaited.run(awaitedRead, read)
}

/** Does `work` whether a caller waits for it or not: a write is never cut. */
export function evenIfAbandoned<T>(work: () => T): T {
  return awaited.run(undefined, work)
}

/** The read that is under way here, if one is. */
export function awaitedRead(): AwaitedRead | undefined {
  return awaited.getStore()
}
