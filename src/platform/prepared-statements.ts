import { sql } from 'kysely'
import pg from 'pg'

/** More would only fill the memory of every connection: what is left over is planned at each run. */
const MAX_PREPARED = 1000
const names = new Map<string, string>()
let named = 0

/**
 * Sends a statement to PostgreSQL at once and gives its result. A connection parses each statement once and, where its
 * plan does not depend on the values, plans it once: most statements cost more to plan than to run. What a pattern finds
 * depends on the pattern, so that such statements are planned anew.
 *
 * A statement that was prepared before a migration changed the columns of its result is refused for as long as it is
 * kept. It gets another name on every connection, and is asked again, which in a transaction only its caller can do.
 */
export async function queryPrepared<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[],
): Promise<pg.QueryResult<Row>> {
  const name = nameOf(text)
  try {
    return await client.query<Row>({ text, values: [...values], ...(name && { name }) })
  } catch (error) {
    if (!name || !isOfOldColumns(error)) throw error
    if (names.get(text) === name) names.set(text, newName())
    if (client.getTransactionStatus() !== 'I') throw error
    return queryPrepared(client, text, values)
  }
}

/** "cached plan must not change result type"; nothing was done yet. */
function isOfOldColumns(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === '0A000' &&
    error.routine === 'RevalidateCachedQuery'
  )
}

/** The name under which a statement is prepared on every connection; undefined where it is not. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size === MAX_PREPARED || !isPrepared(text)) return known
  const name = newName()
  names.set(text, name)
  return name
}

function newName(): string {
  named += 1
  return `s${named}`
}

/** Ends a statement whose plan depends on its values other than by a pattern, such as lists of a few ids or of many. */
export const PLANNED_FOR_VALUES = sql`/* planned for its values */`

/** Ends a statement with a pattern that is found by the same index whatever the pattern is. */
export const PLANNED_ONCE = sql`/* planned once */`

/** Whether a statement is planned for whatever values; else for those that it is run with. */
export function isPrepared(text: string): boolean {
  if (text.endsWith('/* planned once */')) return true
  return !/ i?like |\/\* planned for its values \*\//i.test(text)
}
