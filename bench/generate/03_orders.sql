create function pg_temp.buddhist_month(at timestamptz) returns text
  language sql immutable as $$ select to_char(at at time zone interval '7 hours' + interval '543 years', 'YYMM') $$;

-- Twenty loads of a customer in a row make an order.
create temporary table planned_lines as
select id ticket_id, customer_id, time_out, for_load, (place / 20)::int part, (place % 20)::int + 1 line_number
from (
  select weigh_tickets.*, id <= size.free_tickets for_load,
    row_number() over (partition by customer_id, id <= size.free_tickets order by id) - 1 place
  from size, weigh_tickets
  where customer_id <= size.linked_customers and id <= size.all_tickets - 50
) loads;

-- How many of a hundred orders stand in each state, of those of the last ten days and of the older ones.
create temporary table mix (state text, purchase_state text, deleted boolean, young int4range, old int4range);
insert into mix values
  ('D', null, false, '[0,10)', 'empty'),
  ('S', null, false, '[10,20)', 'empty'),
  ('IR', null, false, '[20,25)', 'empty'),
  ('RJ', null, false, '[25,30)', 'empty'),
  ('A', null, false, '[30,40)', 'empty'),
  ('CF', null, false, '[40,60)', 'empty'),
  ('C', null, false, '[60,65)', 'empty'),
  ('CF', 'RC', false, '[65,75)', 'empty'),
  ('CF', 'IV', false, '[75,92)', 'empty'),
  ('C', 'IV', false, '[92,95)', '[90,95)'),
  ('F', 'IV', false, 'empty', '[0,90)'),
  ('CF', 'CC', false, '[95,98)', '[95,98)'),
  ('D', null, true, '[98,100)', '[98,100)');

-- The load's orders are drafts without lines yet. An order of a single load could not be received in part.
create temporary table planned_orders as
select plan.*, mix.state, mix.purchase_state, mix.deleted,
  row_number() over (partition by pg_temp.buddhist_month(created_at) order by created_at, n) number
from (
  select customer_id, part, for_load, row_number() over (order by for_load, max(time_out), customer_id) n,
    max(time_out) + interval '1 hour' created_at
  from planned_lines
  group by customer_id, part, for_load
  having count(*) > 1
) plan, size, mix
where case
  when for_load then mix.young @> 0
  when created_at > size.last_day - 10 then mix.young @> pg_temp.pick(n, 30, 100)
  else mix.old @> pg_temp.pick(n, 30, 100)
end;

insert into purchase_orders
  (id, number, vendor_id, vendor_account_number, vendor_name, customer_id, avl_code, state, purchase_state,
   created_at, created_by, submitted_by, site_code, warehouse_code, dimension_1, dimension_2, dimension_3,
   dimension_4, dimension_5, dimension_6, dimension_7, deleted_at)
select pg_temp.id_of('order', plan.n),
  'NBDPO-PL-' || pg_temp.buddhist_month(plan.created_at) || '-' || lpad(plan.number::text, 5, '0'),
  vendor.id, account_number, vendor.name, customer.id, customer.code, plan.state, plan.purchase_state,
  plan.created_at, pg_temp.id_of('officer', 51), case when plan.state <> 'D' then pg_temp.id_of('officer', 51) end,
  'NBD', 'CT-NN', '00000', 'ZZ_ZZ', 'ZZZZZ', 'NBD_RM01', 'ZZZZ', 'ZZZZZ', 'D7-001',
  case when plan.deleted then plan.created_at + interval '2 hours' end
from planned_orders plan
join customers customer on customer.id = plan.customer_id
join vendors vendor on vendor.id = pg_temp.id_of('vendor', plan.customer_id)
order by plan.n;

insert into order_counters (sequence, buddhist_month, last_number)
select 'NBDPO-PL', pg_temp.buddhist_month(created_at), max(number) from planned_orders group by 2;

-- A canceled or deleted order lets its tickets go.
insert into order_lines
  (id, order_id, line_number, ticket_id, grade_when_added, ladder_price_when_added, added_at, added_by,
   released_at, released_by, released_because)
select pg_temp.id_of('line', line.ticket_id), pg_temp.id_of('order', plan.n), line_number, line.ticket_id,
  gradings.grade_percent, grade_price, created_at, pg_temp.id_of('officer', 51),
  case when gone is not null then created_at + interval '2 hours' end,
  case when gone is not null then pg_temp.id_of('officer', 51) end,
  gone
from planned_orders plan
join planned_lines line using (customer_id, part, for_load)
join gradings on gradings.ticket_id = line.ticket_id
join valuations on valuations.ticket_id = line.ticket_id,
lateral (select case when deleted then 'deleted' when purchase_state = 'CC' then 'canceled' end gone) left_order
where not for_load
order by plan.n, line_number;

insert into tickets_to_order
select id, customer_id, time_out from weigh_tickets
where time_out is not null
  and exists (select from valuations where ticket_id = weigh_tickets.id)
  and not exists (select from lines_in_force where ticket_id = weigh_tickets.id);

insert into brought_months
select customer_id, month_of(time_out), sum(net_weight_kg), sum(net_weight_kg * current_grade_percent)
from weigh_tickets where current_net_price is not null and time_out is not null
group by 1, 2;

-- What the two servers under load add, each its own half of the drafts, so that neighbours go to different orders.
create schema bench;
create table bench.lines_to_add as
select pg_temp.id_of('order', plan.n) order_id, ticket_id,
  case when plan.n % 2 = 0 then 'app' else 'limit' end side,
  row_number() over (order by line_number, plan.n) turn
from planned_orders plan join planned_lines using (customer_id, part, for_load)
where for_load;
