-- The prices that stood at the end of a business day. `ladder_in_force` does not tell them: to it a version that was not
-- scheduled is in force whatever the time it is asked for.
create function ladder_of_day(product uuid, day date) returns setof ladder_versions language sql stable as $$
  select * from ladder_versions
  where product_id = product and withdrawn_at is null
    and effective_from < (ladder_of_day.day + 1)::timestamp at time zone interval '7 hours'
  order by effective_from desc, number desc limit 1
$$;

-- Set where an officer took the prices of the day on which the ticket was weighed out, rather than those of today.
alter table valuations add ladder_day date;
create or replace view valuations_in_force as select * from valuations where voided_at is null;

-- Links that show the prices to a screen at the gate, which no officer signs in at.
create table gate_links (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  created_by uuid references officers,
  used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references officers
);
create view active_gate_links as select * from gate_links where revoked_at is null;
