import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../platform/migrate.ts'
import { packageRoot } from '../../platform/package-root.ts'
import { makeEmptyDatabase } from '../database.ts'

const MIGRATIONS = path.join(packageRoot, 'migrations')
const KEEPS_NAMES = '0125'
let folder: string
let client: pg.Client
const url = await makeEmptyDatabase()

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kept-names-'))
  await copyMigrations((name) => name < KEEPS_NAMES)
  await migrate(url, folder)
  client = new pg.Client({ connectionString: url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await rm(folder, { recursive: true })
})

async function copyMigrations(which: (name: string) => boolean): Promise<void> {
  for (const name of (await readdir(MIGRATIONS)).filter(which)) {
    await copyFile(path.join(MIGRATIONS, name), path.join(folder, name))
  }
}

const at = (hour: string) => `2026-11-20T${hour}:00+07:00`

/** A ticket of a customer, that came in at an hour and went out at another. */
async function addTicket(customer: string, timeIn: string, timeOut?: string): Promise<string> {
  const scaleId = `${customer} ${timeIn} ${timeOut ?? ''}`
  await client.query(
    `insert into weigh_tickets (scale_id_in, registration, customer_id, product_code, weight_in_kg, time_in, weight_out_kg, time_out)
    select $1, '80-1', id, 'FFB', 9000, $3::timestamptz, case when $4::timestamptz is not null then 4000 end, $4
    from customers where code = $2`,
    [scaleId, customer, at(timeIn), timeOut ? at(timeOut) : null],
  )
  return scaleId
}

const rename = (customer: string, hour: string, former: string, name: string, action: string) =>
  client.query(
    `insert into audit_entries (happened_at, action, entity, entity_id, before, after)
    select $2::timestamptz, $5, 'customer', id::text, jsonb_build_object('customer_name', $3::text), jsonb_build_object('customer_name', $4::text)
    from customers where code = $1`,
    [customer, at(hour), former, name, action],
  )

test('tickets of before get the name of their way out, else of their way in, from the audit trail, else the present one', async () => {
  await client.query(
    `insert into customers (code, name) values ('1', 'ชื่อสาม'), ('2', 'ไม่เคยเปลี่ยน');
    insert into vehicles (registration) values ('80-1')`,
  )
  await rename('1', '08:00', 'ชื่อหนึ่ง', 'ชื่อสอง', 'customer.rename')
  await rename('1', '10:00', 'ชื่อสอง', 'ชื่อสาม', 'customer.import')
  await rename('2', '10:00', 'ไม่เคยเปลี่ยน', 'ไม่เคยเปลี่ยน', 'customer.import')
  const expected = {
    [await addTicket('1', '06:00', '07:59')]: 'ชื่อหนึ่ง',
    [await addTicket('1', '07:00', '08:00')]: 'ชื่อสอง',
    [await addTicket('1', '09:00')]: 'ชื่อสอง',
    [await addTicket('1', '09:00', '11:00')]: 'ชื่อสาม',
    [await addTicket('2', '09:00')]: 'ไม่เคยเปลี่ยน',
  }
  await copyMigrations((name) => name >= KEEPS_NAMES)
  await migrate(url, folder)
  const { rows } = await client.query('select scale_id_in, customer_name from weigh_tickets')
  expect(Object.fromEntries(rows.map((row) => [row.scale_id_in, row.customer_name]))).toEqual(
    expected,
  )
  const { rows: counted } = await client.query(
    `select entity, after from audit_entries where action = 'ticket.keepNames'`,
  )
  expect(counted).toEqual([{ entity: 'ticket', after: { names_of_trail: 4, present_names: 1 } }])
  const { rows: customers } = await client.query('select code, names from customers order by code')
  expect(customers).toEqual([
    { code: '1', names: 'ชื่อสาม\nชื่อสอง\nชื่อหนึ่ง' },
    { code: '2', names: 'ไม่เคยเปลี่ยน' },
  ])
})
