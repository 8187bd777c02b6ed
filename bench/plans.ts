import pg from 'pg'
import { handlers } from '../src/app/handlers.ts'
import { SORT_FIELDS } from '../src/evaluation/rules.ts'
import type { OfficerContext } from '../src/platform/call-context.ts'
import { closeDatabase, openDatabase, pool } from '../src/platform/db.ts'

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
const FIRST = { page: 0 }

/** Runs every list and report on the database at `url` and shows what its statements cost, and what they scan. */
export async function showPlans(url: string): Promise<void> {
  openDatabase(url, { max: 1 })
  const recorded: Statement[] = []
  recordStatements(recorded)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const [name, read] of Object.entries(await questions(client))) {
      recorded.length = 0
      await read()
      console.log(`\n${name}`)
      for (const statement of [...recorded]) await explain(client, statement)
    }
  } finally {
    await client.end()
    await closeDatabase()
  }
}

/** The reads behind the lists and reports, asked as officers ask them. */
async function questions(client: pg.Client): Promise<Record<string, () => Promise<unknown>>> {
  const { dashboard, evaluation, pricing, purchaseOrders, reports, vendors } = handlers
  const { rows } = await client.query(
    'select id, number, vendor_name, created_day::text as day from purchase_orders order by created_at desc offset 100 limit 1',
  )
  const { id, number, vendor_name, day } = rows[0]
  const product = (await client.query('select id from products order by code limit 1')).rows[0].id
  const latest = (await client.query('select max(time_out) as at from weigh_tickets')).rows[0].at
  const ticket = (await client.query('select max(ticket_id) as id from payable_lines')).rows[0].id
  // Reads know the officer only where they must; these ask no more than the time.
  const ctx = { now: latest } as OfficerContext
  const orders = (filters: object) => () =>
    purchaseOrders.getPOFilterLists({ ...FIRST, ...filters }, ctx)
  const palm = (filters: object) => () =>
    evaluation.getWeightProcess({ ...FIRST, filterStatus: 'A', ...filters }, ctx)
  const dearest = { field: 'SysPrice', direction: 'desc' } as const
  const sorted = Object.fromEntries(
    SORT_FIELDS.map((field) => [
      `palm list, sorted by ${field}`,
      palm({ sort: { field, direction: 'desc' } }),
    ]),
  )
  const ofDay = { filterDate: day, filterGroup: 'all' } as const
  return {
    'PO list': orders({}),
    'PO list, page 300': orders({ page: 299 }),
    'PO list, by state IV': orders({ filterState: 'IV' }),
    'PO list, by number': orders({ filterPONumber: number.slice(-5) }),
    'PO list, by vendor': orders({ filterVendor: vendor_name.slice(-6) }),
    'PO list, by day': orders({ filterCreated: day }),
    'one PO': () => purchaseOrders.getEnvironmentPOLineManage({ POHeaderUUID: id }, ctx),
    'receiving list': () => purchaseOrders.getFilterPOStateConfirm(FIRST, ctx),
    'invoicing list': () => purchaseOrders.getFilterPOStateCanInvoice(FIRST, ctx),
    products: () => pricing.getAllProduct({}, ctx),
    'prices of a product': () => pricing.getPriceByProduct({ UUID: product }, ctx),
    'versions of prices': () => pricing.getPriceVersions({ ...FIRST, ProductUUID: product }, ctx),
    'new PO': () => purchaseOrders.getEnvironmentPOForm({}, ctx),
    'palm list': palm({}),
    'palm list, waiting': palm({ filterStatus: 'W' }),
    'palm list, completed': palm({ filterStatus: 'C' }),
    'palm list, by vehicle': palm({ filterSearch: '70-01' }),
    'palm list, by grade': palm({ filterGrade: 19 }),
    'palm list, by day out': palm({ filterDateOut: day }),
    'palm list, of an order': palm({ POHeaderUUID: id }),
    'palm list, by two letters': palm({ filterSearch: 'กข' }),
    ...sorted,
    'palm list, of a grade, dearest first': palm({ filterGrade: 19, sort: dearest }),
    'palm list, by vehicle, dearest first': palm({ filterSearch: '70-01', sort: dearest }),
    'sheet of a ticket': () => evaluation.getWeightSheet({ SSWeightID: ticket }, ctx),
    'history of a ticket': () => evaluation.getWeightHistory({ SSWeightID: ticket }, ctx),
    'corrections that wait': () =>
      evaluation.getCorrections({ ...FIRST, filterDecision: 'open' }, ctx),
    vendors: () => vendors.getVendors(FIRST, ctx),
    'vendors, by name': () =>
      vendors.getVendors({ ...FIRST, filterVendorOrganizationName: vendor_name.slice(-6) }, ctx),
    'daily payment': () => reports.reportDailyPalmPayment(ofDay, ctx),
    'palm report': () => reports.reportPalm(ofDay, ctx),
    'month of the palm report': () => reports.reportPalmMonth(ofDay, ctx),
    quotation: () => reports.reportPriceList(ofDay, ctx),
    'today, at a glance': () => dashboard.getOverview({}, ctx),
    'the thirty days before': () => dashboard.getTrend({}, ctx),
  }
}

/** Notes every statement that the product sends. */
function recordStatements(recorded: Statement[]): void {
  pool().on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown
    const noting = (...args: unknown[]) => {
      const [text, values] = args
      if (typeof text === 'string')
        recorded.push({ text, values: Array.isArray(values) ? values : [] })
      return send(...args)
    }
    Object.assign(client, { query: noting })
  })
}

async function explain(client: pg.Client, { text, values }: Statement): Promise<void> {
  if (!/^\s*(select|with)/i.test(text)) return
  const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values)
  const [{ Plan, ...times }] = rows[0]['QUERY PLAN']
  const looks = nodesOf(Plan).filter(looksAtMany).map(describe)
  const ms = (times['Planning Time'] + times['Execution Time']).toFixed(1)
  const blocks = Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']
  const subject = /from "?(\w+)/i.exec(text)?.[1]
  console.log(
    `  ${subject}: ${ms} ms, ${blocks} blocks${looks.map((look) => `\n    ! ${look}`).join('')}`,
  )
}

function nodesOf(plan: Node): Node[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

function looksAtMany(node: Node): boolean {
  return node['Relation Name'] !== undefined && rowsSeen(node) > MANY_ROWS
}

function describe(node: Node): string {
  return `${node['Node Type']} of ${node['Relation Name']}: ${rowsSeen(node).toLocaleString('en')} rows`
}

function rowsSeen(node: Node): number {
  return (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
}
