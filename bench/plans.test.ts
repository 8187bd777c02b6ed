import pg from 'pg'
import { expect, test } from 'vitest'
import { migrate } from '../src/platform/migrate.ts'
import { makeEmptyDatabase } from '../src/tests/database.ts'
import { generate } from './generate/generate.ts'
import { type Cost, readCosts } from './plans.ts'

const TICKETS = 200_000
/** Of a table: a list that counts 10,000 rows which a filter lets through looks at some more; a scan looks at all. */
const MOST = 0.4
/** What waits does not grow with a mill's years, though the generated mill has much of it. */
const WAITING = 'tickets_to_order'

test('no list, form or report looks through a table that grows with the mill', {
  timeout: 1_800_000,
}, async () => {
  const url = await makeEmptyDatabase()
  await migrate(url)
  await generate(url, TICKETS)
  const sizes = await rowsOf(url)
  expect(sizes.get('weigh_tickets')).toBeGreaterThan(TICKETS)
  const aYear = 12 * (sizes.get('customers') ?? 0)
  const isWhole = ({ table, rows }: Cost['scans'][number]) =>
    table === 'brought_months'
      ? rows > aYear
      : table !== WAITING && rows > MOST * (sizes.get(table) ?? 0)
  const found: string[] = []
  let statements = 0
  for await (const [name, costs] of readCosts(url)) {
    statements += costs.length
    for (const scan of costs.flatMap(({ scans }) => scans).filter(isWhole)) {
      found.push(`${name}: ${scan.kind} of ${scan.table}, ${scan.rows} rows`)
    }
  }
  expect(statements).toBeGreaterThan(100)
  expect(found).toEqual([])
})

/** How many rows each table has, as PostgreSQL's planner knows it. */
async function rowsOf(url: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string; rows: number }>(
    `select relname as name, reltuples as rows from pg_class where relkind = 'r'`,
  )
  await client.end()
  return new Map(rows.map(({ name, rows }) => [name, rows]))
}
