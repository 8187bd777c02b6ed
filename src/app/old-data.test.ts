import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../platform/migrate.ts'
import { packageRoot } from '../platform/package-root.ts'
import { makeEmptyDatabase } from '../tests/database.ts'

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

test('0010: proposals keep only the changed fields, at most one per ticket is open', async () => {
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

test('0023: orders that keep their tickets as they are have their totals, the others none', async () => {
  await migrateTo('0022')
  await client.query(`
    insert into gradings (ticket_id, grade_percent, is_return, graded_at, graded_by)
      select weigh_tickets.id, 18, false, now(), officers.id from weigh_tickets, officers;
    insert into ladder_rows (ladder_version_id, grade_percent, price_per_kg) values (1, 18, 5.20);
    insert into valuations (ticket_id, grading_id, ladder_version_id, grade_price, level_price, premium_price,
        computed_grade_price, computed_level_price, computed_premium_price, override_reason, valued_at, valued_by)
      select ticket_id, gradings.id, 1, 5.20, 0, 0, 5.20, 0, 0, case when ticket_id = 1 then 'x' end, now(), graded_by
      from gradings;
    insert into vendors (account_number, name) values ('V1', 'สวน');
    insert into sites values ('S', 'S');
    insert into warehouses values ('W', 'W', 'S');
    insert into purchase_orders (number, vendor_id, vendor_account_number, vendor_name, customer_id, avl_code, state,
        purchase_state, created_at, created_by, site_code, warehouse_code, dimension_1, dimension_2, dimension_3,
        dimension_4, dimension_5, dimension_6, dimension_7, deleted_at)
      select number, vendors.id, 'V1', 'สวน', 1, '1', state, delivery, now(), officers.id, 'S', 'W', '', '', '', '', '', '', '', deleted
      from vendors, officers, (values ('A', 'CF', null, null), ('B', 'D', null, null), ('C', 'CF', 'CC', null),
        ('D', 'S', null, now())) as said (number, state, delivery, deleted);
    insert into order_lines (order_id, line_number, ticket_id, grade_when_added, ladder_price_when_added, added_at,
        added_by, released_at, released_because)
      select purchase_orders.id, line, ticket, 18, 5.20, now(), created_by, case when because is not null then now() end, because
      from purchase_orders join (values ('A', 1, 1, null), ('A', 2, 2, null), ('A', 3, 3, 'released'), ('B', 1, 3, null),
        ('C', 1, 1, 'canceled'), ('D', 1, 2, 'deleted')) as said (number, line, ticket, because) using (number);
    insert into receipts select id, '2026-11-21', now(), added_by from order_lines where line_number = 2`)
  await migrateTo('0023')
  const { rows } = await client.query({
    text: `select number, line_count, received_count, overridden_count, total_weight_kg, total_amount
      from purchase_orders order by number`,
    rowMode: 'array',
  })
  const none = [null, null, null, null, null]
  expect(rows).toEqual([
    ['A', 2, 1, 1, '18440.00', '95888.00'],
    ['B', ...none],
    ['C', ...none],
    ['D', ...none],
  ])
})

test('0028: tickets have the grade and price that are in force, and what a payable copied', async () => {
  await migrateTo('0027')
  await client.query(`
    update gradings set superseded_at = now() where ticket_id = 3;
    update valuations set voided_at = now() where ticket_id in (2, 3);
    insert into gradings (ticket_id, grade_percent, is_return, reject_weight_kg, graded_at, graded_by)
      select 3, 14, true, 230, now(), id from officers;
    insert into payables (order_id, set_up_at, set_up_by, amount, tax, paid)
      select id, now(), created_by, 47944.00, 1438.32, 46505.68 from purchase_orders where number = 'A';
    insert into payable_lines (line_id, order_id, ticket_id, net_weight_kg, net_price, tax_percent, amount, tax, paid)
      select order_lines.id, order_id, 1, 9220, 5.20, 3, amount, tax, paid
      from payables join order_lines using (order_id) where line_number = 1`)
  await migrateTo('0028')
  const { rows } = await client.query({
    text: `select current_grade_percent, current_return_kg, current_net_price, current_amount
      from weigh_tickets order by id`,
    rowMode: 'array',
  })
  expect(rows).toEqual([
    [18, null, '5.20', '47944.00'],
    [18, null, null, null],
    [14, '230.00', null, null],
  ])
})
