import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../platform/migrate.ts'
import { packageRoot } from '../../platform/package-root.ts'
import { makeEmptyDatabase } from '../database.ts'

const MIGRATIONS = path.join(packageRoot, 'migrations')
const JOINS_TWINS = '0130'
const url = await makeEmptyDatabase()
const client = new pg.Client({ connectionString: url })
let folder: string

async function copyMigrations(which: (name: string) => boolean): Promise<void> {
  for (const name of (await readdir(MIGRATIONS)).filter(which)) {
    await copyFile(path.join(MIGRATIONS, name), path.join(folder, name))
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'twins-'))
  await client.connect()
  await copyMigrations((name) => name < JOINS_TWINS)
  await migrate(url, folder)
  await client.query(MILL)
  await copyMigrations((name) => name >= JOINS_TWINS)
  await migrate(url, folder)
})
afterAll(async () => {
  await client.end()
  await rm(folder, { recursive: true })
})

/** Sellers and trucks with every kind of twin, each with a ticket, whose reading says the same. */
const MILL = `
  insert into officers (first_name, last_name, email, personnel_number, role, password_hash) values ('ก', 'ข', 'a@b.c', '1', 50, '-');
  insert into scale_tokens (name, token_hash, created_at) values ('เครื่องชั่ง 1', '', now());
  insert into customers (code, name, bank_account, tax_percent) values
    ('10001', 'สวนรู้จัก', '0123456789', 0.75), ('๑๐๐๐๑', 'สวน รู้จัก', null, 3), ('1 0001', 'สวนอื่น', null, 3),
    ('๒๐๐๐๒', 'แฝดพี่', null, 3), ('20002', 'แฝดน้อง', null, 3),
    ('๓๐๐๐๓', 'ว่างกว่า', null, 3), ('30003', 'มีผู้ขาย', null, 3),
    ('40004', 'บัญชีหนึ่ง', '0123456789', 3), ('4-0004', 'บัญชีสอง', '1123456789', 3), ('4 0004', 'ไม่มีบัญชี', null, 3),
    ('50005', 'มีบัญชี', '0123456789', 3), ('5-0005', 'มีใบสั่งซื้อ', null, 3),
    ('60006', 'มีบัญชี', '0123456789', 3), ('6-0006', 'วันปิดแล้ว', null, 3),
    ('70007', 'มีบัญชี', '0123456789', 3), ('7-0007', 'รอตัดสิน', null, 3),
    ('80008', 'คนเดียว', null, 3);
  insert into vendors (account_number, name) values ('V1', 'ผู้ขาย'), ('v-1', 'ผู้ขายแฝด');
  insert into vendor_links (vendor_id, customer_id, linked_at)
    select vendors.id, customers.id, now() from vendors, customers where account_number = 'V1' and code = '30003';
  insert into vehicles (registration, tare_kg, created_at) values
    ('80-1111 ตรัง', null, '2026-01-01'), ('801111 ตง', 6010, '2026-01-02'), ('80-1111 กระบี่', null, '2026-01-03'),
    ('80-2222 ตรัง', 6010, '2026-01-01'), ('802222ตรัง', 6020, '2026-01-02'), ('80-3333', null, '2026-01-01');
  update vehicles set customer_id = (select id from customers where code = '๑๐๐๐๑') where registration = '80-3333';
  insert into weigh_tickets (scale_id_in, number_period, registration, customer_id, product_code, weight_in_kg, time_in, weight_out_kg, time_out)
    select 'IN ' || code, code, '80-3333', id, 'FFB', 15230, '2026-11-20 10:00+07'::timestamptz, 6010, '2026-11-20 10:40+07'::timestamptz from customers
    union all select 'IN ' || registration, registration, registration, (select id from customers where code = '80008'), 'FFB', 15230, '2026-11-20 10:00+07', null, null from vehicles;
  update weigh_tickets set time_out = '2026-11-19 10:40+07', time_in = '2026-11-19 10:00+07' where scale_id_in = 'IN 6-0006';
  insert into scale_readings (ticket_id, scale_token_id, received_at, registration, customer_id, product_code, weight_in_kg, time_in, weight_out_kg, time_out)
    select weigh_tickets.id, scale_tokens.id, now(), registration, customer_id, product_code, weight_in_kg, time_in, weight_out_kg, time_out from weigh_tickets, scale_tokens;
  insert into closed_days (day, closed_at, closed_by, totals, hash) select '2026-11-19', now(), id, '{}', repeat('0', 64) from officers;
  insert into weight_corrections (ticket_id, source, reading_id, customer_id, made_at)
    select ticket_id, 'scale', scale_readings.id, (select id from customers where code = '70007'), now()
    from scale_readings where customer_id = (select id from customers where code = '7-0007');
  insert into sites (code, name) values ('NBD', 'โรงงาน');
  insert into warehouses (code, name, site_code) values ('W', 'ลาน', 'NBD'), ('w', 'ลานแฝด', 'NBD');
  insert into purchase_orders (number, vendor_id, vendor_account_number, vendor_name, customer_id, avl_code, created_at,
      created_by, site_code, warehouse_code, dimension_1, dimension_2, dimension_3, dimension_4, dimension_5, dimension_6, dimension_7)
    select 'PO-1', vendors.id, 'V1', '', customers.id, code, now(), officers.id, 'NBD', 'W', '', '', '', '', '', '', ''
    from vendors, officers, customers where account_number = 'V1' and code = '5-0005'`

/** Whose each ticket is, with the name that it keeps and whose its reading is. */
async function tickets(): Promise<Record<string, string[]>> {
  const { rows } = await client.query(`
    select scale_id_in, customers.code, customer_name, reading.code as read, weigh_tickets.registration, scale_readings.registration as read_plate
    from weigh_tickets join customers on customers.id = customer_id join scale_readings on ticket_id = weigh_tickets.id
      join customers reading on reading.id = scale_readings.customer_id`)
  return Object.fromEntries(
    rows.map(({ scale_id_in, ...one }) => [scale_id_in.slice(3), Object.values(one)]),
  )
}

test('bare twins of a seller are joined into the one with a bank, a vendor, or else the oldest; their tickets keep their names', async () => {
  const of = await tickets()
  const seller = (code: string) => of[code]?.slice(0, 3)
  expect(seller('๑๐๐๐๑')).toEqual(['10001', 'สวน รู้จัก', '10001'])
  expect(seller('1 0001')).toEqual(['10001', 'สวนอื่น', '10001'])
  expect(seller('20002')).toEqual(['๒๐๐๐๒', 'แฝดน้อง', '๒๐๐๐๒'])
  expect(seller('๓๐๐๐๓')).toEqual(['30003', 'ว่างกว่า', '30003'])
  for (const code of ['40004', '4-0004', '4 0004', '5-0005', '6-0006', '7-0007', '80008'])
    expect(seller(code)).toEqual([code, expect.any(String), code])
  const { rows: names } = await client.query(
    `select names from customers where code in ('10001', '30003') order by code`,
  )
  expect(names).toEqual([{ names: 'สวนรู้จัก\nสวน รู้จัก\nสวนอื่น' }, { names: 'มีผู้ขาย\nว่างกว่า' }])
  const { rows: owners } = await client.query(
    `select code from vehicles join customers on customers.id = customer_id where registration = '80-3333'`,
  )
  expect(owners).toEqual([{ code: '10001' }])
})

test('a truck without an empty weight is joined into its twin that has one; two with weights wait', async () => {
  const of = await tickets()
  const plates = (plate: string) => of[plate]?.slice(3)
  expect(plates('80-1111 ตรัง')).toEqual(['801111 ตง', '801111 ตง'])
  for (const plate of ['80-1111 กระบี่', '80-2222 ตรัง', '802222ตรัง'])
    expect(plates(plate)).toEqual([plate, plate])
})

test('the audit trail says at both what was joined, and how many wait', async () => {
  const { rows } = await client.query(
    `select entity, after from audit_entries where action like '%.joinTwins' order by entity`,
  )
  expect(rows).toEqual([
    { entity: 'customer', after: { joined: 4, waiting: 5 } },
    { entity: 'vehicle', after: { joined: 1, waiting: 1 } },
  ])
  const { rows: both } = await client.query(
    `select code, after from audit_entries join customers on customers.id::text = entity_id
    where action = 'customer.join' and code in ('20002', '๒๐๐๐๒') order by code`,
  )
  expect(both).toEqual([
    { code: '20002', after: { joined_with: '๒๐๐๐๒', tickets: 1, kept: 0 } },
    { code: '๒๐๐๐๒', after: { joined_with: '20002', tickets: 1, kept: 0 } },
  ])
})

test.each([
  [`insert into customers (code, name) values ('8 0008', '')`, 'customers'],
  [`insert into vendors (account_number, name) values ('ｖ１', '')`, 'vendors'],
  [`insert into vehicles (registration) values ('803333')`, 'vehicles'],
  [`insert into warehouses (code, name, site_code) values ('w ', '', 'NBD')`, 'warehouses'],
  [`insert into sites (code, name) values ('nb-d', '')`, 'sites'],
])('no new twin is made: %s', async (insert, table) => {
  const refused = { code: '23505', constraint: `${table}_one_a_key` }
  await expect(client.query(insert)).rejects.toMatchObject(refused)
})

test('readings stay as they are, but for whose they are where those are joined', async () => {
  const change = (set: string) => client.query(`update scale_readings set ${set}`)
  await expect(change(`remark = 'x'`)).rejects.toThrow('append only')
  await expect(
    change(`customer_id = (select id from customers where code = '80008')`),
  ).rejects.toThrow('append only')
  await expect(client.query('truncate scale_readings cascade')).rejects.toThrow('append only')
})
