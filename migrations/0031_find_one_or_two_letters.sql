-- One or two letters are no trigram: what has them in it was found by looking at every name. Every letter of a text and
-- every two that follow each other, in lower case, as `ilike` compares. It is dear to compute row by row, so that
-- PostgreSQL takes an index wherever it asks what has a part.
create function short_parts(value text) returns text[]
  language plpgsql immutable strict parallel safe cost 1000 as $$
declare
  letters text[] := string_to_array(lower(value), null);
  parts text[] := letters;
begin
  for n in 2 .. cardinality(letters) loop
    parts := parts || (letters[n - 1] || letters[n]);
  end loop;
  return parts;
end $$;
create index customers_by_short_name on customers using gin (short_parts(name));
create index customers_by_short_code on customers using gin (short_parts(code));
create index vendors_by_short_name on vendors using gin (short_parts(name));
create index vendors_by_short_account on vendors using gin (short_parts(account_number));
create index vehicles_by_short_registration on vehicles using gin (short_parts(registration));
create index purchase_orders_by_short_vendor on purchase_orders using gin (short_parts(vendor_search));
