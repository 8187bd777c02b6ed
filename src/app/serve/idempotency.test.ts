import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestMill, weighTicket } from '../../tests/fixture.ts'
import { openTestServer } from '../../tests/server.ts'

const mill = await openTestMill()
const server = await openTestServer()

/** Where the change of a grading can fail that is sent to PostgreSQL without waiting in between. */
const PLACES = [
  ['the ticket', 'trigger broken before update on weigh_tickets'],
  ['the audit entry', 'trigger broken before insert on audit_entries'],
  ['the response under its key', 'trigger broken before update on idempotency_keys'],
  ['the commit', 'constraint trigger broken after insert on gradings initially deferred'],
] as const
const WAYS = [
  ['fails', `raise exception 'broken'`, { status: 500, code: 'sys.failed' }],
  [
    'loses the connection',
    'perform pg_terminate_backend(pg_backend_pid())',
    { status: 503, code: 'sys.unavailable' },
  ],
  [
    'always meets a conflict',
    'raise serialization_failure',
    { status: 503, code: 'sys.unavailable' },
  ],
] as const

test.each(
  PLACES.flatMap(([place, trigger]) =>
    WAYS.map(([way, fault, refusal]) => [place, way, { trigger, fault, refusal }] as const),
  ),
)('where %s %s, nothing is written, and the key serves the next', async (...broken) => {
  const [place, way, { trigger, fault, refusal }] = broken
  const id = await weighTicket({ customerId: mill.vendor.customerId })
  const before = await rows()
  await breakDatabase(trigger, fault)
  // Whether a commit was done whose answer is lost, nobody knows.
  const isUnsure = place === 'the commit' && way === 'loses the connection'
  expect((await grade(id)).body).toMatchObject(
    isUnsure ? { ...refusal, code: 'sys.unsure' } : refusal,
  )
  await sql`drop function break cascade`.execute(db())
  expect(await rows()).toEqual(before)
  const first = await grade(id)
  expect(first.status).toBe(200)
  expect(await grade(id)).toEqual(first)
  expect(await rows()).toEqual(before.map((count) => count + 1))
})

test('a change that meets a conflict once is done once, and nobody is told', async () => {
  const id = await weighTicket({ customerId: mill.vendor.customerId })
  const before = await rows()
  await sql`create sequence tries`.execute(db())
  const once = `if nextval('tries') = 1 then raise serialization_failure; end if`
  await breakDatabase('trigger broken before update on weigh_tickets', once)
  expect((await grade(id)).status).toBe(200)
  await sql`drop function break cascade`.execute(db())
  expect(await rows()).toEqual(before.map((count) => count + 1))
})

function grade(SSWeightID: number) {
  const grading = { SSWeightID, SysProductGrade: 18, SysPalmReturn: 0 }
  return server.post('po/evaluate', grading, 52, { 'idempotency-key': `grade ${SSWeightID}` })
}

async function breakDatabase(trigger: string, fault: string): Promise<void> {
  await sql`create function break() returns trigger language plpgsql as ${sql.lit(
    `begin ${fault}; return new; end`,
  )}`.execute(db())
  await sql`create ${sql.raw(trigger)} for each row execute function break()`.execute(db())
}

/** How many rows a grading adds one to. */
async function rows(): Promise<number[]> {
  const tables = ['gradings', 'audit_entries', 'idempotency_keys'] as const
  return Promise.all(
    tables.map(async (table) => {
      const counted = db()
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
      return (await counted.executeTakeFirstOrThrow()).count
    }),
  )
}
