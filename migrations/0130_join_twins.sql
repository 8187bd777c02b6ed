-- Of codes with one key the oldest record has it; those of before that are spelled otherwise are marked, and no other is made.
do $$
declare
  kind record;
begin
  for kind in select * from (values
    ('customers', 'identity_key(code)', 'id'),
    ('vendors', 'identity_key(account_number)', 'created_at, id'),
    ('vehicles', 'plate_number(registration), plate_province(registration)', 'created_at, id'),
    ('products', 'identity_key(code)', 'code'),
    ('product_groups', 'identity_key(code)', 'code'),
    ('sites', 'identity_key(code)', 'code'),
    ('warehouses', 'identity_key(code)', 'code'),
    ('number_sequences', 'identity_key(code)', 'code'),
    ('financial_dimensions', 'dimension, identity_key(value)', 'value')
  ) as kinds (named, key, age) loop
    execute format('alter table %I add is_twin boolean not null default false', kind.named);
    execute format('update %1$I set is_twin = true
      from (select ctid as place, row_number() over (partition by %2$s order by %3$s) as nth from %1$I) twin
      where twin.place = %1$I.ctid and nth > 1', kind.named, kind.key, kind.age);
    execute format('create unique index %1$s_one_a_key on %1$I (%2$s) where not is_twin', kind.named, kind.key);
  end loop;
end $$;

-- One that was joined into another stays as a row; no list offers it.
alter table customers add joined_into bigint references customers;
alter table vehicles add joined_into uuid references vehicles;
create index customers_joined on customers (joined_into) where joined_into is not null;
create index vehicles_joined on vehicles (joined_into) where joined_into is not null;
create index customers_twins on customers (id) where is_twin and joined_into is null;
create index vehicles_twins on vehicles (id) where is_twin and joined_into is null;
create view known_customers as select * from customers where joined_into is null;
create view known_vehicles as select * from vehicles where joined_into is null;
create or replace view open_name_proposals as
select name_proposals.* from name_proposals join known_customers customers on customers.id = customer_id
where decision is null and name_key <> identity_key(customers.name);
create index purchase_orders_of_customer on purchase_orders (customer_id);

-- What was decided of two that have one key: the first was joined into the other, or both are kept apart.
create table twin_decisions (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('customer', 'vehicle')),
  record_id text not null,
  other_id text not null,
  decision text not null check (decision in ('joined', 'apart')),
  -- The ids of what went to the other one, and how many tickets did not.
  moved jsonb not null default '{}',
  decided_at timestamptz not null,
  -- Nobody where a migration joined them.
  decided_by uuid references officers,
  undone_at timestamptz,
  undone_by uuid references officers,
  check (num_nulls(undone_at, undone_by) in (0, 2))
);
create unique index twin_decisions_one_in_force on twin_decisions (kind, least(record_id, other_id), greatest(record_id, other_id))
  where undone_at is null;
create view twin_decisions_in_force as select * from twin_decisions where undone_at is null;

-- Whether a ticket keeps its customer and truck whoever joins them: it is on an order, owed, or of a closed day.
create function is_settled(ticket bigint, day date) returns boolean language sql stable as $$
  select exists (select from lines_in_force where ticket_id = ticket)
    or exists (select from payable_lines where ticket_id = ticket)
    or exists (select from closed_days_in_force where closed_days_in_force.day = is_settled.day)
$$;

create function are_joined(one bigint, other bigint) returns boolean language sql stable as $$
  select exists (select from customers where (id, joined_into) in ((one, other), (other, one)))
$$;
create function are_joined(one text, other text) returns boolean language sql stable as $$
  select exists (select from vehicles gone join vehicles stays on stays.id = gone.joined_into
    where (gone.registration, stays.registration) in ((one, other), (other, one)))
$$;

-- A ticket that is joined into another customer keeps the name that it had.
create or replace function ticket_keeps_name() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and are_joined(old.customer_id, new.customer_id) then return new; end if;
  new.customer_name := (select name from customers where id = new.customer_id);
  return new;
end $$;

-- Readings stay as they were sent, but for whose they are where twins are joined or parted.
create function reading_stays() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - '{customer_id,registration}'::text[] = to_jsonb(old) - '{customer_id,registration}'::text[]
    and (new.customer_id = old.customer_id or are_joined(old.customer_id, new.customer_id))
    and (new.registration = old.registration or are_joined(old.registration, new.registration)) then
    return new;
  end if;
  raise exception '% is append only', tg_table_name;
end $$;
drop trigger scale_readings_stay on scale_readings;
create trigger scale_readings_stay before update on scale_readings
  for each row execute function reading_stays();
create trigger scale_readings_stay_whole before truncate on scale_readings
  for each statement execute function refuse_change();

-- Joins each customer or vehicle of `gone` into that of `stays` beside it, by their ids: what of its tickets is not settled
-- goes over with its readings and corrections. These name a customer by id and a vehicle by plate.
create function join_twins(kind text, gone text[], stays text[], at timestamptz, officer uuid)
returns setof twin_decisions language plpgsql as $$
declare
  is_customer constant boolean := kind = 'customer';
  records constant text := case when is_customer then 'customers' else 'vehicles' end;
  named constant text := case when is_customer then 'customer_id' else 'registration' end;
  pairs constant text := format('(select gone.id as gone_id, stays.id as stays_id, gone.%1$I as gone, stays.%1$I as stays
    from unnest($1, $2) asked (gone, stays)
      join %2$I gone on gone.id::text = asked.gone join %2$I stays on stays.id::text = asked.stays) pair',
    case when is_customer then 'id' else 'registration' end, records);
  made bigint[];
  step record;
begin
  -- Nobody closes a day of these tickets or orders one until all of it is in; what was done before, the next statements see.
  execute format('select lock_day_shared(day) from (select distinct day_out as day from weigh_tickets
    where %I in (select gone from %s) and day_out is not null order by 1) days', named, pairs) using gone, stays;
  execute format('select from weigh_tickets where %I in (select gone from %s) order by id for update', named, pairs)
    using gone, stays;

  execute format('with made as (
      insert into twin_decisions (kind, record_id, other_id, decision, moved, decided_at, decided_by)
      select $3, gone_id, stays_id, ''joined'', jsonb_build_object(''followers'',
        (select coalesce(jsonb_agg(id), ''[]'') from %I where joined_into = gone_id)), $4, $5 from %s returning id)
    select array_agg(id) from made', records, pairs) using gone, stays, kind, at, officer into made;
  execute format('update %1$I set joined_into = stays_id from %2$s where %1$I.id = gone_id or joined_into = gone_id',
    records, pairs) using gone, stays;
  if is_customer then
    -- The one that stays is found by every name, and its tickets keep theirs.
    update twin_decisions set moved = moved || jsonb_build_object('names', array(
      select name from unnest(string_to_array(gone.names, chr(10))) name
      where name <> all (string_to_array(stays.names, chr(10)))))
    from customers gone, customers stays
    where twin_decisions.id = any (made) and gone.id::text = record_id and stays.id::text = other_id;
    update customers set names = concat_ws(chr(10), nullif(customers.names, ''), added.names)
    from (select other_id, string_agg(distinct name, chr(10)) as names
      from twin_decisions, jsonb_array_elements_text(moved -> 'names') name
      where twin_decisions.id = any (made) group by 1) added
    where customers.id::text = other_id;
  end if;

  for step in select * from (values
    ('tickets', 'weigh_tickets', ', version = version + 1', 'not is_settled(weigh_tickets.id, day_out)'),
    ('readings', 'scale_readings', '', '(select %I from weigh_tickets where id = ticket_id) <> gone'),
    ('corrections', 'weight_corrections', '', '(select %I from weigh_tickets where id = ticket_id) <> gone'),
    ('vehicles', 'vehicles', '', 'joined_into is null')
  ) as steps (what, held, also, goes) loop
    continue when step.what = 'vehicles' and not is_customer;
    execute format('with went as (
        update %1$I set %2$I = stays %3$s from %4$s where %1$I.%2$I = gone and %5$s returning %1$I.id, gone_id)
      update twin_decisions set moved = moved || jsonb_build_object($4, ids)
      from (select gone_id, jsonb_agg(id) as ids from went group by 1) went
      where twin_decisions.id = any ($3) and record_id = gone_id::text',
      step.held, named, step.also, pairs, format(step.goes, named)) using gone, stays, made, step.what;
  end loop;
  execute format('update twin_decisions set moved = moved || jsonb_build_object(''kept'',
      (select count(*) from weigh_tickets where %I = gone))
    from %s where twin_decisions.id = any ($3) and record_id = gone_id::text', named, pairs) using gone, stays, made;
  return query select * from twin_decisions where id = any (made);
end $$;
