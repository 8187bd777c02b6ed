-- The version of an order as it was when it was made together with its lines, and submitted where that was asked: while it
-- is at that version nobody has touched it, and who made it may withdraw it.
alter table purchase_orders add made_version integer;

-- The newest order of a vendor, whose header the next one copies; an index of the vendor alone is part of it.
create index purchase_orders_newest_of_vendor on purchase_orders (vendor_id, created_at desc, id) where deleted_at is null;

create or replace view existing_orders as select * from purchase_orders where deleted_at is null;
