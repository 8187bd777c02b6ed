import { type Decimal, decimal, round } from '../platform/money.ts'

export const NO_VALUE = '–'
const MINUS = '\u2212'

type Figure = Decimal | null | undefined

/** 9,220 — whole kilograms, or whatever is counted. */
export function whole(value: Figure): string {
  return fixed(value, 0)
}

/** 9,220 kg, and 9,220.50 where a scale weighs finer: what is multiplied has to be seen to its last figure. */
export function kilograms(value: Figure): string {
  const isFiner = value != null && value !== '' && !decimal(value).mod(1).eq(0)
  return isFiner ? money(value) : whole(value)
}

/** 9.22 — kilograms in tons. */
export function tons(kg: Figure): string {
  return kg == null || kg === '' ? NO_VALUE : fixed(decimal(kg).div(1000), 2)
}

/** 57,164.00 — baht to the satang, and prices per kg. */
export function money(value: Figure): string {
  return fixed(value, 2)
}

/** 17.50 — averages and shares. */
export function percent(value: Figure): string {
  return fixed(value, 2)
}

/** +0.05, −0.05 — a difference in baht per kg, with its sign where it is not 0.00. */
export function difference(value: Figure): string {
  if (value == null || value === '') return NO_VALUE
  return signed(value, 2)
}

/** +1,693,580 — a difference in whole baht, with its sign where it is not 0. */
export function wholeDifference(value: Figure): string {
  return signed(value, 0)
}

/** 1,284, and 10,000+ where the server stopped counting. */
export function count(value: number, capped?: boolean): string {
  return `${fixed(value, 0)}${capped ? '+' : ''}`
}

/** Parameters of a sentence with {{n}}: the number as it is read, and by which its plural is chosen. */
export function counted(n: number): { n: string; count: number } {
  return { n: count(n), count: n }
}

function signed(value: Figure, places: number): string {
  const isMore = round(value || 0, places).gt(0)
  return isMore ? `+${fixed(value, places)}` : fixed(value, places)
}

function fixed(value: Figure, places: number): string {
  if (value == null || value === '') return NO_VALUE
  const rounded = round(value, places)
  const [digits = '', fraction] = rounded.abs().toFixed(places).split('.')
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, ',')
  const text = fraction === undefined ? grouped : `${grouped}.${fraction}`
  return rounded.lt(0) ? MINUS + text : text
}
