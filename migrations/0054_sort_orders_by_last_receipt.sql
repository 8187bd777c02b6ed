-- The day on which the last line of an order was received, kept like its totals: to sort payables by it, every line of
-- thousands of orders would be read.
alter table purchase_orders add last_receipt_day date;
create or replace view existing_orders as select * from purchase_orders where deleted_at is null;

update purchase_orders set last_receipt_day = received.last_day
from (
  select order_id, max(receipt_day) as last_day
  from receipts join order_lines on order_lines.id = receipts.line_id group by order_id
) received
where received.order_id = purchase_orders.id;
