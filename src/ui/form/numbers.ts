import { decimal } from '../../platform/money.ts'

/** The number in a typed text, without its separators; null when it is none. */
export function readNumber(text: string): number | null {
  const bare = text.replace(/[,\s]/g, '').replace('\u2212', '-')
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(bare)) return null
  return Number(bare)
}

/** `value` moved by `by` without the dust of binary fractions, kept between `min` and `max`. */
export function stepped(value: number | null, by: number, min = -Infinity, max = Infinity): number {
  const moved = decimal(value ?? 0)
    .plus(by)
    .toNumber()
  return Math.min(Math.max(moved, min), max)
}
