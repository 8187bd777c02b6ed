import { type RawBuilder, sql } from 'kysely'
import { containsPattern } from './like-patterns.ts'

/** By the index of short parts, or by a pattern, for which there is an index of three letters and more. */
export type SearchKind = 'shortPart' | 'pattern'

export interface TextSearch {
  kind: SearchKind
  /** What the condition is bound to. */
  value: string
}

/** Letters that `short_parts` of a text have at most. */
const MAX_SHORT = 2

/** How texts that contain `typed` are found by an index. */
export function searchFor(typed: string): TextSearch {
  return [...typed].length <= MAX_SHORT ? { kind: 'shortPart', value: typed } : patternFor(typed)
}

/** How one text after the other is asked whether it contains `typed`. */
export function patternFor(typed: string): TextSearch {
  return { kind: 'pattern', value: containsPattern(typed) }
}

/** Whether a column contains what is searched for, in whatever case. */
export function contains(column: string, { kind, value }: TextSearch): RawBuilder<boolean> {
  const text = sql.ref(column)
  return kind === 'pattern'
    ? sql`${text} ilike ${value}`
    : sql`short_parts(${text}) @> array[lower(${value})]`
}
