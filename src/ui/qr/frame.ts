/** The dark modules of a code, by row and column. */
export type Modules = boolean[][]

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** What stands in every code of a version: finders, timing, alignment, and room for the format. */
export class Frame {
  readonly #version: number
  readonly #size: number
  readonly #fixed: (boolean | undefined)[][]

  constructor(version: number) {
    this.#version = version
    this.#size = version * 4 + 17
    this.#fixed = Array.from({ length: this.#size }, () => Array(this.#size).fill(undefined))
    for (let at = 0; at < this.#size; at += 1) {
      this.#set(6, at, at % 2 === 0)
      this.#set(at, 6, at % 2 === 0)
    }
    const last = this.#size - 4
    for (const [x, y] of [
      [3, 3],
      [last, 3],
      [3, last],
    ] as const)
      this.#finder(x, y)
    const places = this.#alignments()
    for (const x of places)
      for (const y of places) if (!this.#isCorner(x, y, places)) this.#square(x, y, 2)
    if (version >= 7) this.#versionBits()
  }

  /** The whole code of `words` under a mask. */
  filled(words: readonly number[], mask: number): Modules {
    const grid = this.#fixed.map((row) => [...row])
    this.#format(grid, mask)
    let bit = 0
    for (let right = this.#size - 1; right >= 1; right -= 2) {
      const x0 = right <= 6 ? right - 1 : right
      const isUp = ((x0 + 1) & 2) === 0
      for (let n = 0; n < this.#size; n += 1) {
        const y = isUp ? this.#size - 1 - n : n
        for (const x of [x0, x0 - 1]) {
          if (grid[y]![x] !== undefined) continue
          const isDark = (((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1
          grid[y]![x] = isDark !== MASKS[mask]!(x, y)
          bit += 1
        }
      }
    }
    return grid as Modules
  }

  #set(x: number, y: number, isDark: boolean): void {
    if (this.#fixed[y] && x >= 0 && x < this.#size) this.#fixed[y]![x] = isDark
  }

  #finder(x: number, y: number): void {
    for (let dy = -4; dy <= 4; dy += 1)
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy))
        this.#set(x + dx, y + dy, ring !== 2 && ring !== 4)
      }
  }

  #square(x: number, y: number, reach: number): void {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1)
        this.#set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
  }

  #alignments(): number[] {
    if (this.#version === 1) return []
    const count = Math.floor(this.#version / 7) + 2
    const step = Math.floor((this.#version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2
    const others = Array.from({ length: count - 1 }, (_, n) => this.#size - 7 - n * step)
    return [6, ...others.reverse()]
  }

  #isCorner(x: number, y: number, places: readonly number[]): boolean {
    const [first, last] = [places[0], places.at(-1)]
    return (x === first && (y === first || y === last)) || (x === last && y === first)
  }

  #versionBits(): void {
    let rest = this.#version
    for (let n = 0; n < 12; n += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
    const bits = (this.#version << 12) | rest
    for (let n = 0; n < 18; n += 1) {
      const isDark = ((bits >>> n) & 1) === 1
      const [a, b] = [this.#size - 11 + (n % 3), Math.floor(n / 3)]
      this.#set(a, b, isDark)
      this.#set(b, a, isDark)
    }
  }

  /** The level L and the mask, twice, and the one module that is always dark. */
  #format(grid: (boolean | undefined)[][], mask: number): void {
    const data = (1 << 3) | mask
    let rest = data
    for (let n = 0; n < 10; n += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
    const bits = ((data << 10) | rest) ^ 0x5412
    const bit = (n: number) => ((bits >>> n) & 1) === 1
    const put = (x: number, y: number, isDark: boolean) => {
      grid[y]![x] = isDark
    }
    const size = this.#size
    for (let n = 0; n <= 5; n += 1) put(8, n, bit(n))
    put(8, 7, bit(6))
    put(8, 8, bit(7))
    put(7, 8, bit(8))
    for (let n = 9; n < 15; n += 1) put(14 - n, 8, bit(n))
    for (let n = 0; n < 8; n += 1) put(size - 1 - n, 8, bit(n))
    for (let n = 8; n < 15; n += 1) put(8, size - 15 + n, bit(n))
    put(8, size - 8, true)
  }
}
