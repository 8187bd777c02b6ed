-- Tickets and orders are changed several times within days of their making. With room left on its page a row is replaced
-- beside itself, and none of the table's indexes is written to.
alter table weigh_tickets set (fillfactor = 90);
alter table purchase_orders set (fillfactor = 75);
