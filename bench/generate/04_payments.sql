-- All lines are received from RC on; before that some are: never the first, and of an acknowledged order the second.
insert into receipts (line_id, receipt_day, received_at, received_by)
select line.id, created_day + 1, po.created_at + interval '1 day', pg_temp.id_of('officer', 81)
from order_lines line
join purchase_orders po on po.id = line.order_id
join weigh_tickets ticket on ticket.id = line.ticket_id
where po.purchase_state in ('RC', 'IV')
  or (badge in ('CF', 'C') and line_number > 1 and (pg_temp.pick(ticket.id, 40, 2) = 0 or (badge = 'C' and line_number = 2)));

create temporary table payable as
select line.id line_id, order_id, line.ticket_id, net_weight_kg, net_price, tax_percent, bank_name, bank_account,
  amount, round(amount * tax_percent / 100, 2) tax, po.created_at + interval '2 days' set_up_at
from order_lines line
join purchase_orders po on po.id = line.order_id
join weigh_tickets ticket on ticket.id = line.ticket_id
join valuations on valuations.ticket_id = line.ticket_id
join customers customer on customer.id = po.customer_id,
lateral (select round(net_weight_kg * net_price, 2) amount) rounded
where po.purchase_state = 'IV';

insert into payables (order_id, set_up_at, set_up_by, amount, tax, paid)
select order_id, set_up_at, pg_temp.id_of('officer', 91), sum(amount), sum(tax), sum(amount) - sum(tax)
from payable group by order_id, set_up_at order by order_id;
insert into payable_lines
  (line_id, order_id, ticket_id, net_weight_kg, net_price, tax_percent, amount, tax, paid, bank_name, bank_account)
select line_id, order_id, ticket_id, net_weight_kg, net_price, tax_percent, amount, tax, amount - tax, bank_name, bank_account
from payable order by order_id, ticket_id;

insert into ticket_locks (ticket_id, order_number, locked_at)
select ticket_id, number, po.created_at + interval '1 hour'
from lines_in_force join purchase_orders po on po.id = order_id
where state not in ('D', 'RJ');

-- Of all orders at once, since the indexes that one order would be read by are made last.
update purchase_orders set
  line_count = lines, received_count = received, overridden_count = 0, total_weight_kg = weight, total_amount = amount,
  last_receipt_day = last_day
from (
  select order_id, count(*) lines, count(receipts.line_id) received, max(receipt_day) last_day, sum(net_weight_kg) weight,
    sum(round(net_weight_kg * net_price, 2)) amount
  from lines_in_force line
  join weigh_tickets ticket on ticket.id = line.ticket_id
  join valuations on valuations.ticket_id = line.ticket_id
  left join receipts on receipts.line_id = line.id
  group by order_id
) sums
where order_id = purchase_orders.id and state not in ('D', 'RJ');
