-- A weigh-in that was wrong, voided with a reason before its truck was graded or weighed out: it stays, with who, when
-- and why, also once that was undone.
create table ticket_voids (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references weigh_tickets,
  voided_at timestamptz not null,
  -- An officer, or the scale that made the ticket.
  voided_by uuid references officers,
  scale_token_id uuid references scale_tokens,
  reason text not null check (reason <> ''),
  undone_at timestamptz,
  undone_by uuid references officers,
  check (num_nonnulls(voided_by, scale_token_id) = 1),
  check (num_nulls(undone_at, undone_by) in (0, 2))
);
create unique index ticket_voids_one_in_force on ticket_voids (ticket_id) where undone_at is null;
create index ticket_voids_of_ticket on ticket_voids (ticket_id, id);
create view ticket_voids_in_force as select * from ticket_voids where undone_at is null;

-- Written with the row above. Who locks a ticket sees it, as it sees its grade and price.
alter table weigh_tickets add is_voided boolean not null default false;
create index weigh_tickets_voided on weigh_tickets (time_in desc, id desc) where is_voided;
-- Trucks are counted by day without reading them.
drop index weigh_tickets_by_day_in;
create index weigh_tickets_by_day_in on weigh_tickets (day_in) include (is_voided);

-- The trucks that are not weighed out yet, without those whose weigh-in is void.
create view trucks_inside as select id, customer_id, registration, product_code, time_in, day_in
from weigh_tickets where time_out is null and not is_voided;

-- Nothing waits for the grade or price of what is void.
create function ticket_is_voided() returns trigger language plpgsql as $$
begin
  if new.is_voided then
    delete from tickets_to_value where ticket_id = new.id;
  else
    insert into tickets_to_value values (new.id) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger weigh_tickets_void after update of is_voided on weigh_tickets
  for each row when (old.is_voided <> new.is_voided) execute function ticket_is_voided();
