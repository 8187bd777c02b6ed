import pg from 'pg'

const names = new Map<string, string>()

/** A connection that has each query of Kysely parsed once, and planned a few times: tests repeat theirs often, and small queries cost more to plan than to run. */
export class PreparingClient extends pg.Client {}

type Query = (...args: unknown[]) => unknown
const { query } = pg.Client.prototype as unknown as { query: Query }
const preparing: { query: Query } = {
  query(this: pg.Client, text, values, ...rest) {
    const isOne = typeof text === 'string' && Array.isArray(values) && values.length > 0
    return query.call(this, isOne ? { text, name: nameOf(text) } : text, values, ...rest)
  },
}
Object.assign(PreparingClient.prototype, preparing)

function nameOf(text: string): string {
  const name = names.get(text) ?? `q${names.size + 1}`
  names.set(text, name)
  return name
}
