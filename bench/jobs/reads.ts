import type pg from 'pg'
import type { Job } from './job.ts'

interface Read {
  call: string
  /** Of the limit, where it does not have the job's name; null where there is none. */
  statement?: string | null
  /** Gives the bodies that are sent in turn. */
  bodies: string
  differs?: readonly string[]
  maxConnections?: number
}

const USUAL = { once: false, differs: [], maxConnections: Number.POSITIVE_INFINITY }

/** The whole days up to yesterday. */
const DAYS = `
      select json_build_object('filterDate', day, 'filterGroup', 'all') body
      from (select distinct day_out from weigh_tickets where day_out is not null order by 1 desc limit 31) days (day)
      where day < (select max(day_out) from weigh_tickets)`

/** The lists, forms and reports that are measured. */
export const READS: Record<string, Read> = {
  orders: {
    call: 'po/getPOFilterLists',
    bodies: `select json_build_object('page', page) body from generate_series(0, 9) page`,
  },
  // A part that some ten to a hundred vendors share, as an officer types it.
  'orders-by-vendor': {
    call: 'po/getPOFilterLists',
    bodies: `
      select json_build_object('page', 0, 'filterVendor', 'เขาพนม ' || part, 'filterState', state) body
      from generate_series(10, 19) part, unnest(array['F', 'IV', 'CF', 'CC']) state`,
  },
  'orders-by-number': {
    call: 'po/getPOFilterLists',
    bodies: `
      select json_build_object('page', 0, 'filterPONumber', right(number, 7)) body
      from (select number from existing_orders order by created_at desc offset 50 limit 50) orders`,
  },
  order: {
    call: 'po/getEnvironmentPOLineManage',
    bodies: `
      select json_build_object('POHeaderUUID', id) body from existing_orders
      where state not in ('D', 'RJ') order by id limit 500`,
  },
  tickets: {
    call: 'po/getWeightProcess',
    bodies: `select json_build_object('page', page) body from generate_series(0, 3) page`,
  },
  'tickets-deep': {
    call: 'po/getWeightProcess',
    statement: 'tickets',
    bodies: `select json_build_object('page', page) body from generate_series(39, 42) page`,
  },
  'tickets-by-plate': {
    call: 'po/getWeightProcess',
    bodies: `
      select json_build_object('page', 0, 'filterSearch', '70-0' || part) body from generate_series(10, 49) part`,
  },
  'tickets-by-slip': {
    call: 'po/getWeightProcess',
    bodies: `
      select json_build_object('page', 0, 'filterSearch', left(slip_number, 9)) body
      from (select slip_number from weigh_tickets where time_out is not null order by id desc offset 500 limit 50) out`,
  },
  vendors: {
    call: 'vendor/GetVendorFilterLists',
    bodies: `select json_build_object('page', page) body from generate_series(0, 3) page`,
  },
  overview: { call: 'dashboard/GetOverview', bodies: `select '{}'::json body`, differs: ['At'] },
  'daily-payment': { call: 'report/ReportDailyPalmPayment', bodies: DAYS },
  'slip-pdf': {
    call: 'export/WeighingSlip',
    statement: null,
    bodies: `select json_build_object('SSWeightID', id) body from weigh_tickets order by id desc limit 20`,
    maxConnections: 4,
  },
  'payment-pdf': {
    call: 'export/DailyPalmPayment',
    statement: null,
    bodies: DAYS,
    maxConnections: 1,
  },
}

/** The jobs of those names that change nothing, on the generated database. */
export async function readingJobs(database: pg.Client, names: readonly string[]): Promise<Job[]> {
  const jobs: Job[] = []
  for (const [name, { bodies, ...read }] of Object.entries(READS)) {
    if (!names.includes(name)) continue
    const { rows } = await database.query<{ body: object }>(bodies)
    const asked = rows.map(({ body }) => body)
    jobs.push({ ...USUAL, name, statement: name, ...read, bodies: { app: asked, limit: asked } })
  }
  return jobs
}
