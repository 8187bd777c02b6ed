-- What is paid for a weight at a price: the copy of a payable once that is set up, else what is in force now. Baht to
-- the satang, rounded half up as `payment` of the rules does; an account that was copied empty stays so.
create function payment_of(copy payable_lines, net_weight_kg numeric, net_price numeric, customer customers)
returns table (
  net_weight_kg numeric, net_price numeric, tax_percent numeric, amount numeric, tax numeric, paid numeric,
  bank_name text, bank_account text
) language sql immutable as $$
  select terms.net_weight_kg, terms.net_price, terms.tax_percent, worth.amount, levied.tax, worth.amount - levied.tax,
    case when (copy).line_id is null then (customer).bank_name else (copy).bank_name end,
    case when (copy).line_id is null then (customer).bank_account else (copy).bank_account end
  from (select
      coalesce((copy).net_weight_kg, payment_of.net_weight_kg) as net_weight_kg,
      coalesce((copy).net_price, payment_of.net_price) as net_price,
      coalesce((copy).tax_percent, (customer).tax_percent) as tax_percent) terms,
    lateral (select coalesce((copy).amount, round(terms.net_weight_kg * terms.net_price, 2)) as amount) worth,
    lateral (select coalesce((copy).tax, round(worth.amount * terms.tax_percent / 100, 2)) as tax) levied
$$;

-- Of every ticket; amounts are empty until it is weighed out and priced. `left join` leaves out what nobody asks for.
create view ticket_payments as
select ticket.id as ticket_id, payment.*
from weigh_tickets ticket
  left join customers customer on customer.id = ticket.customer_id
  left join valuations_in_force price on price.ticket_id = ticket.id
  left join payable_lines copy on copy.ticket_id = ticket.id
  cross join lateral payment_of(copy, ticket.net_weight_kg, price.net_price, customer) payment;

-- Of every line: to the order's customer, whosever the ticket is by now, and by the order's own payable.
create view line_payments as
select line.id as line_id, line.order_id, line.ticket_id, payment.*
from order_lines line
  join purchase_orders po on po.id = line.order_id
  join weigh_tickets ticket on ticket.id = line.ticket_id
  left join customers customer on customer.id = po.customer_id
  left join valuations_in_force price on price.ticket_id = line.ticket_id
  left join payable_lines copy on copy.line_id = line.id
  cross join lateral payment_of(copy, ticket.net_weight_kg, price.net_price, customer) payment;

-- The account that an order is paid to, and its tax.
create view order_accounts as
select po.id as order_id, account.tax_percent, account.bank_name, account.bank_account
from purchase_orders po
  join customers customer on customer.id = po.customer_id
  left join lateral (select * from payable_lines where payable_lines.order_id = po.id limit 1) copy on true
  cross join lateral payment_of(copy, null, null, customer) account;
