import { expect, test } from 'vitest'
import { db } from '../platform/db.ts'
import { openTestDatabase } from '../tests/database.ts'
import { signInAs } from '../tests/server.ts'
import { cleanUp } from './clean-up.ts'

await openTestDatabase()

const now = new Date('2026-11-20T14:00:00+07:00')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test('sessions of a season ago are forgotten, but for the last of each officer', async () => {
  const { id: officer_id } = await signInAs(91)
  const DAY = 24 * 60
  const session = (name: string, days: number) => ({
    token_hash: Buffer.from(name),
    officer_id,
    remembered: false,
    started_at: ago(days * DAY),
    seen_at: ago(days * DAY),
  })
  const { id: absent } = await signInAs(81)
  await db().deleteFrom('sessions').where('officer_id', '=', absent).execute()
  await db()
    .insertInto('sessions')
    .values([
      session('long ago', 91),
      session('this season', 89),
      { ...session('last seen', 400), officer_id: absent },
      { ...session('earlier', 401), officer_id: absent },
    ])
    .execute()
  await cleanUp(now)
  const left = await db()
    .selectFrom('sessions')
    .select('token_hash')
    .where('started_at', '<', ago(DAY))
    .execute()
  expect(left.map(({ token_hash }) => String(token_hash)).sort()).toEqual([
    'last seen',
    'this season',
  ])
})

test('answers of more than a day, wrong passwords of more than a quarter of an hour and old links are forgotten', async () => {
  const { id: officer_id } = await signInAs(1)
  const kept = { officer_id, call: 'scale/CreateToken', body_hash: Buffer.alloc(32), response: '' }
  await db()
    .insertInto('idempotency_keys')
    .values([
      { ...kept, key: 'yesterday', created_at: ago(24 * 60 + 1) },
      { ...kept, key: 'today', created_at: ago(24 * 60 - 1) },
    ])
    .execute()
  const failed = { purpose: 'signIn', sender: '10.0.0.1' }
  await db()
    .insertInto('password_failures')
    .values([
      { ...failed, account: 'long ago', failed_at: ago(61) },
      { ...failed, account: 'just now', failed_at: ago(59) },
    ])
    .execute()
  const day = 24 * 60
  await db()
    .insertInto('sign_in_places')
    .values([
      { officer_id, sender: 'left', signed_in_at: ago(31 * day) },
      { officer_id, sender: 'used', signed_in_at: ago(29 * day) },
    ])
    .execute()
  const link = { officer_id, asked_at: ago(90) }
  await db()
    .insertInto('password_resets')
    .values([
      { ...link, token_hash: Buffer.from('used'), expires_at: ago(30), used_at: ago(80) },
      { ...link, token_hash: Buffer.from('used just now'), expires_at: ago(-1), used_at: ago(1) },
    ])
    .execute()
  await cleanUp(now)
  const keys = await db().selectFrom('idempotency_keys').select('key').execute()
  expect(keys).toEqual([{ key: 'today' }])
  const failures = await db().selectFrom('password_failures').select('account').execute()
  expect(failures).toEqual([{ account: 'just now' }])
  const places = await db().selectFrom('sign_in_places').select('sender').execute()
  expect(places).toEqual([{ sender: 'used' }])
  const links = await db().selectFrom('password_resets').select('token_hash').execute()
  expect(links.map(({ token_hash }) => String(token_hash))).toEqual(['used just now'])
})
