import { decimal } from '../../platform/money.ts'
import { plainNumber } from '../../platform/typed-number.ts'

/** The number in a typed text; null when it is none. */
export function parseNumber(text: string): number | null {
  const plain = plainNumber(text)
  return plain === null ? null : Number(plain)
}

/** As `parseNumber`; null where nothing is typed, and `NaN` where what is typed is no number. */
export function readNumber(text: string): number | null {
  return text.trim() === '' ? null : (parseNumber(text) ?? Number.NaN)
}

/** `value` moved by `by` without the dust of binary fractions, kept between `min` and `max`. */
export function stepNumber(
  value: number | null,
  by: number,
  min = -Infinity,
  max = Infinity,
): number {
  const moved = decimal(value || 0)
    .plus(by)
    .toNumber()
  return Math.min(Math.max(moved, min), max)
}
