import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../tests/database.ts'
import { db, transaction } from './db.ts'
import { statement } from './statement.ts'

await openTestDatabase()

let built = 0
const officersOf = statement(({ role, names }: { role: number; names: readonly string[] }) => {
  built += 1
  return db()
    .selectFrom('officers')
    .select(['first_name', sql<number>`${role} + 1`.as('next')])
    .where('role', '=', role)
    .where('first_name', '=', sql<string>`any(${names}::text[])`)
})

function addOfficer(first_name: string, role: number) {
  const personnel_number = `0000${role}`
  const names = { first_name, last_name: 'ทดสอบ', email: `${first_name}@mill`, personnel_number }
  return db()
    .insertInto('officers')
    .values({ ...names, role, password_hash: 'none' })
    .execute()
}

test('a statement is built once, and binds the values of each run wherever they stand', async () => {
  await addOfficer('สมชาย', 51)
  await addOfficer('สมหญิง', 52)
  const names = ['สมชาย', 'สมหญิง']
  expect(await officersOf({ role: 51, names })).toEqual([{ first_name: 'สมชาย', next: 52 }])
  expect(await officersOf({ role: 52, names })).toEqual([{ first_name: 'สมหญิง', next: 53 }])
  expect(await officersOf({ role: 52, names: [] })).toEqual([])
  expect(built).toBe(1)
})

test('it runs in the ambient transaction', async () => {
  const seen = transaction(async () => {
    await addOfficer('ประยูร', 91)
    expect(await officersOf({ role: 91, names: ['ประยูร'] })).toHaveLength(1)
    throw new Error('rolled back')
  })
  await expect(seen).rejects.toThrow('rolled back')
  expect(await officersOf({ role: 91, names: ['ประยูร'] })).toEqual([])
})

test('those that are called without waiting in between are done in the order of the calls', async () => {
  const promote = statement(({ name, role }: { name: string; role: number }) =>
    db().updateTable('officers').set({ role }).where('first_name', '=', name),
  )
  const names = ['สมหญิง']
  await transaction(async () => {
    const all = [promote({ name: 'สมหญิง', role: 81 }), promote({ name: 'สมหญิง', role: 50 })]
    const [, , found] = await Promise.all([...all, officersOf({ role: 50, names })])
    expect(found).toEqual([{ first_name: 'สมหญิง', next: 51 }])
  })
  expect(await officersOf({ role: 50, names })).toHaveLength(1)
})

test('one whose shape would depend on a value is refused when it is built', async () => {
  const shaped = statement(({ role }: { role: number }) =>
    db().selectFrom('officers').select('id').limit(Number(role)),
  )
  await expect(shaped({ role: 1 })).rejects.toThrow('may bind the value role')
})
