-- A number is one truck's within the numbering of a token and a period: for ever, a day or a year of the way in. Without a
-- number a ticket is known by its slip, else by plate and way in; `scale_id_in` then says that. Of a second truck under one
-- number, and of a ticket without one, the period is the way in. Until now a number was one truck's over all tokens.
alter table scale_tokens add number_restarts text not null default 'never'
  check (number_restarts in ('never', 'daily', 'yearly'));

create or replace view active_scale_tokens as select * from scale_tokens where revoked_at is null;

alter table weigh_tickets
  add identified_by text not null default 'number' check (identified_by in ('number', 'slip', 'truck')),
  add scale_token_id uuid references scale_tokens,
  add number_period text not null default '';
-- Tickets of the scale agent's folder without a number had one made of plate and way in.
update weigh_tickets set scale_token_id = first.scale_token_id,
  identified_by = case
    when first.import_id is not null and scale_id_in = weigh_tickets.slip_number then 'slip'
    when scale_id_in ~ '^T-[0-9a-f]{30}$' then 'truck'
    else 'number'
  end
from (select distinct on (ticket_id) ticket_id, scale_token_id, import_id from scale_readings order by ticket_id, id) first
where first.ticket_id = weigh_tickets.id;
update weigh_tickets set number_period = to_char(time_in at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
where identified_by <> 'number';

alter table weigh_tickets drop constraint weigh_tickets_scale_id_in_key;
create unique index weigh_tickets_one_truck_a_number on weigh_tickets
  (identity_key(scale_id_in), number_period, scale_token_id) nulls not distinct where identified_by = 'number';
create index weigh_tickets_of_number on weigh_tickets (identity_key(scale_id_in), time_in);
create index if not exists vehicles_by_plate_number on vehicles (plate_number(registration));
create index weigh_tickets_of_slip on weigh_tickets (identity_key(slip_number), time_in);

-- Two scales may send the same, and each is asked about its own.
alter table refused_tickets add ticket_id bigint references weigh_tickets on delete set null;
create or replace view open_refused_tickets as select * from refused_tickets where settlement is null;
update refused_tickets set ticket_id = weigh_tickets.id from weigh_tickets
where weigh_tickets.scale_id_in = refused_tickets.scale_id_in;
alter table refused_tickets drop constraint refused_tickets_sent_hash_key, add unique (sent_hash, scale_token_id);
drop index refused_tickets_open_of_scale;
create index refused_tickets_open_of_scale on refused_tickets (scale_token_id, identity_key(scale_id_in))
  where settlement is null;
create index refused_tickets_of_ticket on refused_tickets (ticket_id) where ticket_id is not null;
