-- What the palm of a day is paid, in the order in which it left, with its totals.
-- takes filterDate
with tickets as materialized (
  select ticket.id "SSWeightID", slip_number "SequenceWeightOut", day_out "WeightDateOut",
    customers.code "CustomerID", customers.name "CustomerName", weight "WeightNet", price "SysPrice",
    percent "SysTaxDeduction", total "Amount", levied "Tax", total - levied "Paid",
    case when copy.line_id is null then customers.bank_name else copy.bank_name end "SysBankName",
    case when copy.line_id is null then customers.bank_account else copy.bank_account end "SysBookBankNumber",
    po.number "PONumber"
  from weigh_tickets ticket
  join customers on customers.id = ticket.customer_id
  left join payable_lines copy on copy.ticket_id = ticket.id
  left join lines_in_force line on line.ticket_id = ticket.id
  left join purchase_orders po on po.id = line.order_id
  cross join lateral (
    select coalesce(copy.net_weight_kg, ticket.net_weight_kg) weight,
      coalesce(copy.net_price, current_net_price) price, coalesce(copy.tax_percent, customers.tax_percent) percent
  ) terms
  cross join lateral (select coalesce(copy.amount, round(weight * price, 2)) total) worth
  cross join lateral (select coalesce(copy.tax, round(total * percent / 100, 2)) levied) deducted
  where day_out = $1
  order by time_out, ticket.id
), priced as (
  select * from tickets where "SysPrice" is not null
)
select json_build_object(
  'payment', (select coalesce(json_agg(row_to_json(priced)), '[]') from priced),
  'total', (
    select json_build_object(
      'Tickets', count(*),
      'Owners', count(distinct "CustomerID"),
      'WeightNet', coalesce(sum("WeightNet"), 0),
      'AveragePrice', round(sum("Amount") / nullif(sum("WeightNet"), 0), 2),
      'Amount', coalesce(sum("Amount"), 0),
      'Tax', coalesce(sum("Tax"), 0),
      'Paid', coalesce(sum("Paid"), 0),
      'OwnersWithoutAccount', count(distinct "CustomerID") filter (where coalesce("SysBookBankNumber", '') = ''),
      'NotPriced', (select count(*) from tickets where "SysPrice" is null)
    )
    from priced
  )
)::text
