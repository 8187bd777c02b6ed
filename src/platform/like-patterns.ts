/** A LIKE pattern for text that contains `typed`, with wildcards in it escaped. */
export function containsPattern(typed: string): string {
  return `%${prefixPattern(typed)}`
}

/** A LIKE pattern for text that begins with `typed`, with wildcards in it escaped. */
export function prefixPattern(typed: string): string {
  return `${typed.replace(/[\\%_]/g, '\\$&')}%`
}
