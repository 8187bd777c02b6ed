import pg from 'pg'

/** One of the four questions that are measured: what each side is sent for it. */
export interface Job {
  name: string
  path: string
  /** Whether a body can be sent once only. */
  once: boolean
  bodies: { app: string[]; limit: string[] }
}

/** The jobs on the generated database at `url`. */
export async function readJobs(url: string): Promise<Job[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const ask = async (sql: string) =>
    (await client.query<{ body: object }>(sql)).rows.map(({ body }) => body)
  try {
    return [
      reading('PO list', 'po/getPOFilterLists', await ask(PAGES)),
      reading('one PO', 'po/getEnvironmentPOLineManage', await ask(SENT_ORDERS)),
      reading('daily payment', 'report/ReportDailyPalmPayment', await ask(DAYS)),
      {
        name: 'add a line',
        path: 'po/createPOLine',
        once: true,
        bodies: {
          app: (await ask(linesOf('app'))).map(json),
          limit: (await ask(linesOf('limit'))).map(json),
        },
      },
    ]
  } finally {
    await client.end()
  }
}

const PAGES = `select json_build_object('page', page) body from generate_series(0, 9) page`
const SENT_ORDERS = `
  select json_build_object('POHeaderUUID', id) body from existing_orders
  where state not in ('D', 'RJ') order by id limit 500`
const DAYS = `
  select json_build_object('filterDate', day_out, 'filterGroup', 'all') body
  from (select distinct day_out from weigh_tickets where day_out is not null order by 1 desc limit 30) days`

function linesOf(side: string): string {
  return `select json_build_object('POHeaderUUID', order_id, 'SSWeightID', ticket_id) body
    from bench.lines_to_add where side = '${side}' order by turn`
}

function reading(name: string, path: string, bodies: object[]): Job {
  const texts = bodies.map(json)
  return { name, path, once: false, bodies: { app: texts, limit: texts } }
}

function json(body: object): string {
  return JSON.stringify(body)
}
