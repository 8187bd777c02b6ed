-- Names are sorted as Thai dictionaries do.
create index purchase_orders_by_vendor_name on purchase_orders (vendor_name collate "th-x-icu", id) where deleted_at is null;
