import type pg from 'pg'
import { browserHash } from '../../src/identity/writes/passwords.ts'
import { type App, createScaleToken, PASSWORD } from '../servers.ts'
import type { Job } from './job.ts'

interface Write {
  call: string
  /** Gives the bodies of each side. */
  bodies: string
  once?: false
  /** Whether the scale sends it. */
  byScale?: true
  differs: readonly string[]
  maxConnections?: number
}

const USUAL = { once: true, maxConnections: Number.POSITIVE_INFINITY }

/** The changes that are measured. */
export const WRITES: Record<string, Write> = {
  'add-line': {
    call: 'po/createPOLine',
    bodies: `
      select json_build_object('POHeaderUUID', order_id, 'SSWeightID', ticket_id) body, side
      from bench.lines_to_add order by turn`,
    differs: ['UUID', 'ID'],
  },
  grade: {
    call: 'po/evaluate',
    bodies: `
      select json_build_object('SSWeightID', ticket_id, 'SysProductGrade', 18, 'SysPalmReturn', 0, 'SysPalmRipe', 90,
        'SysPalmUnripe', 5, 'SysPalmLoose', 4, 'SysPalmRotten', 1, 'SysBunchWeight', 15) body, side
      from bench.records where work = 'grade' order by turn`,
    differs: ['EvaluatedAt'],
  },
  price: {
    call: 'po/valuation',
    bodies: `
      select json_build_object('SSWeightID', ticket_id, 'SysValuationPrice', 5.20, 'SysValuationLevelPrice', level_price,
        'SysValuationPremium', premium_price) body, side
      from bench.records where work = 'price' order by turn`,
    differs: ['ValuedAt'],
  },
  // One line of each order, then the next, as officers at work on different orders.
  receive: {
    call: 'po/receiptLine',
    bodies: `
      select json_build_object('POHeaderUUID', order_id, 'POLineUUID', line_id,
        'RecDate', (now() at time zone interval '7 hours')::date) body, side
      from bench.records where work = 'receive' order by (turn - 1) % 20, turn`,
    differs: [],
  },
  // From one address the product takes thirty passwords at once.
  'sign-in': {
    call: 'authenOfficer/signin',
    bodies: `
      select json_build_object('email', email, 'password', '${browserHash(PASSWORD)}', 'remember', false) body,
        unnest(array['app', 'limit']) side
      from officers where email like 'grader%' order by email`,
    once: false,
    differs: ['session', 'ExpiresAt'],
    maxConnections: 16,
  },
  // A thousand tickets a call; the product takes one such call after the other. A truck comes once a minute: two with
  // the same weight at once would be asked about as one load.
  import: {
    call: 'scale/ImportTickets',
    bodies: `
      with trucks as (
        select registration, code, customers.name, row_number() over () - 1 place, count(*) over () trucks
        from (select * from vehicles order by registration limit 500) vehicles
        join customers on customers.id = vehicles.customer_id
      )
      select json_build_object('tickets', json_agg(json_build_object(
        'WeightScaleIDIn', format('import-%s-%s-%s', side, batch, n), 'SequenceWeightOut', format('%s-%s-%s', side, batch, n),
        'CarRegister', registration, 'CustomerDataID', code, 'CustomerName', name, 'ProductDataID', 'FFB-1',
        'ProductTypeName', 'ปาล์มทะลาย', 'WeightIn', 9000 + n, 'WeightOut', 4000, 'UserLogInDataIDIn', 'ประสิทธิ์',
        'WeightTimeIn', came, 'WeightTimeOut', came + interval '1 hour') order by n)) body, side
      from unnest(array['app', 'limit']) with ordinality sides (side, turn), generate_series(1, 24) batch,
        lateral (select date_trunc('second', now()) - interval '1 minute' * (120 + 2 * batch + turn) came) arrival,
        generate_series(1, 1000) n
      join trucks on place = n % trucks
      group by side, batch`,
    byScale: true,
    differs: ['SSWeightID'],
    maxConnections: 1,
  },
}

/** The jobs of those names that change something; the limit is given the officer that the product knows of its session. */
export async function writingJobs(
  database: pg.Client,
  app: App,
  names: readonly string[],
): Promise<Job[]> {
  const jobs: Job[] = []
  for (const [name, { bodies, byScale, ...write }] of Object.entries(WRITES)) {
    if (!names.includes(name)) continue
    const { rows } = await database.query<{ body: object; side: string }>(bodies)
    const of = (side: string) => rows.filter((row) => row.side === side).map(({ body }) => body)
    const limit = of('limit').map((body) => ({ ...body, officer: app.officer }))
    const headers = byScale && { authorization: `Bearer ${await createScaleToken(app)}` }
    jobs.push({
      ...USUAL,
      name,
      statement: name,
      ...write,
      headers,
      bodies: { app: of('app'), limit },
    })
  }
  return jobs
}
