-- The business day so far, and the work that waits.
with today as materialized (
  select (now() at time zone interval '7 hours')::date as day
), tickets as materialized (
  select ticket.time_out, ticket.net_weight_kg kg, current_grade_percent grade, current_net_price price, current_amount amount,
    current_amount - coalesce(copy.tax, round(current_amount * customers.tax_percent / 100, 2)) paid,
    customers.code, customers.name
  from weigh_tickets ticket
  join customers on customers.id = ticket.customer_id
  left join payable_lines copy on copy.ticket_id = ticket.id
  where day_out = (select day from today)
), unpriced as materialized (
  select count(*) - count(current_grade_percent) to_grade, count(current_grade_percent) to_price,
    min(time_in) filter (where current_grade_percent is null) grade_since,
    min(time_in) filter (where current_grade_percent is not null) price_since
  from tickets_to_value
  join weigh_tickets on weigh_tickets.id = tickets_to_value.ticket_id
), free as materialized (
  select count(*) tickets, count(distinct customer_id) customers, min(time_out) since from tickets_to_order
), orders as materialized (
  select badge, found, since, lines, amount
  from unnest(array['S', 'IR', 'A', 'CF', 'C', 'RC']) badges (badge),
  lateral (
    select count(*) found, min(taken_at) since, coalesce(sum(line_count - received_count), 0) lines,
      coalesce(sum(total_amount), 0) amount
    from existing_orders po, lateral (
      select taken_at from order_steps where order_id = po.id and action <> 'review' order by id desc limit 1
    ) step
    where po.badge = badges.badge
  ) counted
), waiting as (
  select 'WeighOut' work, count(*) found, min(time_in) since, null::json more from trucks_inside
  union all select 'Grade', to_grade, grade_since, null from unpriced
  union all select 'Price', to_price, price_since, null from unpriced
  union all select 'ToOrder', customers, since, json_build_object('Tickets', tickets) from free
  union all
  select case badge when 'S' then 'Submitted' when 'IR' then 'InReview' when 'A' then 'Approved'
      when 'CF' then 'ToReceive' when 'C' then 'ToFinish' else 'ToInvoice' end,
    found, since,
    case when badge in ('S', 'IR', 'RC') then json_build_object('Amount', amount)
      when badge in ('CF', 'C') then json_build_object('Lines', lines) end
  from orders
)
select json_build_object(
  'At', now(),
  'Date', (select day from today),
  'Today', (
    select json_build_object(
      'TrucksIn', (select count(*) from weigh_tickets where day_in = (select day from today) and not is_voided),
      'TotalCar', count(*),
      'TotalWeight', coalesce(sum(kg), 0),
      'AVGGrade', round(sum(kg * grade) / nullif(sum(kg) filter (where grade is not null), 0), 2),
      'AVGPrice', round(sum(amount) / nullif(sum(kg) filter (where price is not null), 0), 2),
      'Amount', coalesce(sum(amount), 0),
      'NotPriced', count(*) - count(price),
      'Payable', coalesce(sum(paid), 0)
    )
    from tickets
  ),
  'Waiting', (
    select json_object_agg(work,
      jsonb_build_object('Count', least(found, 10000), 'Capped', found > 10000, 'Since', since) || coalesce(more::jsonb, '{}')
    )
    from waiting
  ),
  'Hours', (
    select coalesce(json_agg(row_to_json(hours)), '[]') from (
      select extract(hour from time_out at time zone interval '7 hours')::int "Hour", sum(kg) "WeightNet"
      from tickets group by 1 order by 1
    ) hours
  ),
  'Grades', (
    select coalesce(json_agg(row_to_json(grades)), '[]') from (
      select grade "SysProductGrade", count(*) "Tickets" from tickets where grade is not null group by 1 order by 1
    ) grades
  ),
  'Largest', (
    select coalesce(json_agg(row_to_json(sellers)), '[]') from (
      select code "AVL", name "CustomerName", sum(kg) "WeightNet" from tickets
      group by 1, 2 order by 3 desc, 1 limit 5
    ) sellers
  ),
  'Latest', (
    select coalesce(json_agg(row_to_json(latest)), '[]') from (
      select ticket.id "ID", scale_id_in "WeightScaleIDIn", slip_number "SequenceWeightOut",
        registration "CarRegister", customers.name "CustomerName", time_in "WeightTimeIn", time_out "WeightTimeOut",
        net_weight_kg "WeightNet", current_grade_percent "SysProductGrade", current_net_price "SysPrice"
      from (
        (select id from weigh_tickets where not is_voided order by time_in desc, id desc limit 5)
        union
        (select id from weigh_tickets where time_out is not null order by time_out desc, id desc limit 5)
      ) seen
      join weigh_tickets ticket using (id)
      join customers on customers.id = customer_id
      order by greatest(time_in, time_out) desc, ticket.id desc limit 5
    ) latest
  )
)::text
