-- What the reports of days ask of a ticket's grading and price, so that they read the tickets alone: of a month these are
-- 15,000. Not indexed, so that grading and pricing a ticket leave its indexes as they are.
alter table weigh_tickets
  add current_grade_percent smallint,
  -- Only of a return.
  add current_return_kg numeric(8, 2),
  -- What a payable copied, else the price in force.
  add current_net_price numeric(6, 2);

update weigh_tickets set
  current_grade_percent = grading.grade_percent,
  current_return_kg = case when grading.is_return then grading.reject_weight_kg end,
  current_net_price = coalesce(copy.net_price, price.net_price)
from gradings_in_force grading
  left join valuations_in_force price on price.ticket_id = grading.ticket_id
  left join payable_lines copy on copy.ticket_id = grading.ticket_id
where grading.ticket_id = weigh_tickets.id;

-- In baht, rounded as `payment_of` does. Adding it writes the table anew, and so leaves out what the update replaced.
alter table weigh_tickets add current_amount numeric(14, 2)
  generated always as (round((weight_in_kg - weight_out_kg) * current_net_price, 2)) stored;

create function ticket_keeps_grade() returns trigger language plpgsql as $$
begin
  update weigh_tickets set (current_grade_percent, current_return_kg) = (
    select grade_percent, case when is_return then reject_weight_kg end
    from gradings_in_force where ticket_id = new.ticket_id)
  where id = new.ticket_id;
  return null;
end $$;
create trigger gradings_stay_with_tickets after insert or update on gradings
  for each row execute function ticket_keeps_grade();

create function ticket_keeps_price() returns trigger language plpgsql as $$
begin
  update weigh_tickets set current_net_price = price.net_price
  from (select coalesce(
      (select net_price from payable_lines where ticket_id = new.ticket_id),
      (select net_price from valuations_in_force where ticket_id = new.ticket_id)) as net_price) price
  where id = new.ticket_id and current_net_price is distinct from price.net_price;
  return null;
end $$;
create trigger valuations_stay_with_tickets after insert or update on valuations
  for each row execute function ticket_keeps_price();
create trigger payable_lines_stay_with_tickets after insert on payable_lines
  for each row execute function ticket_keeps_price();

create or replace view ticket_payments as
select ticket.id as ticket_id, payment.*, ticket.slip_number, ticket.registration, ticket.product_code,
  ticket.product_type_name, ticket.time_out, ticket.day_out, customer.code as customer_code, customer.name as customer_name
from weigh_tickets ticket
  left join customers customer on customer.id = ticket.customer_id
  left join payable_lines copy on copy.ticket_id = ticket.id
  cross join lateral payment_of(copy, ticket.net_weight_kg, ticket.current_net_price, customer) payment;
