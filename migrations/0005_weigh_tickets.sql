create table scale_tokens (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  created_by uuid references officers,
  used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references officers
);
alter table audit_entries add foreign key (scale_token_id) references scale_tokens;

-- The values in force: the scale's, or those of the correction that was applied last.
create table weigh_tickets (
  id bigint generated always as identity primary key,
  scale_id_in text not null unique check (scale_id_in <> ''),
  slip_number text,
  registration text not null check (registration <> ''),
  customer_id bigint not null references customers,
  product_code text not null,
  product_type_name text not null default '',
  weight_in_kg numeric(8, 2) not null check (weight_in_kg > 0),
  time_in timestamptz not null,
  weight_out_kg numeric(8, 2) check (weight_out_kg >= 0),
  time_out timestamptz,
  net_weight_kg numeric(8, 2) generated always as (weight_in_kg - weight_out_kg) stored,
  -- Business days are those of UTC+7, which knows no daylight saving.
  day_in date not null generated always as ((time_in at time zone interval '7 hours')::date) stored,
  day_out date generated always as ((time_out at time zone interval '7 hours')::date) stored,
  weighed_by text,
  remark text,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  check ((weight_out_kg is null) = (time_out is null)),
  check (weight_out_kg < weight_in_kg),
  check (time_out >= time_in)
);
create index weigh_tickets_by_time_in on weigh_tickets (time_in desc, id desc);
create index weigh_tickets_by_day_out on weigh_tickets (day_out, time_out, id);
create index weigh_tickets_by_day_in on weigh_tickets (day_in);
create index weigh_tickets_of_customer on weigh_tickets (customer_id, time_out);
create index weigh_tickets_by_registration on weigh_tickets using gin (registration gin_trgm_ops);

-- Every reading as the scale sent it. Append only.
create table scale_readings (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references weigh_tickets,
  scale_token_id uuid not null references scale_tokens,
  received_at timestamptz not null,
  slip_number text,
  registration text not null,
  customer_id bigint not null references customers,
  product_code text not null,
  product_type_name text not null default '',
  weight_in_kg numeric(8, 2) not null,
  time_in timestamptz not null,
  weight_out_kg numeric(8, 2),
  time_out timestamptz,
  weighed_by text,
  remark text
);
create index scale_readings_of_ticket on scale_readings (ticket_id, id);
create trigger scale_readings_stay before update or delete or truncate on scale_readings
  for each statement execute function refuse_change();

-- A correction stands beside the reading: applied by an officer, or proposed by the scale and then decided.
create table weight_corrections (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references weigh_tickets,
  source text not null check (source in ('officer', 'scale')),
  -- The reading that proposes it; empty where an officer made it.
  reading_id bigint references scale_readings,
  registration text not null,
  weight_in_kg numeric(8, 2) not null,
  time_in timestamptz not null,
  weight_out_kg numeric(8, 2),
  time_out timestamptz,
  reason text,
  made_at timestamptz not null,
  made_by uuid references officers,
  decision text check (decision in ('applied', 'refused')),
  decided_at timestamptz,
  decided_by uuid references officers,
  check ((source = 'scale') = (reading_id is not null)),
  check ((decision is null) = (decided_at is null))
);
create index weight_corrections_of_ticket on weight_corrections (ticket_id, id);
create index weight_corrections_open on weight_corrections (made_at) where decision is null;
