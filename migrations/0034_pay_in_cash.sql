-- A payable without an account is paid in cash. Where a line has no payable yet, nothing is said of that.
comment on column payable_lines.bank_account is 'Digits; empty where it is paid in cash.';

create or replace view ticket_payments as
select ticket.id as ticket_id, payment.*, ticket.slip_number, ticket.registration, ticket.product_code,
  ticket.product_type_name, ticket.time_out, ticket.day_out, customer.code as customer_code, customer.name as customer_name,
  copy.line_id is not null and copy.bank_account is null as is_cash
from weigh_tickets ticket
  left join customers customer on customer.id = ticket.customer_id
  left join payable_lines copy on copy.ticket_id = ticket.id
  cross join lateral payment_of(copy, ticket.net_weight_kg, ticket.current_net_price, customer) payment;

create or replace view order_accounts as
select po.id as order_id, account.tax_percent, account.bank_name, account.bank_account,
  copy.line_id is not null and copy.bank_account is null as is_cash
from purchase_orders po
  join customers customer on customer.id = po.customer_id
  left join lateral (select * from payable_lines where payable_lines.order_id = po.id limit 1) copy on true
  cross join lateral payment_of(copy, null, null, customer) account;
