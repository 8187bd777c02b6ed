const STEPS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** The round number at the top of an axis that begins at 0: the least of these steps times a power of ten that holds `highest`. */
export function topOf(highest: number): number {
  if (!(highest > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(highest))
  return power * (STEPS.find((step) => step * power >= highest) ?? 10)
}

export interface Range {
  low: number
  high: number
}

/** What an axis that need not begin at 0 spans: the values with a little room; null where there is none. */
export function rangeOf(values: readonly (number | null)[]): Range | null {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return null
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const room = (high - low || Math.abs(high) * 0.1 || 1) * 0.12
  return { low: low - room, high: high + room }
}

/** One or two round numbers in a range: multiples of the least of 1, 2 or 5 times a power of ten that leaves no more. */
export function linesOf({ low, high }: Range): number[] {
  const power = 10 ** Math.floor(Math.log10((high - low) / 3))
  const counts = [1, 2, 5, 10, 20].map((step) => multiplesIn(low, high, step * power))
  return counts.find(({ length }) => length <= 2) ?? []
}

function multiplesIn(low: number, high: number, step: number): number[] {
  const first = Math.ceil(low / step)
  const count = Math.max(0, Math.floor(high / step) - first + 1)
  return Array.from({ length: count }, (_, index) => (first + index) * step)
}

/** Where a value stands in a range, from 0 at its foot to 1 at its head. */
export function riseIn(value: number, { low, high }: Range): number {
  return (value - low) / (high - low)
}

/** Points that a line alone does not show: those between two gaps, and the last. */
export function endsOf(values: readonly (number | null)[]): Set<number> {
  const alone = runsOf(values).filter(({ length }) => length === 1)
  return new Set([...alone.flat(), values.findLastIndex((value) => value !== null)])
}

/** Runs of points that follow one another, as indexes; a line breaks where nothing is known. */
export function runsOf(values: readonly (number | null)[]): number[][] {
  const runs: number[][] = []
  for (const [index, value] of values.entries()) {
    if (value === null) continue
    const run = runs.at(-1)
    if (run?.at(-1) === index - 1) run.push(index)
    else runs.push([index])
  }
  return runs
}
