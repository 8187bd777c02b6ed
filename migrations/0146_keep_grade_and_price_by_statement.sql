-- Grade and price are kept with their tickets once for all rows that a statement wrote, no longer once for each: of
-- 14,000 gradings and as many prices written at once the triggers took 7 seconds, and take 3.
drop trigger gradings_stay_with_tickets on gradings;
drop trigger valuations_stay_with_tickets on valuations;
drop trigger payable_lines_stay_with_tickets on payable_lines;

create or replace function ticket_keeps_grade() returns trigger language plpgsql as $$
begin
  update weigh_tickets ticket set current_grade_percent = grading.grade_percent,
    current_return_kg = case when grading.is_return then grading.reject_weight_kg end
  from (select distinct ticket_id from changed) of_ticket
    left join gradings_in_force grading on grading.ticket_id = of_ticket.ticket_id
  where ticket.id = of_ticket.ticket_id;
  return null;
end $$;
create trigger gradings_stay_with_tickets after insert on gradings
  referencing new table as changed for each statement execute function ticket_keeps_grade();
create trigger changed_gradings_stay_with_tickets after update on gradings
  referencing new table as changed for each statement execute function ticket_keeps_grade();

create or replace function ticket_keeps_price() returns trigger language plpgsql as $$
begin
  update weigh_tickets ticket set current_net_price = coalesce(copy.net_price, price.net_price)
  from (select distinct ticket_id from changed) of_ticket
    left join payable_lines copy on copy.ticket_id = of_ticket.ticket_id
    left join valuations_in_force price on price.ticket_id = of_ticket.ticket_id
  where ticket.id = of_ticket.ticket_id
    and ticket.current_net_price is distinct from coalesce(copy.net_price, price.net_price);
  return null;
end $$;
create trigger valuations_stay_with_tickets after insert on valuations
  referencing new table as changed for each statement execute function ticket_keeps_price();
create trigger changed_valuations_stay_with_tickets after update on valuations
  referencing new table as changed for each statement execute function ticket_keeps_price();
create trigger payable_lines_stay_with_tickets after insert on payable_lines
  referencing new table as changed for each statement execute function ticket_keeps_price();
