-- A business day that was closed: who, when, its totals and the hash of its rows. One that was reopened stays as a row.
create table closed_days (
  id bigint generated always as identity primary key,
  day date not null,
  closed_at timestamptz not null,
  closed_by uuid not null references officers,
  totals jsonb not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- Two reopen it: one asks with a reason, another confirms.
  reopening_asked_at timestamptz,
  reopening_asked_by uuid references officers,
  reopening_reason text check (reopening_reason <> ''),
  reopened_at timestamptz,
  reopened_by uuid references officers,
  check (num_nulls(reopening_asked_at, reopening_asked_by, reopening_reason) in (0, 3)),
  check (num_nulls(reopened_at, reopened_by) in (0, 2)),
  check (reopened_at is null or reopening_asked_at is not null),
  check (reopened_by <> reopening_asked_by)
);
create unique index closed_days_one_in_force on closed_days (day) where reopened_at is null;
create view closed_days_in_force as select * from closed_days where reopened_at is null;

-- Who changes a figure of a day shares its lock, who closes it holds it alone: the one waits for the other.
create function lock_day_shared(day date) returns void language sql as $$
  select pg_advisory_xact_lock_shared(hashtextextended('closed_days', lock_day_shared.day - date '2000-01-01'))
$$;
create function lock_day(day date) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('closed_days', lock_day.day - date '2000-01-01'))
$$;

-- Refuses where one of two days is closed. Read after the lock, by a statement of its own, which sees what was committed.
create function refuse_closed_day(one date, other date) returns void language plpgsql as $$
declare
  closed record;
begin
  if one is null and other is null then return; end if;
  perform lock_day_shared(least(one, other));
  if one <> other then perform lock_day_shared(greatest(one, other)); end if;
  select day, closed_at, full_name into closed
  from closed_days_in_force join officers on officers.id = closed_by
  where day in (one, other) order by day limit 1;
  if found then
    raise exception 'day.closed' using errcode = 'PS001', detail = json_build_object(
      'date', closed.day, 'officer', closed.full_name, 'time', closed.closed_at);
  end if;
end $$;

create function ticket_of_open_day() returns trigger language plpgsql as $$
begin
  perform refuse_closed_day(old.day_out, new.day_out);
  return null;
end $$;
-- Grading and pricing a ticket write the columns that it keeps of them, and so come by here too.
create trigger weigh_tickets_of_open_days after insert or delete or update of
    slip_number, registration, customer_id, product_code, product_type_name, weight_in_kg, time_in, weight_out_kg,
    time_out, current_grade_percent, current_return_kg, current_net_price
  on weigh_tickets for each row execute function ticket_of_open_day();

create function receipt_of_open_day() returns trigger language plpgsql as $$
begin
  perform refuse_closed_day(old.receipt_day, new.receipt_day);
  return null;
end $$;
create trigger receipts_of_open_days after insert or update or delete on receipts
  for each row execute function receipt_of_open_day();

-- The account that a payable goes to is no figure of the day: it may be put right until it is paid.
create function payable_of_open_day() returns trigger language plpgsql as $$
begin
  perform refuse_closed_day((old.set_up_at at time zone interval '7 hours')::date,
    (new.set_up_at at time zone interval '7 hours')::date);
  return null;
end $$;
create trigger payables_of_open_days after insert or delete or update of order_id, set_up_at, amount, tax, paid on payables
  for each row execute function payable_of_open_day();

create function yield_of_open_day() returns trigger language plpgsql as $$
begin
  perform refuse_closed_day(old.day, new.day);
  return null;
end $$;
create trigger yields_of_open_days after insert or update or delete on yields
  for each row execute function yield_of_open_day();

-- What was received on a day is asked by its closing.
create index receipts_by_day on receipts (receipt_day);
create index payables_by_set_up_at on payables (set_up_at);
