import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packageRoot } from '../platform/package-root.ts'
import { makeEmptyDatabase } from '../tests/database.ts'
import { migrate } from './migrate.ts'

const url = await makeEmptyDatabase()
const client = new pg.Client({ connectionString: url })
const migrations = path.join(packageRoot, 'migrations')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await rm(folder, { recursive: true })
})

/** Applies the files up to `last`. */
async function migrateTo(last: string): Promise<void> {
  const files = (await readdir(migrations)).filter((file) => file.slice(0, 4) <= last)
  for (const file of files) await copyFile(path.join(migrations, file), path.join(folder, file))
  await migrate(url, folder)
}

const OUT = `6010, '2026-11-20 10:40+07'`

test('0010: whole proposals become what they change, one of a ticket at most waits', async () => {
  await migrateTo('0009')
  await client.query(`
    insert into officers (first_name, last_name, email, personnel_number, role, password_hash) values ('ก', 'ข', 'a@b.c', '1', 52, '-');
    insert into customers (code, name) values ('1', 'สวน');
    insert into scale_tokens (name, token_hash, created_at) values ('เครื่องชั่ง 1', '', now());
    insert into weigh_tickets (scale_id_in, registration, customer_id, product_code, weight_in_kg, time_in, weight_out_kg, time_out, remark)
      select 'IN' || n, '80-1234', 1, 'FFB', 15230, '2026-11-20 10:00+07', ${OUT}, null from generate_series(1, 3) n;
    insert into scale_readings (ticket_id, scale_token_id, received_at, registration, customer_id, product_code, weight_in_kg, time_in, weight_out_kg, time_out, remark)
      select ticket, scale_tokens.id, '2026-11-20 11:00+07', plate, 1, 'FFB', 15230, '2026-11-20 10:00+07', kg, '2026-11-20 10:40+07', remark
      from scale_tokens, (values (1, '80-1234', 6010, null), (2, '80-1234', 6010, null), (3, '80-1234', 6010, null),
        (1, '80-1234', 6110, null), (1, '80-1235', 6210, 'x'), (2, '80-1234', 6110, null), (2, '80-1234', 6010, null),
        (3, '80-1234', 6110, null)) as said (ticket, plate, kg, remark);
    insert into weight_corrections (ticket_id, source, reading_id, registration, weight_in_kg, time_in, weight_out_kg, time_out, made_at)
      select ticket_id, 'scale', id, registration, weight_in_kg, time_in, weight_out_kg, time_out, received_at
      from scale_readings where weight_out_kg <> 6010`)
  await migrateTo('0010')
  const { rows } = await client.query(`
    select ticket_id, reading_id, weight_out_kg, registration, remark, decision, decided_after, decided_by,
      num_nonnulls(customer_id, product_code, weight_in_kg, time_in, time_out) as same, before ->> 'weight_out_kg' as before
    from weight_corrections order by id`)
  const of = { same: 0, decided_by: null, registration: null, remark: null }
  const ended = { decision: 'refused', before: '6010.00' }
  const waits = { decision: null, decided_after: null, before: null }
  expect(rows).toEqual([
    {
      ...of,
      ticket_id: 1,
      reading_id: 4,
      weight_out_kg: '6110.00',
      ...ended,
      decided_after: 5,
    },
    {
      ...of,
      ticket_id: 1,
      reading_id: 5,
      weight_out_kg: '6210.00',
      ...waits,
      registration: '80-1235',
      remark: 'x',
    },
    {
      ...of,
      ticket_id: 2,
      reading_id: 6,
      weight_out_kg: '6110.00',
      ...ended,
      decided_after: 7,
    },
    { ...of, ticket_id: 3, reading_id: 8, weight_out_kg: '6110.00', ...waits },
  ])
})

test('0013: the premium price of a product becomes that of every version of its ladder', async () => {
  await client.query(`insert into vehicles (registration) values ('80-1234'), ('80-1235')`)
  await migrateTo('0012')
  await client.query(`
    insert into product_groups (code, name) values ('FFB', 'ปาล์มทะลาย');
    insert into products (code, name, group_id, premium_price)
      select said.code, 'ปาล์ม', product_groups.id, premium
      from product_groups, (values ('A', 0.35), ('B', null)) as said (code, premium);
    insert into ladder_versions (product_id, number, increment_price, decrement_price, created_at)
      select id, number, 0.25, 0.30, now() from products, generate_series(1, 2) number`)
  await migrateTo('0013')
  const { rows } = await client.query(`
    select code, number, ladder_versions.premium_price as premium
    from ladder_versions join products on products.id = product_id order by code, number`)
  expect(rows).toEqual([
    { code: 'A', number: 1, premium: '0.35' },
    { code: 'A', number: 2, premium: '0.35' },
    { code: 'B', number: 1, premium: null },
    { code: 'B', number: 2, premium: null },
  ])
})

test('0015: a vehicle with a light weight is in the registry, with its audit row', async () => {
  await client.query(`update vehicles set tare_kg = 6000 where registration = '80-1234'`)
  await migrateTo('0015')
  const { rows } = await client.query(`
    select registration, registered_at = created_at as "asMade", action, after ->> 'registration' as audited
    from vehicles left join audit_entries on entity = 'vehicle' and entity_id = vehicles.id::text and happened_at = registered_at
    order by registration`)
  expect(rows).toEqual([
    { registration: '80-1234', asMade: true, action: 'vehicle.register', audited: '80-1234' },
    { registration: '80-1235', asMade: null, action: null, audited: null },
  ])
})

test('0021: officers have their full name, tickets their slip number or else that of the scale', async () => {
  await client.query(
    `update weigh_tickets set slip_number = '691120-0001' where scale_id_in = 'IN1'`,
  )
  await migrateTo('0021')
  const { rows } = await client.query(`
    select ticket_name, (select full_name from officers) as officer from weigh_tickets order by id`)
  const officer = 'ก ข'
  expect(rows).toEqual([
    { ticket_name: '691120-0001', officer },
    { ticket_name: 'IN2', officer },
    { ticket_name: 'IN3', officer },
  ])
})
