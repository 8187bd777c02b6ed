import pg from 'pg'
import { closeDatabase, openDatabase, pool } from '../src/platform/db.ts'
import { isPrepared } from '../src/platform/prepared-statements.ts'
import { questions } from './questions.ts'

interface Statement {
  text: string
  values: unknown[]
}

/** A node of PostgreSQL's plan, as EXPLAIN's JSON has it. */
interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Node[]
}

/** A list counts up to 10,000 records on purpose; what looks at this many rows of a table grows with the mill. */
const MANY_ROWS = 20_000

/** What one statement of a read costs on the database. */
export interface Cost {
  /** What the statement reads from first. */
  subject: string
  ms: number
  blocks: number
  /** The scans that look at more rows of a table than a list counts. */
  scans: Scan[]
}

interface Scan {
  kind: string
  table: string
  rows: number
}

/** Runs every list and report on the database at `url`; gives the costs of its statements, by the name of the read. */
export async function* readCosts(url: string): AsyncGenerator<[name: string, costs: Cost[]]> {
  openDatabase(url, { max: 1, waitMs: 600_000 })
  const recorded: Statement[] = []
  recordStatements(recorded)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const [name, read] of Object.entries(await questions(client))) {
      recorded.length = 0
      await read()
      const costs = []
      for (const statement of recorded.filter(isRead)) costs.push(await explain(client, statement))
      yield [name, costs]
    }
  } finally {
    await client.end()
    await closeDatabase()
  }
}

/** Shows what the statements of every list and report cost on the database at `url`, and what they scan. */
export async function showPlans(url: string): Promise<void> {
  for await (const [name, costs] of readCosts(url)) {
    console.log(`\n${name}`)
    for (const { subject, ms, blocks, scans } of costs) {
      const looks = scans.map(
        ({ kind, table, rows }) => `\n    ! ${kind} of ${table}: ${rows.toLocaleString('en')} rows`,
      )
      console.log(`  ${subject}: ${ms.toFixed(1)} ms, ${blocks} blocks${looks.join('')}`)
    }
  }
}

/** Notes every statement that the product sends. */
function recordStatements(recorded: Statement[]): void {
  pool().on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown
    const noting = (...args: unknown[]) => {
      const [asked] = args
      if (typeof asked === 'object' && asked) recorded.push(asked as Statement)
      return send(...args)
    }
    Object.assign(client, { query: noting })
  })
}

function isRead({ text }: Statement): boolean {
  return /^\s*(select|with)/i.test(text)
}

/** A prepared statement is looked at as it is run later: PostgreSQL keeps one plan for it once five plans of its own were no cheaper. */
async function explain(client: pg.Client, { text, values }: Statement): Promise<Cost> {
  const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : ''
  const planned = isPrepared(text) ? `explain execute asked${given};`.repeat(5) : ''
  const results = (await client.query(`
    prepare asked as ${text};
    ${planned}
    explain (analyze, buffers, timing off, format json) execute asked${given};
    deallocate asked`)) as unknown as pg.QueryResult[]
  const [{ Plan, ...times }] = results.at(-2)!.rows[0]['QUERY PLAN']
  return {
    subject: /from "?(\w+)/i.exec(text)?.[1] ?? '',
    ms: times['Planning Time'] + times['Execution Time'],
    blocks: Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'],
    scans: nodesOf(Plan).flatMap(scanOf),
  }
}

/** A value as it is written in a statement. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value))
    return pg.escapeLiteral(`{${value.map((item) => JSON.stringify(item))}}`)
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value))
}

function nodesOf(plan: Node): Node[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

/** Nothing of a node that looks at few rows, or at no table. */
function scanOf(node: Node): Scan[] {
  const { 'Node Type': kind, 'Relation Name': table } = node
  const perLoop = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)
  const rows = Math.round(perLoop * node['Actual Loops'])
  return table && rows > MANY_ROWS ? [{ kind, table, rows }] : []
}
