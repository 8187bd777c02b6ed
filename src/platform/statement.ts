import type { CompiledQuery, QueryExecutorProvider, Simplify } from 'kysely'
import type pg from 'pg'
import { db, query } from './db.ts'

/** Stands for a value while a statement is built; whoever looks at it would build another statement. */
class Placeholder {
  readonly name: string | symbol
  constructor(name: string | symbol) {
    this.name = name
  }
  [Symbol.toPrimitive](): never {
    throw new Error(`A statement may bind the value ${String(this.name)}, not look at it`)
  }
}

/** A query of Kysely's builder, or one written in SQL. */
interface Query<Row> {
  compile(db: QueryExecutorProvider): CompiledQuery<Row>
}

/**
 * A query that is built and compiled once, at its first run: `build` gets what stands for the values, and may bind
 * these and nothing else. Returns the function that runs it with values, in the ambient transaction where there is one.
 * Statements of a transaction that need nothing of each other's answers are called without waiting in between, and go
 * to PostgreSQL together: it does one after the other, in the order of the calls.
 */
export function statement<Values extends object, Row>(
  build: (values: Values) => Query<Row>,
): (values: Values) => Promise<Simplify<Row>[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (values) => {
    compiled ??= build(placeholders<Values>()).compile(db())
    const bind = (parameter: unknown) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter
    const parameters = compiled.parameters.map(bind)
    return (await query<Row & pg.QueryResultRow>(compiled.sql, parameters)).rows
  }
}

/**
 * As `statement`, of a query whose shape depends on what is asked: it is built once for each `shape`. This is plain data
 * of which there are few, such as what is filtered and how it is sorted, and never what an officer types.
 */
export function statementByShape<Shape, Values extends object, Row>(
  build: (shape: Shape, values: Values) => Query<Row>,
): (shape: Shape, values: Values) => Promise<Simplify<Row>[]> {
  const statements = new Map<string, (values: Values) => Promise<Simplify<Row>[]>>()
  return (shape, values) => {
    const key = JSON.stringify(shape)
    const known = statements.get(key)
    if (known) return known(values)
    const run = statement((placeholders: Values) => build(shape, placeholders))
    statements.set(key, run)
    return run(values)
  }
}

function placeholders<Values extends object>(): Values {
  return new Proxy({} as Values, { get: (_, name) => new Placeholder(name) })
}
