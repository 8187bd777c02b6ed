-- Tickets count from 1 in the order in which the trucks came, from 06:00 to 20:00 of each day.
-- The first `size.free_tickets` are on no order: the load puts them there. The last fifty are under way.
insert into weigh_tickets
  (scale_id_in, slip_number, registration, customer_id, customer_name, product_code, product_type_name,
   weight_in_kg, time_in, weight_out_kg, time_out, weighed_by, created_at)
select
  'W' || n,
  to_char(day + interval '543 years', 'YYMMDD-') || lpad((place + 1)::text, 4, '0'),
  format('%s-%s สุราษฎร์ธานี', 70 + truck / 10000, lpad((truck % 10000)::text, 4, '0')),
  customer,
  (select name from customers where id = customer),
  'FFB-' || 1 + pg_temp.pick(n, 13, 3),
  'ปาล์มทะลาย',
  weight_out + 1000 + 10 * pg_temp.pick(n, 14, 1400),
  time_in,
  case when n <= size.all_tickets - 8 then weight_out end,
  case when n <= size.all_tickets - 8 then time_in + interval '1 minute' * (20 + pg_temp.pick(n, 15, 40)) end,
  'ประสิทธิ์',
  time_in
from size, generate_series(1, size.all_tickets) n,
  lateral (select (n - 1) / size.a_day days, (n - 1) % size.a_day place) calendar,
  lateral (select size.first_day + days as day) dated,
  lateral (select
    day::timestamp at time zone interval '7 hours' + interval '6 hours' + place * interval '14 hours' / size.a_day time_in,
    3000 + 10 * pg_temp.pick(n, 11, 600) weight_out,
    1 + pg_temp.pick(n, 10, case when n <= size.free_tickets then size.linked_customers else size.customers end) customer
  ) came,
  lateral (select (customer - 1) * 3 + pg_temp.pick(n, 12, 3) truck) driven;

insert into scale_readings
  (ticket_id, scale_token_id, received_at, slip_number, registration, customer_id, product_code,
   product_type_name, weight_in_kg, time_in, weight_out_kg, time_out, weighed_by)
select id, pg_temp.id_of('scale', 1), coalesce(time_out, time_in), slip_number, registration, customer_id,
  product_code, product_type_name, weight_in_kg, time_in, weight_out_kg, time_out, weighed_by
from weigh_tickets order by id;

-- One load in thirty brings palm that is partly returned.
insert into gradings
  (ticket_id, grade_percent, is_return, return_reason, reject_weight_kg, bunch_weight_kg,
   ripe_percent, unripe_percent, loose_percent, rotten_percent, graded_at, graded_by)
select
  id,
  case when returned then 12 + pg_temp.pick(id, 21, 8) else 18 + pg_temp.pick(id, 21, 5) end,
  returned,
  case when returned then 'ปาล์มดิบปน' end,
  case when returned then 10 * pg_temp.pick(id, 22, 30) else 0 end,
  10 + pg_temp.pick(id, 23, 15), 90 - pg_temp.pick(id, 24, 10), 5, 4, 1,
  time_in + interval '10 minutes', pg_temp.id_of('officer', 52)
from size, weigh_tickets, lateral (select pg_temp.pick(id, 20, 30) = 0 returned) palm
where id <= size.all_tickets - 30
order by id;

insert into valuations
  (ticket_id, grading_id, ladder_version_id, grade_price, level_price, premium_price,
   computed_grade_price, computed_level_price, computed_premium_price, valued_at, valued_by, grade_percent)
select ticket.id, grading.id, ladder.id, of_grade, of_level, of_premium, of_grade, of_level, of_premium,
  graded_at + interval '5 minutes', graded_by, grading.grade_percent
from size, weigh_tickets ticket
join gradings grading on grading.ticket_id = ticket.id
join products product on product.code = ticket.product_code
join ladder_versions ladder on ladder.product_id = product.id
join customers customer on customer.id = ticket.customer_id
join member_levels member on member.id = customer.level_id
left join vendor_links link on link.customer_id = customer.id
left join premiums premium on premium.vendor_id = link.vendor_id,
lateral (select
  4.70 + (grading.grade_percent - 16) * case when grading.grade_percent < 16 then 0.30 else 0.25 end of_grade,
  case when link.id is null then 0 else member.level_price end of_level,
  case when premium.id is null then 0 else 0.20 end of_premium
) terms
where ticket.id <= size.all_tickets - 50
order by ticket.id;

insert into tickets_to_value
select id from weigh_tickets where not exists (select from valuations where ticket_id = weigh_tickets.id);

update weigh_tickets set
  current_grade_percent = grading.grade_percent,
  current_return_kg = case when is_return then reject_weight_kg end,
  current_net_price = price.net_price
from gradings grading left join valuations price on price.grading_id = grading.id
where grading.ticket_id = weigh_tickets.id;
