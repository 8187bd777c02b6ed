import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeEmptyDatabase } from '../tests/database.ts'
import { migrate } from './migrate.ts'

let folder: string
let url: string
let client: pg.Client

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('drop schema public cascade; create schema public')
})

afterEach(async () => {
  await client.end()
  await rm(folder, { recursive: true })
})

url = await makeEmptyDatabase()

const file = (name: string, sql: string) => writeFile(path.join(folder, name), sql)

async function names(sql: string): Promise<string[]> {
  const { rows } = await client.query({ text: sql, rowMode: 'array' })
  return rows.map(([name]) => name)
}

const TABLES = "select tablename from pg_tables where schemaname = 'public' order by 1"

test('files are applied once, in the order of their numbers', async () => {
  await file('0002_fill_scales.sql', 'insert into scales values (1), (2)')
  await file('0001_know_scales.sql', 'create table scales (number int)')
  expect(await migrate(url, folder)).toEqual(['0001_know_scales', '0002_fill_scales'])
  expect(await migrate(url, folder)).toEqual([])
  expect(await names('select number from scales')).toEqual([1, 2])
})

test('of two starts at once one applies and the other waits', async () => {
  await file('0001_know_scales.sql', 'create table scales (number int); select pg_sleep(0.2)')
  const applied = await Promise.all([migrate(url, folder), migrate(url, folder)])
  expect(applied.map((list) => list.length).sort()).toEqual([0, 1])
})

test('a failing migration is rolled back, the ones before it stay', async () => {
  await file('0001_know_scales.sql', 'create table scales (number int)')
  await file('0002_break.sql', 'create table half (n int); select 1 / 0')
  await expect(migrate(url, folder)).rejects.toThrow('0002_break.sql failed')
  expect(await names(TABLES)).toEqual(['scales', 'schema_migrations'])
  expect(await names('select name from schema_migrations')).toEqual(['0001_know_scales'])
})

test('an applied file that changed is refused', async () => {
  await file('0001_know_scales.sql', 'create table scales (number int)')
  await migrate(url, folder)
  await file('0001_know_scales.sql', 'create table scales (number bigint)')
  await expect(migrate(url, folder)).rejects.toThrow('0001_know_scales.sql was changed')
})

test('line ends of another system are not a change', async () => {
  await file('0001_know_scales.sql', 'create table scales\n(number int)')
  await migrate(url, folder)
  await file('0001_know_scales.sql', 'create table scales\r\n(number int)')
  expect(await migrate(url, folder)).toEqual([])
})

test('a database that is newer than the program is refused', async () => {
  await file('0001_know_scales.sql', 'create table scales (number int)')
  await file('0002_fill_scales.sql', 'insert into scales values (1)')
  await migrate(url, folder)
  await rm(path.join(folder, '0002_fill_scales.sql'))
  await expect(migrate(url, folder)).rejects.toThrow('newer than this program')
})

test('a file without a number is a mistake', async () => {
  await file('later.sql', 'select 1')
  await expect(migrate(url, folder)).rejects.toThrow('later.sql is not named')
})
