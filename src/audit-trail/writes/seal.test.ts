import { CompiledQuery } from 'kysely'
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { db, transaction } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { sealTrail } from '../../tests/seal-trail.ts'
import { checkSeals } from '../reads/seal-check.ts'
import { HASHED, sealedEntries } from '../reads/seal-hash.ts'
import type { SealFault } from '../rules/seal-faults.ts'
import { Sealer } from './seal.ts'
import { checkWhenDue } from './seal-check.ts'

const url = await openTestDatabase()
const other = new pg.Client({ connectionString: url })
await other.connect()
afterAll(() => other.end())
const now = new Date('2026-11-20T14:05:00+07:00')

beforeEach(async () => {
  await pastGuards('truncate audit_entries, audit_seals, last_seal_check restart identity')
})

test('entries are sealed once, in batches that follow one another', async () => {
  await write(12_001)
  expect(await sealTrail(now)).toBe(12_001)
  expect(await new Sealer().seal(now)).toBe(0)
  await write(2)
  expect(await sealTrail(now)).toBe(2)
  const seals = await db().selectFrom('audit_seals').selectAll().orderBy('number').execute()
  expect(seals.map(({ first_id, last_id }) => [first_id, last_id])).toEqual([
    [1, 5000],
    [5001, 10_000],
    [10_001, 12_001],
    [12_002, 12_003],
  ])
  expect(new Set(seals.map(({ hash }) => hash)).size).toBe(4)
  expect(await checkSeals()).toEqual({ entries: 12_003, faults: [] })
})

test('an entry that commits late is waited for, with all that came after it', async () => {
  await write(1)
  await other.query('begin')
  await other.query(INSERT, [1])
  await write(1)
  const sealer = new Sealer()
  expect(await sealer.seal(now)).toBe(0)
  await write(1)
  expect(await sealer.seal(now)).toBe(0)
  await other.query('commit')
  expect(await sealTrail(now, sealer)).toBe(4)
  expect(await checkSeals()).toEqual({ entries: 4, faults: [] })
})

test('what is rolled back leaves a hole in the ids and none in the chain', async () => {
  await write(1)
  await loseAnId()
  await write(1)
  expect(await sealTrail(now)).toBe(2)
  await write(1)
  expect(await sealTrail(now)).toBe(1)
  expect(await checkSeals()).toEqual({ entries: 3, faults: [] })
})

test('two that seal at once make one chain', async () => {
  await write(11_000)
  const sealed = await Promise.all([sealTrail(now), sealTrail(now)])
  expect(sealed[0]! + sealed[1]!).toBe(11_000)
  expect(await checkSeals()).toEqual({ entries: 11_000, faults: [] })
})

test('a seal covers every column', async () => {
  const { rows } = await other.query(
    `select column_name as name from information_schema.columns where table_name = 'audit_entries'`,
  )
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(HASHED).sort())
})

test('an entry that no command wrote has the hash that earlier seals are of', async () => {
  await write(1)
  const { rows: kept } = await other.query(sealedEntries(''))
  const { rows: earlier } = await other.query(`
    select sha256(convert_to(jsonb_build_array(id, transaction_id::text, extract(epoch from happened_at)::text, officer_id,
      scale_token_id, action, entity, entity_id, before::text, after::text, reason, request_id, address, device)::text,
      'UTF8')) as digest from audit_entries`)
  expect(kept[0].digests).toEqual(earlier[0].digest)
})

const SET = (column: string, value: string) =>
  `update audit_entries set ${column} = ${value} where id = 7`
test.each<[what: string, statement: string, faults: SealFault[]]>([
  ...[
    ['happened_at', `happened_at + interval '1 microsecond'`],
    ['officer_id', 'gen_random_uuid()'],
    ['action', `'x'`],
    ['after', `'null'`],
    ['before', `'{"price": 5.21}'`],
    ['reason', `''`],
    ['address', `'10.0.0.1'`],
    ['device', `'x'`],
    ['request_id', `'other'`],
    ['system_account', `'root@elsewhere'`],
  ].map(([column, value]): [string, string, SealFault[]] => [
    `another ${column}`,
    SET(column!, value!),
    [{ id: 7, fault: 'changed' }],
  ]),
  [
    'an entry that was deleted',
    'delete from audit_entries where id = 7',
    [{ id: 7, fault: 'missing' }],
  ],
  [
    'an entry that was inserted',
    `insert into audit_entries (id, happened_at, action, entity, entity_id)
      overriding system value values (11, now(), 'x', 'x', 'x')`,
    [{ id: 11, fault: 'added' }],
  ],
  [
    'an entry that was inserted before all',
    `insert into audit_entries (id, happened_at, action, entity, entity_id)
      overriding system value values (0, now(), 'x', 'x', 'x')`,
    [{ id: 0, fault: 'added' }],
  ],
  [
    'a seal that was deleted',
    'delete from audit_seals where number = 2',
    [{ id: 3, fault: 'unchained' }],
  ],
  [
    'a seal that was made anew',
    `update audit_seals set hash = repeat('0', 64) where number = 2`,
    [
      { id: 2, fault: 'broken' },
      { id: 3, fault: 'unchained' },
    ],
  ],
  [
    'a seal that was made anew, and the link of the next one to it',
    `with anew as (update audit_seals set hash = repeat('0', 64) where number = 2)
      update audit_seals set previous_hash = repeat('0', 64) where number = 3`,
    [
      { id: 2, fault: 'broken' },
      { id: 3, fault: 'broken' },
    ],
  ],
  [
    'entries that were moved to another seal',
    'update audit_seals set first_id = first_id + 2 where number = 2',
    [
      { id: 2, fault: 'unchained' },
      { id: 12, fault: 'missing' },
    ],
  ],
])('%s is found and named', async (_what, statement, faults) => {
  for (let n = 0; n < 3; n += 1) {
    await write(10)
    await sealTrail(now)
    await loseAnId()
  }
  expect((await checkSeals()).faults).toEqual([])
  const rollback = new Error('rolled back')
  await transaction(async () => {
    await pastGuards(statement)
    expect((await checkSeals()).faults).toEqual(faults)
    throw rollback
  }).catch((error) => {
    if (error !== rollback) throw error
  })
})

test('sealed entries and seals cannot be changed', async () => {
  await write(1)
  await sealTrail(now)
  await expect(other.query('update audit_seals set sealed_at = now()')).rejects.toThrow(
    /append only/,
  )
  await expect(other.query('delete from audit_entries')).rejects.toThrow(/append only/)
})

test('what the daily look finds is kept, and a day goes by before the next', async () => {
  await write(3)
  await sealTrail(now)
  const hours = (n: number) => new Date(now.getTime() + n * 3600_000)
  const kept = () => db().selectFrom('last_seal_check').select(['checked_at', 'faults']).execute()
  await checkWhenDue(now)
  expect(await kept()).toEqual([{ checked_at: now, faults: [] }])
  await pastGuards('delete from audit_entries where id = 2')
  await checkWhenDue(hours(23))
  expect(await kept()).toEqual([{ checked_at: now, faults: [] }])
  await checkWhenDue(hours(24))
  expect(await kept()).toEqual([{ checked_at: hours(24), faults: [{ id: 2, fault: 'missing' }] }])
})

const INSERT = `insert into audit_entries (happened_at, action, entity, entity_id, after)
  select now(), 'ticket.value', 'ticket', n, '{"net_price": "5.20"}' from generate_series(1, $1::int) n`

async function write(entries: number): Promise<void> {
  await db().executeQuery(CompiledQuery.raw(INSERT, [entries]))
}

/** An id that no entry has: its transaction is rolled back. */
async function loseAnId(): Promise<void> {
  await other.query('begin')
  await other.query(INSERT, [1])
  await other.query('rollback')
}

/** Does what no program may, as somebody with all rights on the database could. */
function pastGuards(statement: string): Promise<void> {
  return transaction(async () => {
    for (const one of ['set local session_replication_role = replica', statement]) {
      await db().executeQuery(CompiledQuery.raw(one))
    }
  })
}
