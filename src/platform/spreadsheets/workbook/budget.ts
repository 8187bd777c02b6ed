import { Unreadable } from '../unreadable.ts'

const MEBIBYTE = 1024 * 1024
/** What a workbook may unfold to: far more than 100,000 tickets. */
export const MAX_UNFOLDED_MEBIBYTES = 300
const MAX_CELLS = 5_000_000
/** Places of cells in the rows, also where nothing stands. */
const MAX_PLACES = 10_000_000
const MAX_LETTERS = 50_000_000

/** What is read of a workbook, counted while it is read: whatever unfolds without end is left where it gets too much. */
export class Budget {
  #bytes = 0
  #cells = 0
  #places = 0
  #letters = 0

  /** Counts bytes that were unfolded. */
  unfolded(bytes: number): void {
    this.#bytes += bytes
    if (this.#bytes > MAX_UNFOLDED_MEBIBYTES * MEBIBYTE) throw tooLarge()
  }

  /** Counts a cell. */
  cell(): void {
    this.#cells += 1
    if (this.#cells > MAX_CELLS) throw new Unreadable('file.tooManyValues', { max: MAX_CELLS })
  }

  /** Counts the places by which a row grew wider. */
  places(count: number): void {
    this.#places += count
    if (this.#places > MAX_PLACES) throw new Unreadable('file.tooManyValues', { max: MAX_CELLS })
  }

  /** Counts the letters of a text. */
  letters(count: number): void {
    this.#letters += count
    if (this.#letters > MAX_LETTERS) throw tooLarge()
  }
}

/** What unfolds to more than is read. */
export function tooLarge(): Unreadable {
  return new Unreadable('file.tooLarge', { max: MAX_UNFOLDED_MEBIBYTES })
}
