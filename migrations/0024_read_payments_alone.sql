-- What the reports of a day need beside the payment, so that they read this view alone: joined to the ticket once more
-- PostgreSQL would look every ticket up twice.
create or replace view ticket_payments as
select ticket.id as ticket_id, payment.*, ticket.slip_number, ticket.registration, ticket.product_code,
  ticket.product_type_name, ticket.time_out, ticket.day_out, customer.code as customer_code, customer.name as customer_name
from weigh_tickets ticket
  left join customers customer on customer.id = ticket.customer_id
  left join valuations_in_force price on price.ticket_id = ticket.id
  left join payable_lines copy on copy.ticket_id = ticket.id
  cross join lateral payment_of(copy, ticket.net_weight_kg, price.net_price, customer) payment;
