-- What a text is found by: its identity key without dots and strokes, so that เเ finds แ, ํา finds ำ, and every space and
-- dash is none.
create or replace function search_key(value text) returns text
  language sql immutable strict parallel safe
  return translate(identity_key(value), './', '');
create or replace function number_key(value text) returns text
  language sql immutable strict parallel safe
  return ltrim(search_key(value), 'abcdefghijklmnopqrstuvwxyz');

-- PostgreSQL builds and analyzes indexes without the schema of the tables.
alter function plate_parts(text) set search_path from current;

do $$
declare
  name text;
begin
  for name in
    select indexname from pg_indexes
    where schemaname = current_schema() and indexdef ~ '(search|number)_key\('
  loop
    execute format('reindex index %I', name);
  end loop;
end $$;

-- Known records are found by their keys at every door. Twins of before stay until they are joined: nothing here is unique.
create index customers_by_key on customers (identity_key(code));
create index vendors_by_key on vendors (identity_key(account_number));
create index products_by_key on products (identity_key(code));
create index vehicles_by_plate_number on vehicles (plate_number(registration));
