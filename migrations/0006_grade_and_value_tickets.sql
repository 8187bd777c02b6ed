create table gradings (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references weigh_tickets,
  grade_percent smallint not null check (grade_percent between 10 and 24),
  is_return boolean not null,
  return_reason text,
  is_special_case boolean not null default false,
  reject_weight_kg numeric(8, 2) not null default 0 check (reject_weight_kg >= 0),
  land_number text,
  product_type text,
  rspo_number text,
  buyer_name text,
  car_license text,
  bunch_weight_kg numeric(8, 2),
  ripe_percent numeric(5, 2),
  unripe_percent numeric(5, 2),
  raw_percent numeric(5, 2),
  loose_percent numeric(5, 2),
  overripe_percent numeric(5, 2),
  rotten_percent numeric(5, 2),
  undersize_percent numeric(5, 2),
  contaminants_percent numeric(5, 2),
  long_stalk_percent numeric(5, 2),
  bunch_price_per_kg numeric(6, 2),
  loose_price_per_kg numeric(6, 2),
  is_watering boolean not null default false,
  is_raining boolean not null default false,
  graded_at timestamptz not null,
  graded_by uuid not null references officers,
  correction_reason text,
  superseded_at timestamptz
);
create unique index gradings_current on gradings (ticket_id) where superseded_at is null;
create index gradings_of_ticket on gradings (ticket_id, id);
create index gradings_by_grade on gradings (grade_percent, ticket_id) where superseded_at is null;

create table valuations (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references weigh_tickets,
  grading_id bigint not null references gradings,
  ladder_version_id bigint not null references ladder_versions,
  grade_price numeric(6, 2) not null check (grade_price >= 0),
  level_price numeric(6, 2) not null check (level_price >= 0),
  premium_price numeric(6, 2) not null check (premium_price >= 0),
  net_price numeric(6, 2) not null generated always as (grade_price + level_price + premium_price) stored,
  -- What the rules reckoned; differs from the above only where somebody gave a reason.
  computed_grade_price numeric(8, 2) not null,
  computed_level_price numeric(6, 2) not null,
  computed_premium_price numeric(6, 2) not null,
  override_reason text,
  -- Recorded and shown, not part of the sum.
  shipping_cost numeric(6, 2),
  consistency numeric(6, 2),
  return_rate numeric(6, 2) not null default 0,
  valued_at timestamptz not null,
  valued_by uuid not null references officers,
  correction_reason text,
  voided_at timestamptz,
  check (
    override_reason is not null
    or (grade_price = computed_grade_price and level_price = computed_level_price and premium_price = computed_premium_price)
  )
);
create unique index valuations_current on valuations (ticket_id) where voided_at is null;
create index valuations_of_ticket on valuations (ticket_id, id);

-- While a row stands, the ticket's grade, price and weights stay as they are. Written by purchase orders.
create table ticket_locks (
  ticket_id bigint primary key references weigh_tickets,
  order_number text not null,
  locked_at timestamptz not null
);

-- The tickets without a price in force, which the triggers below keep: of a million tickets only some dozens wait.
create table tickets_to_value (ticket_id bigint primary key references weigh_tickets);

create function ticket_waits() returns trigger language plpgsql as $$
begin
  insert into tickets_to_value select id from arrived;
  return null;
end $$;
create trigger weigh_tickets_wait after insert on weigh_tickets
  referencing new table as arrived for each statement execute function ticket_waits();

create function ticket_is_valued() returns trigger language plpgsql as $$
begin
  delete from tickets_to_value where ticket_id in (select ticket_id from valued where voided_at is null);
  return null;
end $$;
create trigger valuations_end_the_wait after insert on valuations
  referencing new table as valued for each statement execute function ticket_is_valued();

create function ticket_waits_again() returns trigger language plpgsql as $$
begin
  insert into tickets_to_value
  select distinct ticket_id from voided
  where voided_at is not null
    and not exists (select from valuations where valuations.ticket_id = voided.ticket_id and valuations.voided_at is null)
  on conflict do nothing;
  return null;
end $$;
create trigger valuations_void_waits after update on valuations
  referencing new table as voided for each statement execute function ticket_waits_again();
