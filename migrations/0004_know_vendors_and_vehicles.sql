create table member_levels (
  id smallint primary key check (id between 1 and 4),
  name text not null,
  level_price numeric(6, 2) not null check (level_price >= 0),
  min_average_grade numeric(5, 2) not null default 0,
  min_total_weight_kg numeric(12, 2) not null default 0,
  version integer not null default 1
);
insert into member_levels (id, name, level_price, min_average_grade, min_total_weight_kg) values
  (1, 'Normal', 0.00, 0, 0),
  (2, 'Silver', 0.05, 17.5, 60000),
  (3, 'Gold', 0.10, 18.0, 180000),
  (4, 'Premium', 0.15, 18.5, 500000);

-- A customer is the account in the scale system (AVL); its code is what tickets carry.
create table customers (
  id bigint generated always as identity primary key,
  code text not null unique check (code <> ''),
  name text not null,
  level_id smallint not null default 1 references member_levels,
  bank_name text,
  bank_account text check (bank_account ~ '^[0-9]{10,15}$'),
  tax_percent numeric(4, 2) not null default 3 check (tax_percent between 0 and 15),
  created_at timestamptz not null default now(),
  version integer not null default 1
);
create index customers_by_name on customers using gin (name gin_trgm_ops);
create index customers_by_code on customers using gin (code gin_trgm_ops);

create table vendors (
  id uuid primary key default gen_random_uuid(),
  account_number text not null unique check (account_number <> ''),
  name text not null,
  distance_km numeric(8, 2),
  shipping_cost numeric(6, 2),
  consistency numeric(6, 2),
  dimension_7 text,
  created_at timestamptz not null default now(),
  version integer not null default 1
);
create index vendors_by_name on vendors using gin (name gin_trgm_ops);
create index vendors_by_account on vendors using gin (account_number gin_trgm_ops);

create table vendor_links (
  id bigint generated always as identity primary key,
  vendor_id uuid not null references vendors,
  customer_id bigint not null references customers,
  linked_at timestamptz not null,
  linked_by uuid references officers,
  unlinked_at timestamptz,
  unlinked_by uuid references officers
);
create unique index vendor_links_one_per_vendor on vendor_links (vendor_id) where unlinked_at is null;
create unique index vendor_links_one_per_customer on vendor_links (customer_id) where unlinked_at is null;

create table premiums (
  id bigint generated always as identity primary key,
  vendor_id uuid not null references vendors,
  added_at timestamptz not null,
  added_by uuid references officers,
  removed_at timestamptz,
  removed_by uuid references officers
);
create unique index premiums_one_per_vendor on premiums (vendor_id) where removed_at is null;

create table vehicles (
  id uuid primary key default gen_random_uuid(),
  registration text not null unique check (registration <> ''),
  customer_id bigint references customers,
  tare_kg numeric(8, 2) check (tare_kg >= 1000),
  created_at timestamptz not null default now(),
  version integer not null default 1
);

create table sites (code text primary key, name text not null);
create table warehouses (
  code text primary key,
  name text not null,
  site_code text not null references sites
);
create table number_sequences (code text primary key, name text not null);
create table financial_dimensions (
  dimension smallint not null check (dimension between 1 and 7),
  value text not null,
  description text not null default '',
  primary key (dimension, value)
);
