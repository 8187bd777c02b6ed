-- What customers brought in each month of Bangkok, in kg and in kg times the grade. By it vendors are sorted by the level
-- that a year would give; else a year of tickets would be summed up, 182,000 where 500 trucks come a day.
create table brought_months (
  customer_id bigint references customers,
  month date,
  weight_kg numeric(14, 2) not null,
  grade_weight_kg numeric(16, 2) not null,
  primary key (customer_id, month)
);

create function month_of(instant timestamptz) returns date language sql immutable as $$
  select date_trunc('month', instant at time zone 'Asia/Bangkok')::date
$$;

-- A ticket is completed, and changed later, by an update; one with a price is never deleted.
create function customers_keep_months() returns trigger language plpgsql as $$
begin
  insert into brought_months as kept
  select customer_id, month_of(time_out), sum(kg), sum(kg * current_grade_percent)
  from (
    select customer_id, time_out, -net_weight_kg as kg, current_grade_percent, current_net_price from before
    union all
    select customer_id, time_out, net_weight_kg, current_grade_percent, current_net_price from after
  ) changed
  where current_net_price is not null and time_out is not null
  group by 1, 2
  having sum(kg) <> 0 or sum(kg * current_grade_percent) <> 0
  order by 1, 2
  on conflict (customer_id, month) do update
    set weight_kg = kept.weight_kg + excluded.weight_kg,
      grade_weight_kg = kept.grade_weight_kg + excluded.grade_weight_kg;
  return null;
end $$;
create trigger weigh_tickets_stay_with_months after update on weigh_tickets
  referencing old table as before new table as after for each statement execute function customers_keep_months();

insert into brought_months
select customer_id, month_of(time_out), sum(net_weight_kg), sum(net_weight_kg * current_grade_percent)
from weigh_tickets where current_net_price is not null and time_out is not null
group by 1, 2;
