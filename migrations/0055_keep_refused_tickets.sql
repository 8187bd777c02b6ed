-- Tickets that the intake refused, with what was sent, until a reading that is taken in or an officer settles them. What
-- is refused again with the same contents counts up; it settles only once.
create table refused_tickets (
  id bigint generated always as identity primary key,
  -- Null where none could be read.
  scale_id_in text,
  -- Empty where what was sent is no more than null.
  sent jsonb,
  -- Longer than what is kept of a ticket: `sent` holds the beginnings.
  is_cut boolean not null default false,
  sent_hash bytea not null unique,
  has_way_out boolean not null,
  code text not null,
  field text,
  params jsonb not null default '{}',
  scale_token_id uuid not null references scale_tokens,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  seen_count integer not null default 1,
  settlement text check (settlement in ('taken', 'aside')),
  settled_at timestamptz,
  -- Nobody where a later reading settled it.
  settled_by uuid references officers,
  reason text,
  searched text not null,
  check ((settlement is null) = (settled_at is null)),
  check ((reason is not null) = (settlement is not distinct from 'aside'))
);
create view open_refused_tickets as select * from refused_tickets where settlement is null;
create index refused_tickets_open on refused_tickets (last_seen_at) where settlement is null;
create index refused_tickets_open_of_scale on refused_tickets (scale_id_in) where settlement is null;
create index refused_tickets_by_time on refused_tickets (last_seen_at);
create index refused_tickets_searched on refused_tickets using gin (search_key(searched) gin_trgm_ops);

-- Who mended a refused ticket and sent it again in the scale's place.
alter table scale_readings add mended_by uuid references officers;
