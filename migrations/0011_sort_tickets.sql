-- What the list of tickets is sorted by. Those without a value are read by the same indexes, and told last.
create index weigh_tickets_by_slip on weigh_tickets (slip_number, id);
create index weigh_tickets_by_plate on weigh_tickets (registration collate "th-x-icu", id);
create index weigh_tickets_by_product on weigh_tickets (product_code, id);
create index weigh_tickets_by_weight_in on weigh_tickets (weight_in_kg, id);
create index weigh_tickets_by_time_out on weigh_tickets (time_out, id);
create index weigh_tickets_by_weight_out on weigh_tickets (weight_out_kg, id);
create index weigh_tickets_by_net on weigh_tickets (net_weight_kg, id);
create index customers_by_thai_name on customers (name collate "th-x-icu");
create index gradings_by_reject on gradings (reject_weight_kg, ticket_id) where superseded_at is null;
create index valuations_by_price on valuations (net_price, ticket_id) where voided_at is null;

-- A price is that of a grade for good. Kept beside it, so that those of a grade are read in the order of their prices.
alter table valuations add grade_percent smallint not null default 0;
alter table valuations disable trigger user;
update valuations set grade_percent = gradings.grade_percent from gradings where gradings.id = grading_id;
alter table valuations enable trigger user;
create index valuations_by_grade on valuations (grade_percent, net_price, ticket_id) where voided_at is null;

create function valuation_is_of_grade() returns trigger language plpgsql as $$
begin
  new.grade_percent := (select grade_percent from gradings where id = new.grading_id);
  return new;
end $$;
create trigger valuations_keep_grade before insert or update of grading_id, grade_percent on valuations
  for each row execute function valuation_is_of_grade();

-- The orders that a ticket is or was on.
create index order_lines_of_ticket on order_lines (ticket_id);

-- A search finds the vehicles first and then their tickets.
create index vehicles_by_registration on vehicles using gin (registration gin_trgm_ops);
