import { decimal } from '../../platform/money.ts'

const THAI_ZERO = '๐'.charCodeAt(0)

const BARE = /^-?(\d+\.?\d*|\.\d+)$/
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/

/**
 * The number in a typed text, in Thai digits too, its thousands set apart by commas or not; null when it is none. A comma
 * anywhere else is no number: 6,5 may mean six and a half, and is not 65.
 */
export function parseNumber(text: string): number | null {
  const arabic = text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
  const number = arabic.replace(/\s/g, '').replace('\u2212', '-')
  return BARE.test(number) || GROUPED.test(number) ? Number(number.replaceAll(',', '')) : null
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
