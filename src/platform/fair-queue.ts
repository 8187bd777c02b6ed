import { onceAborted } from './once-gone.ts'

interface Waiting {
  /** What it is about, within its line. */
  about: string
  go: () => void
}

/** Where work waits: in a line, and what it is about there. Once `signal` is aborted nobody waits for it any more. */
interface Place {
  line: string
  about: string
  signal?: AbortSignal | undefined
}

export interface QueueLimits {
  /** How much is worked on at once. */
  atOnce: number
  /** How many wait in one line, and how many of those about the same. */
  maxInLine: number
  maxAbout: number
  /** How long it waits at most, in milliseconds; as long as it takes where nothing is said. */
  maxWaitMs?: number
}

/** Costly work, some of it at a time: what waits stands in lines, and each line gets its turn, however long another is. */
export class FairQueue {
  readonly #limits: QueueLimits
  readonly #lines = new Map<string, Waiting[]>()
  #running = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** How much waits. */
  get waiting(): number {
    return [...this.#lines.values()].reduce((sum, { length }) => sum + length, 0)
  }

  /**
   * Does `work` when it is the turn of its line; where too many wait there already, or its turn did not come in time,
   * `onFull` is called instead. Throws where nobody waits for it any more before its turn came.
   */
  async run<T>(place: Place, work: () => Promise<T>, onFull: () => never): Promise<T> {
    place.signal?.throwIfAborted()
    if (this.#running >= this.#limits.atOnce) await this.#wait(place, onFull)
    else this.#running += 1
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  #wait({ line, about, signal }: Place, onFull: () => never): Promise<void> {
    const waiting = this.#lines.get(line) ?? []
    const same = waiting.filter((one) => one.about === about).length
    if (waiting.length >= this.#limits.maxInLine || same >= this.#limits.maxAbout) onFull()
    this.#lines.set(line, waiting)
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const stopWaiting = () => {
        clearTimeout(timer)
        stay()
      }
      const go = () => {
        stopWaiting()
        resolve()
      }
      const one = { about, go }
      const leave = () => {
        stopWaiting()
        this.#remove(line, one)
      }
      waiting.push(one)
      const stay = onceAborted(signal, () => {
        leave()
        reject(signal?.reason)
      })
      if (this.#limits.maxWaitMs === undefined) return
      timer = setTimeout(() => {
        leave()
        new Promise(onFull).catch(reject)
      }, this.#limits.maxWaitMs)
    })
  }

  #remove(line: string, one: Waiting): void {
    const waiting = this.#lines.get(line) ?? []
    waiting.splice(waiting.indexOf(one), 1)
    if (waiting.length === 0) this.#lines.delete(line)
  }

  /** The first of the line whose turn it is takes the place; its line goes to the end. */
  #next(): void {
    const [first] = this.#lines
    if (!first) {
      this.#running -= 1
      return
    }
    const [line, waiting] = first
    this.#lines.delete(line)
    waiting.shift()?.go()
    if (waiting.length > 0) this.#lines.set(line, waiting)
  }
}
