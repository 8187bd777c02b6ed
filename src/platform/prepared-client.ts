import type { Socket } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'

/** More would only fill the memory of every connection: what is left over is planned at each run. */
const MAX_PREPARED = 1000
const names = new Map<string, string>()

/**
 * A connection on which PostgreSQL parses each statement once and, where its plan does not depend on the values, plans
 * it once: most statements cost more to plan than to run. What a pattern finds depends on the pattern, so that such
 * statements are planned anew.
 */
export class PreparedClient extends pg.Client {}

type Query = (...args: unknown[]) => unknown
const { query } = pg.Client.prototype as unknown as { query: Query }
const prepared: { query: Query } = {
  query(this: pg.Client & { connection: { stream: Socket } }, text, values, ...rest) {
    sendTogether(this.connection.stream)
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
    return query.call(this, name ? { text, name } : text, values, ...rest)
  },
}
Object.assign(PreparedClient.prototype, prepared)

/** What is asked of a connection without waiting in between goes out in one packet. */
function sendTogether(stream: Socket): void {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** The name under which a statement is prepared on every connection; undefined where it is not. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size === MAX_PREPARED || !isPrepared(text)) return known
  const name = `s${names.size + 1}`
  names.set(text, name)
  return name
}

/** Ends a statement whose plan depends on its values other than by a pattern, such as lists of a few ids or of many. */
export const PLANNED_FOR_VALUES = sql`/* planned for its values */`

/** Whether a statement is planned for whatever values; else for those that it is run with. */
export function isPrepared(text: string): boolean {
  return !/ i?like |\/\* planned for its values \*\//i.test(text)
}
