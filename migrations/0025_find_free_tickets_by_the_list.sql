-- The list of tickets is joined rather than compared: where a statement priced thousands of tickets that the planner had
-- no statistics of yet, it went through the whole list for each of them.
create or replace function reckon_tickets_to_order(ids bigint[]) returns void language plpgsql as $$
begin
  perform from weigh_tickets where id = any (ids) order by id for share;
  delete from tickets_to_order where ticket_id = any (ids);
  insert into tickets_to_order
  select weigh_tickets.id, customer_id, time_out from unnest(ids) as listed (id) join weigh_tickets using (id)
  where time_out is not null
    and exists (select from valuations where ticket_id = listed.id and voided_at is null)
    and not exists (select from order_lines where ticket_id = listed.id and released_at is null);
end $$;
