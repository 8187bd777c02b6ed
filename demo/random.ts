/** Chance that comes out the same each time for the same seed. */
export interface Random {
  /** 0 or more, below 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
  /** One of `from`, each as often as its weight says. */
  weighted<T>(from: readonly T[], weight: (one: T) => number): T
  /** Around 0, mostly within −1 and 1. */
  spread(): number
}

/** Mulberry32 (public domain, T. Ettinger), seeded by the FNV-1a hash of `seed`. */
export function seeded(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: (from) => from[Math.floor(next() * from.length)]!,
    weighted: (from, weight) => from[weightedIndex(from.map(weight), next())]!,
    spread: () => (next() + next() + next() - 1.5) / 0.75,
  }
}

function weightedIndex(weights: readonly number[], point: number): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let left = point * total
  const index = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return index < 0 ? weights.length - 1 : index
}

function hash(seed: string): number {
  let value = 0x811c9dc5
  for (const character of seed) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return value
}
