/** The LIKE pattern of text that contains `typed`, whose own wildcards mean themselves. */
export function containing(typed: string): string {
  return `%${beginning(typed)}`
}

/** The LIKE pattern of text that begins with `typed`, whose own wildcards mean themselves. */
export function beginning(typed: string): string {
  return `${typed.replace(/[\\%_]/g, '\\$&')}%`
}
