import { decimal } from '../../platform/money.ts'

const THAI_ZERO = '๐'.charCodeAt(0)

/** The number in a typed text, in Thai digits too, without its separators; null when it is none. */
export function parseNumber(text: string): number | null {
  const arabic = text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
  const bare = arabic.replace(/[,\s]/g, '').replace('\u2212', '-')
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(bare)) return null
  return Number(bare)
}

/** `value` moved by `by` without the dust of binary fractions, kept between `min` and `max`. */
export function stepNumber(
  value: number | null,
  by: number,
  min = -Infinity,
  max = Infinity,
): number {
  const moved = decimal(value ?? 0)
    .plus(by)
    .toNumber()
  return Math.min(Math.max(moved, min), max)
}
