-- The tickets that can become a line of an order: weighed out, with a price in force, on no order. The triggers
-- below keep them, so that of a customer's years only what is free is read.
create table tickets_to_order (
  ticket_id bigint primary key references weigh_tickets,
  customer_id bigint not null,
  time_out timestamptz not null
);
create index tickets_to_order_of_customer on tickets_to_order (customer_id, time_out, ticket_id);

-- Reckons some tickets anew. Who weighs or prices a ticket holds it alone, so sharing it waits for what they did;
-- two who order it share it, and the one index on open lines tells them apart.
create function reckon_tickets_to_order(ids bigint[]) returns void language plpgsql as $$
begin
  perform from weigh_tickets where id = any (ids) order by id for share;
  delete from tickets_to_order where ticket_id = any (ids);
  insert into tickets_to_order
  select id, customer_id, time_out from weigh_tickets
  where id = any (ids) and time_out is not null
    and exists (select from valuations where ticket_id = weigh_tickets.id and voided_at is null)
    and not exists (select from order_lines where ticket_id = weigh_tickets.id and released_at is null);
end $$;

create function tickets_may_be_free() returns trigger language plpgsql as $$
begin
  perform reckon_tickets_to_order(array(select distinct ticket_id from changed));
  return null;
end $$;
create trigger valuations_free_tickets after insert on valuations
  referencing new table as changed for each statement execute function tickets_may_be_free();
create trigger valuations_void_free_tickets after update on valuations
  referencing new table as changed for each statement execute function tickets_may_be_free();
create trigger order_lines_release_tickets after update on order_lines
  referencing new table as changed for each statement execute function tickets_may_be_free();
create trigger order_lines_leave_tickets after delete on order_lines
  referencing old table as changed for each statement execute function tickets_may_be_free();

create function tickets_are_taken() returns trigger language plpgsql as $$
begin
  delete from tickets_to_order where ticket_id in (select ticket_id from taken where released_at is null);
  return null;
end $$;
create trigger order_lines_take_tickets after insert on order_lines
  referencing new table as taken for each statement execute function tickets_are_taken();

create function ticket_is_corrected() returns trigger language plpgsql as $$
begin
  perform reckon_tickets_to_order(array[new.id]);
  return null;
end $$;
create trigger weigh_tickets_free after update of customer_id, time_out on weigh_tickets
  for each row when ((old.customer_id, old.time_out) is distinct from (new.customer_id, new.time_out))
  execute function ticket_is_corrected();

insert into tickets_to_order
select id, customer_id, time_out from weigh_tickets
where time_out is not null
  and exists (select from valuations where ticket_id = weigh_tickets.id and voided_at is null)
  and not exists (select from order_lines where ticket_id = weigh_tickets.id and released_at is null);
