import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { openTestDatabase } from '../tests/database.ts'
import { isLockAwaited, locksAwaited, openTransaction } from '../tests/transactions.ts'
import { whileAwaited } from './awaited-read.ts'
import { db, inOwnTransaction, pool, query, snapshot, transaction } from './db.ts'

await openTestDatabase()
afterEach(() => void vi.useRealTimers())

const lock = () =>
  openTransaction(() => sql`lock table number_sequences in access exclusive mode`.execute(db()))
const read = () => db().selectFrom('number_sequences').select('code').execute()
const add = (code: string) =>
  db().insertInto('number_sequences').values({ code, name: code }).execute()

test.each([
  ['one query', read],
  ['a statement', () => query('select code from number_sequences')],
  ['a snapshot', () => snapshot(async () => [await read(), await read()])],
])('%s that nobody waits for any more is cancelled, and its connection closed', async (_, work) => {
  const held = await lock()
  const caller = new Caller()
  const reading = caller.waitsFor(work)
  const failed = expect(reading).rejects.toThrow(/terminated/)
  await expect.poll(isLockAwaited).toBe(true)
  const before = await backends()
  caller.leave()
  await failed
  await expect.poll(isLockAwaited).toBe(false)
  await expect.poll(async () => (await backends()).length).toBe(before.length - 1)
  await held.rollback()
  await Promise.all(Array.from({ length: 20 }, read))
})

test.each([
  ['a transaction', transaction],
  ['a transaction of its own', inOwnTransaction],
])('%s goes on, whoever waits for it', async (code, open) => {
  const held = await lock()
  const [writer, reader] = [new Caller(), new Caller()]
  const writing = writer.waitsFor(() => open(() => add(code)))
  await expect.poll(isLockAwaited).toBe(true)
  const failed = expect(reader.waitsFor(read)).rejects.toThrow()
  await expect.poll(locksAwaited).toBe(2)
  writer.leave()
  reader.leave()
  // What was given up later is over by now.
  await failed
  expect(await isLockAwaited()).toBe(true)
  await held.rollback()
  await writing
  expect(await read()).toContainEqual({ code })
})

test('a read that ends soon after its caller went keeps its connection', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const held = await lock()
  const caller = new Caller()
  const reading = caller.waitsFor(read)
  while (!(await isLockAwaited())) await new Promise(setImmediate)
  const before = pool().totalCount
  caller.leave()
  await held.rollback()
  await reading
  vi.advanceTimersByTime(5000)
  await read()
  expect(pool().totalCount).toBe(before)
})

test('who went before there was a connection gets none', async () => {
  const caller = new Caller()
  const reading = caller.waitsFor(async () => {
    caller.leave()
    await read()
  })
  await expect(reading).rejects.toMatchObject({ code: 'sys.unavailable' })
})

class Caller {
  leave = () => {}

  waitsFor(read: () => Promise<unknown>): Promise<unknown> {
    return whileAwaited((leave) => {
      this.leave = leave
    }, read)
  }
}

async function backends() {
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database()`.execute(db())
  return rows
}
