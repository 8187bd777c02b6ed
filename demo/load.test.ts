import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { checkData } from '../check-data/check-data.ts'
import { actionText, type Reader } from '../src/audit-trail/rules/value-text.ts'
import { changedValues } from '../src/audit-trail/rules/values.ts'
import { words } from '../src/audit-trail/words.ts'
import { computeTerms } from '../src/evaluation/writes/terms.ts'
import { browserHash } from '../src/identity/writes/passwords.ts'
import { signIn } from '../src/identity/writes/sign-in.ts'
import { calls as noticeCalls } from '../src/notices/contract.ts'
import { noticesOf } from '../src/notices/reads/notices.ts'
import type { OfficerContext } from '../src/platform/call-context.ts'
import { db, transaction } from '../src/platform/db.ts'
import { ROLES } from '../src/platform/roles.ts'
import { openTestDatabase } from '../src/tests/database.ts'
import { silentScales } from '../src/weighing/reads/silences.ts'
import { noticeSilences } from '../src/weighing/writes/silences.ts'
import { bridgeTick } from './bridge.ts'
import { loadDemoMill } from './load.ts'
import { DEMO_PASSWORD, OFFICERS, SCALES } from './names.ts'
import { makeVendors } from './vendors.ts'

const now = new Date('2026-11-20T14:05:00+07:00')

await openTestDatabase()
beforeAll(() => loadDemoMill(now, 30), 900_000)

const reader: Reader = { language: 'th', t: (key, otherwise) => (key in words ? key : otherwise) }

test('Everything that always holds of the data holds of the demo mill', async () => {
  expect(await checkData()).toEqual([])
}, 360_000)

test('There are orders in every state', async () => {
  const rows = await db().selectFrom('purchase_orders').select('badge').distinct().execute()
  const badges = rows.map(({ badge }) => badge).sort()
  expect(badges).toEqual(['A', 'C', 'CC', 'CF', 'D', 'F', 'IR', 'IV', 'RC', 'RJ', 'S'])
})

test('No account of a seller waits for another officer to look at it', async () => {
  expect(await db().selectFrom('unconfirmed_accounts').select('id').execute()).toEqual([])
})

test('There is an officer of each role, who can sign in', async () => {
  const ctx = { now, requestId: 'test', language: 'th' as const, address: '127.0.0.1' }
  for (const role of ROLES) {
    const { email } = OFFICERS[role]
    const credentials = { email, password: browserHash(DEMO_PASSWORD), remember: false }
    expect(await signIn(credentials, ctx)).toMatchObject({ Roles: role })
  }
})

test('Trucks wait to be graded, priced and weighed out, corrections for a decision', async () => {
  const { rows } = await sql<Record<string, number>>`
    select count(*) filter (where gradings.id is null) as to_grade,
      count(*) filter (where gradings.id is not null and valuations.id is null) as to_price,
      count(*) filter (where time_out is null) as in_yard,
      (select count(*) from weight_corrections where decision is null) as proposed,
      (select count(*) from weight_corrections join ticket_locks using (ticket_id)) as locked,
      (select count(*) from weight_corrections where source = 'officer') as corrected,
      (select count(distinct decision) from weight_corrections) as decisions
    from weigh_tickets left join gradings on gradings.ticket_id = weigh_tickets.id
      left join valuations on valuations.ticket_id = weigh_tickets.id`.execute(db())
  expect(rows[0]!.to_grade).toBeGreaterThan(15)
  expect(rows[0]!.to_price).toBeGreaterThan(15)
  expect(rows[0]!.in_yard).toBeGreaterThan(5)
  expect(rows[0]).toMatchObject({ proposed: 6, locked: 1, corrected: 3, decisions: 2 })
})

test('Every event, kind of record and value of the audit trail has a word', async () => {
  const { rows } = await sql<{ action: string; entity: string; key: string; value: unknown }>`
    select distinct on (action, entity, key) action, entity, key, value from audit_entries
      cross join lateral jsonb_each(coalesce(before, '{}') || coalesce(after, '{}'))
    where jsonb_typeof(value) <> 'null' order by action, entity, key`.execute(db())
  const isUnsaid = ({ action, entity, key, value }: (typeof rows)[number]) =>
    actionText(reader, action) === action ||
    reader.t(`audit.entity.${entity}`, '') === '' ||
    changedValues({}, { [key]: value }).some(({ name }) => !name)
  expect(rows.filter(isUnsaid)).toEqual([])
  expect(rows.length).toBeGreaterThan(100)
})

test('Every order that waits for somebody has a notice of it, and no other has one', async () => {
  const rows = await db()
    .selectFrom('purchase_orders')
    .leftJoin('notices', (join) =>
      join
        .onRef('order_id', '=', 'purchase_orders.id')
        .on('officer_id', 'is', null)
        .on('settled_at', 'is', null),
    )
    .select(['badge', 'kind'])
    .distinct()
    .execute()
  const kinds = Object.fromEntries(rows.map(({ badge, kind }) => [badge, kind]))
  expect(rows).toHaveLength(Object.keys(kinds).length)
  expect(kinds).toMatchObject({ S: 'orderSubmitted', IR: 'orderSubmitted', RC: 'orderReceived' })
  expect(kinds).toMatchObject({ CF: 'orderToReceive', C: 'orderToReceive', D: null, IV: null })
  const written = await db().selectFrom('notices').select('kind').distinct().execute()
  expect(written.map(({ kind }) => kind)).toContain('orderApproved')
})

test('Every officer can read their notices', async () => {
  const officers = await db().selectFrom('officers').select(['id', 'role']).execute()
  expect(officers.length).toBeGreaterThanOrEqual(ROLES.length)
  for (const officer of officers) {
    const ctx = { now, officer } as OfficerContext
    const shown = await noticesOf(noticeCalls.getNotices.input.parse({}), ctx)
    expect(noticeCalls.getNotices.output.safeParse(shown).error).toBeUndefined()
  }
  const manager = officers.find(({ role }) => role === 50)
  const ctx = { now, officer: manager } as OfficerContext
  const { data } = await noticesOf(noticeCalls.getNotices.input.parse({}), ctx)
  expect(data).not.toHaveLength(0)
})

test('What the palm of a day gave is recorded the next morning, on most days', async () => {
  const yields = await db().selectFrom('yields').selectAll().orderBy('day').execute()
  expect(yields.length).toBeGreaterThan(20)
  expect(yields.length).toBeLessThan(30)
  expect(yields.at(-1)!.day).toBe('2026-11-19')
  for (const { yield_percent } of yields) {
    expect(Number(yield_percent)).toBeGreaterThan(17)
    expect(Number(yield_percent)).toBeLessThan(21)
  }
})

test('The latest prices are those that the valuation call would compute', async () => {
  const tickets = await db()
    .selectFrom('valuations')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'valuations.ticket_id')
    .selectAll('weigh_tickets')
    .select([
      'computed_grade_price',
      'computed_level_price',
      'computed_premium_price',
      'return_rate',
      'shipping_cost',
      'consistency',
      'ladder_version_id',
    ])
    .where('valued_at', '>', new Date('2026-11-20T07:30:00+07:00'))
    .execute()
  expect(tickets.length).toBeGreaterThan(30)
  for (const ticket of tickets) {
    const terms = await computeTerms({ ...ticket, name: ticket.ticket_name }, new Date())
    expect(terms).toMatchObject({
      gradePrice: ticket.computed_grade_price,
      levelPrice: ticket.computed_level_price,
      premium: ticket.computed_premium_price,
      ladderVersionId: ticket.ladder_version_id,
      shippingCost: ticket.shipping_cost,
      consistency: ticket.consistency,
      returnRate: ticket.return_rate,
    })
  }
})

test('The bridge sends a truck a minute, lets those in the yard out, and comes back after a pause', async () => {
  const withRollback = new Error('undone')
  const count = async () =>
    (
      await sql<{
        all: number
        yard: number
      }>`select count(*) as all, count(*) filter (where time_out is null and not is_voided) as yard
      from weigh_tickets where time_in > ${new Date('2026-11-20T13:00:00+07:00')}`.execute(db())
    ).rows[0]!
  await expect(
    transaction(async () => {
      const vendors = makeVendors()
      const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
      const before = await count()
      for (let minute = 1; minute <= 5; minute += 1) await bridgeTick(vendors, now, at(minute))
      expect((await count()).all).toBe(before.all + 6)
      await bridgeTick(vendors, at(180), at(180))
      expect(await count()).toEqual({ all: before.all + 7, yard: 1 })
      throw withRollback
    }),
  ).rejects.toBe(withRollback)
})

test('A scale that sends nothing for an hour of the working day is silent', async () => {
  await noticeSilences(now)
  expect(await silentScales()).toEqual([])
  await noticeSilences(new Date(now.getTime() + 3600_000))
  expect((await silentScales()).map(({ Name }) => Name)).toContain(SCALES.in)
})
