import { isDatabaseAway } from '../../platform/live/outage.ts'

/** So long without a refusal, and it is over. */
const QUIET_MS = 5000

/**
 * A time in which requests are refused with 503, as while the database is away: thousands of lines that say the same
 * would hide what else is wrong.
 */
export class RefusedSpell {
  readonly #onOver: (refused: number) => void
  #refused = 0
  #timer: NodeJS.Timeout | undefined

  /** `onOver` hears how many were refused once a spell is over. */
  constructor(onOver: (refused: number) => void) {
    this.#onOver = onOver
  }

  /** Counts a refusal; returns whether a spell begins with it. */
  note(): boolean {
    this.#refused += 1
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#check(), QUIET_MS).unref()
    return this.#refused === 1
  }

  /** Ends the spell, if one is under way. */
  end(): void {
    clearTimeout(this.#timer)
    const refused = this.#refused
    this.#refused = 0
    if (refused > 0) this.#onOver(refused)
  }

  #check(): void {
    if (isDatabaseAway()) this.#timer = setTimeout(() => this.#check(), QUIET_MS).unref()
    else this.end()
  }
}
