-- What a text is found by: without spaces, dashes, dots and strokes, in lower case, and with Arabic digits.
create function search_key(value text) returns text
  language sql immutable strict parallel safe
  return translate(lower(value), '๐๑๒๓๔๕๖๗๘๙ -–‐‑—/.' || chr(9) || chr(160), '0123456789');

-- What a number is found by: without the letters before its first figure too.
create function number_key(value text) returns text
  language sql immutable strict parallel safe
  return ltrim(search_key(value), 'abcdefghijklmnopqrstuvwxyz');

drop index customers_by_name, customers_by_code, vendors_by_name, vendors_by_account, vehicles_by_registration,
  purchase_orders_by_number, purchase_orders_by_vendor, customers_by_short_name, customers_by_short_code,
  vendors_by_short_name, vendors_by_short_account, vehicles_by_short_registration, purchase_orders_by_short_vendor,
  weigh_tickets_slip_beginning, weigh_tickets_by_registration;

create index customers_by_name on customers using gin (search_key(name) gin_trgm_ops);
create index customers_by_code on customers using gin (search_key(code) gin_trgm_ops);
create index vendors_by_name on vendors using gin (search_key(name) gin_trgm_ops);
create index vendors_by_account on vendors using gin (search_key(account_number) gin_trgm_ops);
create index vehicles_by_registration on vehicles using gin (search_key(registration) gin_trgm_ops);
create index purchase_orders_by_number on purchase_orders using gin (search_key(number) gin_trgm_ops);
create index purchase_orders_by_vendor on purchase_orders using gin (search_key(vendor_search) gin_trgm_ops);
create index weigh_tickets_by_registration on weigh_tickets using gin (search_key(registration) gin_trgm_ops);
create index customers_by_short_name on customers using gin (short_parts(search_key(name)));
create index customers_by_short_code on customers using gin (short_parts(search_key(code)));
create index vendors_by_short_name on vendors using gin (short_parts(search_key(name)));
create index vendors_by_short_account on vendors using gin (short_parts(search_key(account_number)));
create index vehicles_by_short_registration on vehicles using gin (short_parts(search_key(registration)));
create index purchase_orders_by_short_vendor on purchase_orders using gin (short_parts(search_key(vendor_search)));

-- A ticket is found by the beginning of either of its numbers: the one of the way in and that of the slip.
create index weigh_tickets_slip_beginning on weigh_tickets (number_key(slip_number) text_pattern_ops);
create index weigh_tickets_scale_id_beginning on weigh_tickets (number_key(scale_id_in) text_pattern_ops);
