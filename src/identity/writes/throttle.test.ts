import { beforeEach, expect, test } from 'vitest'
import { db, transaction } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { FREE_FAILURES } from '../rules/throttle.ts'
import { accountOf, type Counted, countAttempt } from './throttle.ts'

await openTestDatabase()
beforeEach(() => db().deleteFrom('password_failures').execute())

const now = new Date('2026-11-20T03:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const officer: Counted = {
  purpose: 'signIn',
  account: accountOf('wanchai@mill.co.th'),
  sender: '10.0.0.1',
}

/** Lets so many wrong passwords have failed before. */
async function failed(count: number, of: Partial<Counted> = {}, at = now): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    purpose: officer.purpose,
    account: `account ${n}`,
    sender: `10.1.0.${n}`,
    failed_at: at,
    ...of,
  }))
  await db().insertInto('password_failures').values(rows).execute()
}

/** How many of ten attempts at once were let in, each what `one` says. */
async function letIn(one: (n: number) => Partial<Counted>): Promise<number> {
  const attempts = Array.from({ length: 10 }, (_, n) =>
    countAttempt({ ...officer, ...one(n) }, false, now),
  )
  return (await Promise.all(attempts)).filter((wait) => wait === 0).length
}

test('attempts at once are counted one by one, from many addresses and at many accounts', async () => {
  const { account, sender } = FREE_FAILURES.signIn
  await failed(account - 1, { account: officer.account })
  expect(await letIn((n) => ({ sender: `10.2.0.${n}` }))).toBe(1)
  await failed(sender - 1, { sender: officer.sender })
  expect(await letIn((n) => ({ account: accountOf(`officer${n}`) }))).toBe(1)
})

test.each([
  [59, 1],
  [61, 5],
])('after four failures %i minutes ago %i attempts are let in', async (minutes, free) => {
  await failed(4, officer, minutesAgo(minutes))
  expect(await letIn(() => ({}))).toBe(free)
})

test('an attempt stays counted where the call is refused and rolled back', async () => {
  const refusal = new Error('refused')
  const refused = transaction(async () => {
    await countAttempt(officer, false, now)
    throw refusal
  })
  await expect(refused).rejects.toBe(refusal)
  expect(await db().selectFrom('password_failures').selectAll().execute()).toHaveLength(1)
})
