-- What the limit added has no trail, and goes before the data is checked.
set session_replication_role = replica;
delete from order_lines using bench.lines_to_add added where side = 'limit' and added.order_id = order_lines.order_id;
insert into tickets_to_order
select ticket.id, customer_id, time_out from bench.lines_to_add join weigh_tickets ticket on ticket.id = ticket_id
where side = 'limit' on conflict do nothing;

create temporary table of_limit as
select ticket_id from bench.records where side = 'limit' and work <> 'receive'
union all select id from weigh_tickets where scale_id_in like 'import-limit-%';
delete from valuations using of_limit where of_limit.ticket_id = valuations.ticket_id;
delete from tickets_to_order using of_limit where of_limit.ticket_id = tickets_to_order.ticket_id;
insert into tickets_to_value select ticket_id from of_limit on conflict do nothing;
delete from gradings using bench.records
where side = 'limit' and work = 'grade' and records.ticket_id = gradings.ticket_id;
update weigh_tickets set current_net_price = null from of_limit where of_limit.ticket_id = weigh_tickets.id;
update weigh_tickets set current_grade_percent = null from bench.records
where side = 'limit' and work = 'grade' and records.ticket_id = weigh_tickets.id;
truncate brought_months;
insert into brought_months
select customer_id, month_of(time_out), sum(net_weight_kg), sum(net_weight_kg * current_grade_percent)
from weigh_tickets where current_net_price is not null and time_out is not null
group by 1, 2;
delete from receipts using bench.records where side = 'limit' and records.line_id = receipts.line_id;
update purchase_orders set purchase_state = null, received_count = 0, last_receipt_day = null
where id in (select order_id from bench.records where side = 'limit' and work = 'receive');
delete from tickets_to_value using weigh_tickets ticket
where ticket.id = ticket_id and scale_id_in like 'import-limit-%';
delete from scale_readings using weigh_tickets ticket
where ticket.id = ticket_id and scale_id_in like 'import-limit-%';
delete from weigh_tickets where scale_id_in like 'import-limit-%';
