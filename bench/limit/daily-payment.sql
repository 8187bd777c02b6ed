-- What the palm of a day is paid, in the order in which it left, with its totals.
-- takes filterDate
with tickets as materialized (
  select sold.ticket_id "SSWeightID", slip_number "SequenceWeightOut", registration "CarRegister",
    coalesce(nullif(product_type_name, ''), product_code) "ProductTypeName", day_out "WeightDateOut",
    customer_code "CustomerID", customer_name "CustomerName", net_weight_kg "WeightNet", net_price "SysPrice",
    tax_percent "SysTaxDeduction", sold.amount "Amount", sold.tax "Tax", sold.paid "Paid", bank_name "SysBankName",
    bank_account "SysBookBankNumber", is_cash::int "Cash", po.id "POHeaderUUID", po.number "PONumber",
    (exists (select from unconfirmed_payees where order_id = po.id and changed_at > now() - interval '30 days')
      or payable.order_id is null and exists (
        select from weigh_tickets ticket join unconfirmed_accounts using (customer_id)
        where ticket.id = sold.ticket_id and changed_at > now() - interval '30 days'
      ))::int "PayeeUnconfirmed",
    case when po.id is null then 'noOrder' when badge in ('CF', 'C') then 'toReceive' when badge = 'RC' then 'toInvoice'
      when badge in ('IV', 'F') then 'payable' else 'toConfirm' end "PayState"
  from ticket_payments sold
  left join lines_in_force line on line.ticket_id = sold.ticket_id
  left join purchase_orders po on po.id = line.order_id
  left join payables payable on payable.order_id = po.id
  where day_out = $1
  order by time_out, sold.ticket_id
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
      'OwnersWithoutAccount', count(distinct "CustomerID") filter (where "Cash" = 0 and coalesce("SysBookBankNumber", '') = ''),
      'NotPriced', (select count(*) from tickets where "SysPrice" is null)
    )
    from priced
  )
)::text
