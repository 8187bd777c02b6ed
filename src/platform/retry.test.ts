import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../tests/database.ts'
import { db, transaction } from './db.ts'
import { countConflicts, retryConflicts } from './retry.ts'

await openTestDatabase()
await sql`create table counters (name text primary key, n int not null)`.execute(db())
await sql`insert into counters values ('a', 0), ('b', 0)`.execute(db())

const addTo = (name: string) =>
  sql`update counters set n = n + 1 where name = ${name}`.execute(db())

async function sums(): Promise<unknown[]> {
  return (await sql`select n from counters order by name`.execute(db())).rows
}

/** Resolves for everybody once `howMany` have come. */
function meeting(howMany: number) {
  let come = () => {}
  const all = new Promise<void>((resolve) => {
    come = resolve
  })
  let here = 0
  return () => {
    here += 1
    if (here >= howMany) come()
    return all
  }
}

test('of two transactions that wait for each other both are done once', async () => {
  const before = countConflicts().retried
  const meet = meeting(2)
  const both = (one: string, other: string) =>
    retryConflicts(() =>
      transaction(async () => {
        await addTo(one)
        await meet()
        await addTo(other)
      }),
    )
  await Promise.all([both('a', 'b'), both('b', 'a')])
  expect(await sums()).toEqual([{ n: 2 }, { n: 2 }])
  expect(countConflicts().retried).toBe(before + 1)
})

test('what fails to serialize is done again at most twice, and then told', async () => {
  const before = { ...countConflicts() }
  let tries = 0
  const failing = retryConflicts(() =>
    transaction(async () => {
      tries += 1
      await addTo('a')
      await sql`do $$ begin raise serialization_failure; end $$`.execute(db())
    }),
  )
  await expect(failing).rejects.toMatchObject({ code: '40001' })
  expect(tries).toBe(3)
  expect(countConflicts()).toEqual({ retried: before.retried + 2, givenUp: before.givenUp + 1 })
  expect(await sums()).toEqual([{ n: 2 }, { n: 2 }])
})

test('what fails otherwise is not tried again', async () => {
  let tries = 0
  const failing = retryConflicts(async () => {
    tries += 1
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(tries).toBe(1)
})
