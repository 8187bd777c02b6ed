-- What the measured changes change, half of it for each side: tickets to grade, tickets to price, and confirmed orders of
-- twenty lines to receive; of each the share that is asked for. Made after the reads, since no mill has such heaps.
create temporary table sellers as
select customer_id, (row_number() over (order by customer_id) - 1)::int place, count(*) over ()::int sellers,
  level_price, case when premium.id is null then 0 else 0.20 end premium_price,
  vendors.id vendor_id, account_number, vendors.name vendor_name, customers.code avl_code,
  (select min(registration) from vehicles where vehicles.customer_id = link.customer_id) registration
from links_in_force link
join vendors on vendors.id = link.vendor_id
join customers on customers.id = link.customer_id
join member_levels on member_levels.id = customers.level_id
left join premiums_in_force premium on premium.vendor_id = link.vendor_id;

create temporary table arriving as
select format('%s-%s-%s', work, side, turn) scale_id, work, side, turn, (turn - 1) / 20 nth_order, sellers.*
from (values ('grade', 8000), ('price', 8000), ('receive', 4000)) works (work, most),
  unnest(array['app', 'limit']) side, generate_series(1, ceil(most * current_setting('bench.share')::numeric)::int) turn,
  lateral (select * from sellers where place = (turn - 1) / 20 % sellers.sellers) sellers;

insert into weigh_tickets
  (scale_id_in, slip_number, registration, customer_id, product_code, product_type_name, weight_in_kg, time_in,
   weight_out_kg, time_out, weighed_by)
select scale_id, scale_id, registration, customer_id, 'FFB-1', 'ปาล์มทะลาย', 9000 + turn % 5000, now() - interval '2 hours',
  4000, now() - interval '1 hour', 'ประสิทธิ์'
from arriving order by work, side, turn;
create table bench.records as
select work, side, turn, nth_order, ticket.id ticket_id, ticket.customer_id, level_price, premium_price, vendor_id,
  account_number, vendor_name, avl_code, null::uuid order_id, null::uuid line_id
from arriving join weigh_tickets ticket on ticket.scale_id_in = scale_id;
create unique index on bench.records (ticket_id);
analyze bench.records;

insert into scale_readings
  (ticket_id, scale_token_id, received_at, slip_number, registration, customer_id, product_code, product_type_name,
   weight_in_kg, time_in, weight_out_kg, time_out, weighed_by)
select ticket.id, (select id from active_scale_tokens limit 1), ticket.time_out, slip_number, registration,
  ticket.customer_id, product_code, product_type_name, weight_in_kg, time_in, weight_out_kg, ticket.time_out, weighed_by
from bench.records join weigh_tickets ticket on ticket.id = ticket_id;
insert into audit_entries (happened_at, scale_token_id, action, entity, entity_id, after)
select received_at, scale_token_id, 'ticket.create', 'ticket', ticket_id, jsonb_build_object('registration', registration)
from bench.records join scale_readings using (ticket_id);

create temporary table buyer as select id from officers where role = 51 order by email limit 1;

insert into gradings (ticket_id, grade_percent, is_return, bunch_weight_kg, graded_at, graded_by)
select ticket_id, 18, false, 15, now(), buyer.id from bench.records, buyer where work <> 'grade';
insert into audit_entries (happened_at, officer_id, action, entity, entity_id, after)
select now(), buyer.id, 'ticket.grade', 'ticket', ticket_id, jsonb_build_object('grade_percent', 18)
from bench.records, buyer where work <> 'grade';

-- Palm of 18 % costs 5.20 baht.
insert into valuations
  (ticket_id, grading_id, ladder_version_id, grade_price, level_price, premium_price, computed_grade_price,
   computed_level_price, computed_premium_price, valued_at, valued_by)
select records.ticket_id, gradings.id, ladder.id, 5.20, level_price, records.premium_price, 5.20, level_price,
  records.premium_price, now(), buyer.id
from bench.records
join gradings on gradings.ticket_id = records.ticket_id
join products on products.code = 'FFB-1'
join ladder_versions ladder on ladder.product_id = products.id, buyer
where work = 'receive';
insert into audit_entries (happened_at, officer_id, action, entity, entity_id, after)
select now(), buyer.id, 'ticket.value', 'ticket', ticket_id, jsonb_build_object('grade_price', 5.20)
from bench.records, buyer where work = 'receive';

create temporary table ordering as
select side, nth_order, gen_random_uuid() order_id,
  to_char(now() at time zone interval '7 hours' + interval '543 years', 'YYMM') as month, row_number() over (order by side, nth_order) place, min(customer_id) customer_id, min(account_number) account_number,
  min(vendor_name) vendor_name, min(avl_code) avl_code, min(vendor_id::text)::uuid vendor_id
from bench.records where work = 'receive' group by side, nth_order;
insert into order_counters (sequence, buddhist_month, last_number)
select 'NBDPO-PL', month, 0 from ordering group by month on conflict do nothing;
insert into purchase_orders
  (id, number, vendor_id, vendor_account_number, vendor_name, customer_id, avl_code, state, created_at, created_by,
   submitted_by, site_code, warehouse_code, dimension_1, dimension_2, dimension_3, dimension_4, dimension_5, dimension_6,
   dimension_7)
select order_id, 'NBDPO-PL-' || month || '-' || lpad((last_number + place)::text, 5, '0'), vendor_id, account_number,
  vendor_name, customer_id, avl_code, 'CF', now(), buyer.id, buyer.id, 'NBD', 'CT-NN', '00000', 'ZZ_ZZ', 'ZZZZZ',
  'NBD_RM01', 'ZZZZ', 'ZZZZZ', 'D7-001'
from ordering join order_counters on sequence = 'NBDPO-PL' and buddhist_month = month, buyer;
update order_counters set last_number = last_number + (select count(*) from ordering)
where sequence = 'NBDPO-PL' and buddhist_month = (select min(month) from ordering);

update bench.records set order_id = ordering.order_id, line_id = gen_random_uuid()
from ordering where work = 'receive' and records.side = ordering.side and records.nth_order = ordering.nth_order;
insert into order_lines
  (id, order_id, line_number, ticket_id, grade_when_added, ladder_price_when_added, added_at, added_by)
select line_id, order_id, (turn - 1) % 20 + 1, ticket_id, 18, 5.20, now(), buyer.id
from bench.records, buyer where work = 'receive' order by order_id, turn;
insert into ticket_locks (ticket_id, order_number, locked_at)
select ticket_id, number, now() from bench.records join purchase_orders on purchase_orders.id = order_id;
update purchase_orders set
  (line_count, received_count, overridden_count, total_weight_kg, total_amount) = (select * from totals_of_order(id))
where id in (select order_id from ordering);

insert into order_steps (order_id, action, state, taken_at, taken_by)
select order_id, action, state, now(), buyer.id
from ordering, buyer, (values ('create', 'D', 1), ('submit', 'S', 2), ('approve', 'A', 3), ('confirm', 'CF', 4))
  ways (action, state, turn)
order by order_id, ways.turn;
insert into audit_entries (happened_at, officer_id, action, entity, entity_id, after)
select now(), buyer.id, 'po.addLine', 'order', order_id,
  jsonb_build_object('LineNo', (turn - 1) % 20 + 1, 'SSWeightID', ticket_id)
from bench.records, buyer where work = 'receive';
insert into audit_entries (happened_at, officer_id, action, entity, entity_id, after)
select taken_at, taken_by, 'po.' || action, 'order', order_id, jsonb_build_object('State', state)
from order_steps where order_id in (select order_id from ordering) order by id;

analyze weigh_tickets, gradings, valuations, order_lines, purchase_orders, tickets_to_value, tickets_to_order, ticket_locks;
