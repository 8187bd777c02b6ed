const MAX_DISTANCE = 2

/** The one of `candidates` that `typed` was meant to be: nearest by up to two letters, where no other is as near. */
export function nearest(typed: string, candidates: Iterable<string>): string | undefined {
  const text = typed.toLowerCase()
  let least = Math.min(MAX_DISTANCE, text.length - 1) + 1
  let found: string | undefined
  for (const candidate of candidates) {
    const distance = distanceOf(text, candidate.toLowerCase(), least)
    if (distance > least || distance > MAX_DISTANCE) continue
    found = distance === least ? undefined : candidate
    least = distance
  }
  return found
}

/** How many letters have to be put in, taken out or changed; `limit + 1` where it is more than `limit`. */
function distanceOf(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const changed = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1))
    }
    if (Math.min(...next) > limit) return limit + 1
    row = next
  }
  return row.at(-1)!
}
