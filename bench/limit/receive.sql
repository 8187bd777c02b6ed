-- The receipt goes in, with the last one the order is received, and it comes back as lists show it.
-- takes POHeaderUUID, POLineUUID, RecDate, officer
with receipt as (
  insert into receipts (line_id, receipt_day, received_at, received_by) values ($2, $3, now(), $4)
)
update purchase_orders set version = version + 1, received_count = received_count + 1,
  last_receipt_day = greatest(last_receipt_day, $3::date),
  purchase_state = case when received_count + 1 = line_count then 'RC' end
where id = $1 and state in ('CF', 'C') and purchase_state is null
returning bench.order_row(id)
