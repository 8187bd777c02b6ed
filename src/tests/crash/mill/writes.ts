import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** How a write is found in the database: a query for one number, how often it is there. */
export interface Trace {
  sql: string
  values: unknown[]
  /** How often it is there when it is there once; more than 1 of an import, which has many rows. */
  whole?: number
}

/** A write that was sent: acknowledged, or given up without an answer. */
export interface Write extends Trace {
  kind: string
  isAcknowledged: boolean
}

export type Answer = Record<string, unknown>

/** An officer at work: sends changes under keys of their own, again until they are answered, as a browser does. */
export class Sender {
  readonly writes: Write[] = []
  readonly #address: () => URL | undefined
  readonly #stop: AbortSignal

  /** `address` gives nothing while no server is up: its port may be another program's by then. */
  constructor(address: () => URL | undefined, stop: AbortSignal) {
    this.#address = address
    this.#stop = stop
  }

  /**
   * Sends a change until it is answered, and notes it with how to find it. One in four whose answer is lost is given up.
   * Gives nothing then.
   */
  async send(
    kind: string,
    call: { path: string; input: object; token?: string },
    trace: (result: Answer) => Trace,
    { mayGiveUp = false }: { mayGiveUp?: boolean } = {},
  ): Promise<Answer | undefined> {
    const key = randomUUID()
    for (;;) {
      const result = await this.ask(call, key)
      if (result) {
        this.note({ kind, isAcknowledged: true, ...trace(result) })
        return result
      }
      const isGivenUp = mayGiveUp && Math.random() < 0.25
      if (isGivenUp || this.#stop.aborted) {
        // What is found by the answer cannot be looked for.
        if (mayGiveUp) this.note({ kind, isAcknowledged: false, ...trace({}) })
        return undefined
      }
      await sleep(50)
    }
  }

  note(write: Write): void {
    this.writes.push(write)
  }

  /** The result of a call; nothing where there is no answer or the system is away. Throws where it is refused. */
  async ask(
    { path, input, token }: { path: string; input: object; token?: string },
    key?: string,
  ): Promise<Answer | undefined> {
    const address = this.#address()
    if (!address) return undefined
    const response = await fetch(new URL(`/api/system/${path}`, address), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(input),
    }).catch(() => undefined)
    const answer = await response?.json().catch(() => undefined)
    if (!response || !answer || response.status === 503) return undefined
    if (!response.ok) throw new Error(`${path} is refused: ${JSON.stringify(answer)}`)
    return answer.result as Answer
  }

  /** As `ask`, until there is an answer; nothing once the work is over. */
  async read(call: { path: string; input: object; token?: string }): Promise<Answer | undefined> {
    while (!this.#stop.aborted) {
      const answer = await this.ask(call)
      if (answer) return answer
      await sleep(50)
    }
    return undefined
  }
}
