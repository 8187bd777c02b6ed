import type { Socket } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'

/** More would only fill the memory of every connection: what is left over is planned at each run. */
const MAX_PREPARED = 1000
const names = new Map<string, string>()
let named = 0

/**
 * A connection on which PostgreSQL parses each statement once and, where its plan does not depend on the values, plans
 * it once: most statements cost more to plan than to run. What a pattern finds depends on the pattern, so that such
 * statements are planned anew.
 */
export class PreparedClient extends pg.Client {}

type Query = (...args: unknown[]) => unknown
type Client = pg.Client & { connection: { stream: Socket } }
type Callback = (error: unknown, result?: unknown) => void

const { query } = pg.Client.prototype as unknown as { query: Query }
const prepared: { query: Query } = {
  query(this: Client, text, values, ...rest) {
    sendTogether(this.connection.stream)
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
    if (!name) return query.call(this, text, values, ...rest)
    const asked = askPrepared(this, text as string, name, values as unknown[])
    const [callback] = rest as [Callback?]
    return callback ? asked.then((result) => callback(undefined, result), callback) : asked
  },
}
Object.assign(PreparedClient.prototype, prepared)

/** What is asked of a connection without waiting in between goes out in one packet. */
function sendTogether(stream: Socket): void {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/**
 * A statement that was prepared before a migration changed the columns of its result is refused for as long as it is
 * kept. It gets another name on every connection, and is asked again, which in a transaction only its caller can do.
 */
async function askPrepared(
  client: Client,
  text: string,
  name: string,
  values: unknown[],
): Promise<unknown> {
  try {
    return await query.call(client, { text, name }, values)
  } catch (error) {
    if (!isOfOldColumns(error)) throw error
    if (names.get(text) === name) names.set(text, newName())
    if (client.getTransactionStatus() !== 'I') throw error
    return askPrepared(client, text, names.get(text) ?? name, values)
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
