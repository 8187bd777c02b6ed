-- From submitting on an order keeps its tickets as they are, and so what its lines come to. While it is open, and once
-- it is canceled, its tickets may change: then these are empty, and whoever asks sums them up.
alter table purchase_orders
  add line_count integer,
  add received_count integer,
  add overridden_count integer,
  add total_weight_kg numeric(14, 2),
  add total_amount numeric(14, 2),
  add check (num_nulls(line_count, received_count, overridden_count, total_weight_kg, total_amount) in (0, 5)),
  add constraint purchase_orders_totals check (
    line_count is null or state not in ('D', 'RJ') and purchase_state is distinct from 'CC'
  );
create or replace view existing_orders as select * from purchase_orders where deleted_at is null;

-- What the lines that an order shows come to, in kg and in baht to the satang.
create function totals_of_order(order_id uuid)
returns table (
  line_count integer, received_count integer, overridden_count integer, total_weight_kg numeric, total_amount numeric
) language sql stable as $$
  select count(*)::integer, count(receipt.line_id)::integer, count(price.override_reason)::integer,
    coalesce(sum(ticket.net_weight_kg), 0), coalesce(sum(round(ticket.net_weight_kg * price.net_price, 2)), 0)
  from shown_lines line
    join weigh_tickets ticket on ticket.id = line.ticket_id
    left join valuations_in_force price on price.ticket_id = line.ticket_id
    left join receipts receipt on receipt.line_id = line.id
  where line.order_id = totals_of_order.order_id
$$;

update existing_orders set
  (line_count, received_count, overridden_count, total_weight_kg, total_amount) = (select * from totals_of_order(id))
where state not in ('D', 'RJ') and purchase_state is distinct from 'CC';
