import type { WordKey } from './catalogue.ts'

/** What every list, sheet and document has to know of a kind of value. */
interface KindFacts {
  /** Stands in the head of a column, and after a value that stands alone. */
  readonly unit?: WordKey
  /** Least decimals of a number, which stands at the right. */
  readonly places?: number
  /** Characters that a column of a workbook has. */
  readonly width: number
}

/**
 * The kinds of values that fields have. What reads, shows or checks values has a table of all of them (`Record<Kind, …>`),
 * so that a new kind does not compile before each of them knows it.
 */
const FACTS = {
  /** An empty text says nothing and is kept as null. */
  text: { width: 18 },
  /** A text of several lines, empty where nothing is said. */
  note: { width: 30 },
  code: { width: 14 },
  /** Of a person or a firm; always there. */
  name: { width: 36 },
  account: { width: 22 },
  /** One of the mill's reasons, or an officer's own words. */
  reason: { width: 30 },
  /** 0 or 1 on the wire. */
  flag: { width: 10 },
  /** The number of a member level. */
  level: { width: 14 },
  count: { width: 10, places: 0 },
  grade: { width: 12, places: 0 },
  kg: { unit: 'term.kg', width: 18, places: 0 },
  km: { unit: 'term.km', width: 16, places: 2 },
  percent: { width: 18, places: 2 },
  /** Of quality: what it is measured in stands in its word. */
  measure: { width: 12, places: 2 },
  bahtPerKg: { unit: 'term.bahtPerKg', width: 18, places: 2 },
  baht: { unit: 'term.baht', width: 18, places: 2 },
  /** Baht per kg more or less, always with its sign. */
  difference: { width: 18, places: 2 },
  day: { width: 14 },
  instant: { width: 20 },
  /** The time of day of an instant. */
  time: { width: 10 },
} as const satisfies Record<string, KindFacts>

export type Kind = keyof typeof FACTS

/** What there is to know of each kind. */
export const KINDS: Readonly<Record<Kind, KindFacts>> = FACTS
