-- A number from 0 to most - 1: it looks like chance and is the same in every run.
create function pg_temp.pick(n bigint, salt int, most int) returns int
  language sql immutable as 'select (abs(hashint8extended(n, salt) % most))::int';
-- A random UUID (version 4) by its form.
create function pg_temp.id_of(kind text, n bigint) returns uuid
  language sql immutable as $$ select overlay(overlay(md5(kind || n) placing '4' from 13) placing '8' from 17)::uuid $$;

insert into officers (id, first_name, last_name, email, personnel_number, role, password_hash)
select pg_temp.id_of('officer', role), first_name, 'ศรีสุข', role || '@bench.mill', 'B' || role, role, '-'
from (values (50, 'สมชาย'), (51, 'วรรณา'), (52, 'ประเสริฐ'), (81, 'มานพ'), (91, 'สุนีย์')) known (role, first_name);
insert into officers (id, first_name, last_name, email, personnel_number, role, password_hash)
select pg_temp.id_of('grader', n), 'ผู้ประเมิน', n::text, format('grader%s@bench.mill', n), format('B52-%s', n), 52, '-'
from generate_series(1, 20) n;

insert into sites (code, name) values ('NBD', 'โรงงานหลัก');
insert into warehouses (code, name, site_code) values ('CT-NN', 'ลานรับปาล์ม', 'NBD');
insert into number_sequences (code, name) values ('NBDPO-PL', 'ใบสั่งซื้อปาล์ม');
insert into financial_dimensions (dimension, value) values
  (1, '00000'), (2, 'ZZ_ZZ'), (3, 'ZZZZZ'), (4, 'NBD_RM01'), (5, 'ZZZZ'), (6, 'ZZZZZ'), (7, 'D7-001');
insert into scale_tokens (id, name, token_hash, created_at)
values (pg_temp.id_of('scale', 1), 'เครื่องชั่ง 1', '\x00', '2015-01-01');

-- Grades 16 to 20 cost 4.70 to 5.70 baht per kg; a percent more 0.25, a percent less 0.30.
insert into product_groups (id, code, name) values (pg_temp.id_of('group', 1), 'FFB', 'ปาล์มทะลาย');
insert into products (id, code, name, group_id)
select pg_temp.id_of('product', n), 'FFB-' || n, 'ปาล์มทะลาย ' || n, pg_temp.id_of('group', 1)
from generate_series(1, 3) n;
insert into ladder_versions (product_id, number, increment_price, decrement_price, created_at)
select id, 1, 0.25, 0.30, '2015-01-01' from products;
insert into ladder_rows (ladder_version_id, grade_percent, price_per_kg)
select id, grade, 4.70 + 0.25 * (grade - 16) from ladder_versions, generate_series(16, 20) grade;

-- Customers count from 1; the first ones are linked to the vendor of the same number.
insert into customers (code, name, level_id, bank_name, bank_account, tax_percent, created_at)
select
  case when pg_temp.pick(n, 1, 10) < 6 then '1' else '2' end || lpad(n::text, 5, '0'),
  (array['สวนปาล์ม', 'ลานเท', 'สหกรณ์', 'หจก.'])[1 + pg_temp.pick(n, 2, 4)] || ' เขาพนม ' || n,
  1 + pg_temp.pick(n, 3, 4),
  case when pg_temp.pick(n, 4, 20) > 0 then 'ธ.ก.ส.' end,
  case when pg_temp.pick(n, 4, 20) > 0 then lpad(n::text, 12, '0') end,
  (array[3, 3, 3, 0.75])[1 + pg_temp.pick(n, 5, 4)],
  '2015-01-01'
from size, generate_series(1, size.customers) n;
update customers set names = name;
insert into vendors (id, account_number, name, dimension_7, created_at)
select pg_temp.id_of('vendor', id), 'V' || lpad(id::text, 5, '0'), name, 'D7-001', '2015-01-01'
from size, customers where id <= size.linked_customers;
insert into vendor_links (vendor_id, customer_id, linked_at)
select pg_temp.id_of('vendor', id), id, '2015-01-01'
from size, customers where id <= size.linked_customers;
insert into premiums (vendor_id, added_at)
select vendor_id, '2015-01-01' from vendor_links where pg_temp.pick(customer_id, 6, 10) = 0;

-- Three trucks a customer.
insert into vehicles (registration, customer_id, created_at)
select format('%s-%s สุราษฎร์ธานี', 70 + n / 10000, lpad((n % 10000)::text, 4, '0')), n / 3 + 1, '2015-01-01'
from size, generate_series(0, size.customers * 3 - 1) n;
