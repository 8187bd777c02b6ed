-- What each scale sent by itself on a day of the mill, kept by the intake, so that nobody counts readings to know it: in
-- which hours (the bits 0 to 23), and for how many minutes it paused longest between two sendings.
create table scale_days (
  scale_token_id uuid not null references scale_tokens,
  day date not null,
  created_count integer not null default 0,
  refused_count integer not null default 0,
  hours integer not null,
  longest_gap smallint not null default 0,
  last_at timestamptz not null,
  primary key (scale_token_id, day)
);

-- That a scale is silent for longer than it usually is, until it sends again or its token is revoked.
create table scale_silences (
  id bigint generated always as identity primary key,
  scale_token_id uuid not null references scale_tokens,
  silent_since timestamptz not null,
  usual_minutes smallint not null,
  noticed_at timestamptz not null,
  ended_at timestamptz
);
create unique index scale_silences_one_open on scale_silences (scale_token_id) where ended_at is null;
create view open_scale_silences as select * from scale_silences where ended_at is null;

insert into scale_days (scale_token_id, day, created_count, hours, longest_gap, last_at)
select scale_token_id, day, sum(created), bit_or(1 << extract(hour from at)::int),
  coalesce(max(gap) filter (where gap < 180), 0), max(received_at)
from (
  select *, (received_at at time zone interval '7 hours')::date as day, received_at at time zone interval '7 hours' as at,
    floor(extract(epoch from received_at - lag(received_at) over (partition by scale_token_id order by received_at)) / 60)
      as gap
  from (
    select scale_token_id, received_at, count(distinct ticket_id) filter (where created_at = received_at) as created
    from scale_readings join weigh_tickets on weigh_tickets.id = ticket_id
    where received_at > now() - interval '15 days' and mended_by is null and scale_token_id is not null
    group by scale_token_id, received_at
  ) sending
) paused
group by scale_token_id, day;
