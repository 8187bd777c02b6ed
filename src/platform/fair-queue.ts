interface Waiting {
  /** What it is about, within its line. */
  about: string
  go: () => void
}

export interface QueueLimits {
  /** How much is worked on at once. */
  atOnce: number
  /** How many wait in one line, and how many of those about the same. */
  maxInLine: number
  maxAbout: number
}

/** Costly work, some of it at a time: what waits stands in lines, and each line gets its turn, however long another is. */
export class FairQueue {
  readonly #limits: QueueLimits
  readonly #lines = new Map<string, Waiting[]>()
  #running = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** Does `work` when it is the turn of `line`; where too many wait there already, `onFull` is called instead. */
  async run<T>(
    { line, about }: { line: string; about: string },
    work: () => Promise<T>,
    onFull: () => never,
  ): Promise<T> {
    if (this.#running >= this.#limits.atOnce) await this.#wait(line, about, onFull)
    else this.#running += 1
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  #wait(line: string, about: string, onFull: () => never): Promise<void> {
    const waiting = this.#lines.get(line) ?? []
    const same = waiting.filter((one) => one.about === about).length
    if (waiting.length >= this.#limits.maxInLine || same >= this.#limits.maxAbout) onFull()
    this.#lines.set(line, waiting)
    return new Promise((go) => waiting.push({ about, go }))
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
