import { type RawBuilder, sql } from 'kysely'

/** By the index of short parts, or by a pattern, for which there is an index of three letters and more. */
export type SearchKind = 'shortPart' | 'pattern'

export interface TextSearch {
  kind: SearchKind
  /** What the condition is bound to. */
  value: string
}

/** Letters that `short_parts` of a text have at most. */
const MAX_SHORT = 2

/** How texts that contain a key are found by an index; the key is that of what was typed (`typedKey`). */
export function searchFor(key: string): TextSearch {
  return [...key].length <= MAX_SHORT ? { kind: 'shortPart', value: key } : patternFor(key)
}

/** How one text after the other is asked whether it contains a key. */
export function patternFor(key: string): TextSearch {
  return { kind: 'pattern', value: containsPattern(key) }
}

/** Whether a column contains what is searched for, whatever its case, its spaces and its dashes. */
export function contains(column: string, { kind, value }: TextSearch): RawBuilder<boolean> {
  const text = sql`search_key(${sql.ref(column)})`
  return kind === 'pattern'
    ? sql`${text} like ${value}`
    : sql`short_parts(${text}) @> array[${value}]`
}

/** A LIKE pattern for text that contains `typed`, with wildcards in it escaped. */
export function containsPattern(typed: string): string {
  return `%${prefixPattern(typed)}`
}

/** A LIKE pattern for text that begins with `typed`, with wildcards in it escaped. */
export function prefixPattern(typed: string): string {
  return `${typed.replace(/[\\%_]/g, '\\$&')}%`
}
