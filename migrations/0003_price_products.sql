create table product_groups (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  name text not null
);

create table products (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  name text not null,
  group_id uuid not null references product_groups,
  premium_price numeric(6, 2) check (premium_price >= 0),
  modified_at timestamptz not null default now(),
  version integer not null default 1
);
create index products_of_group on products (group_id);

-- A ladder is never changed: each save is a version, and a valued ticket names the one it was priced by.
create table ladder_versions (
  id bigint generated always as identity primary key,
  product_id uuid not null references products,
  number integer not null check (number > 0),
  increment_price numeric(6, 2) not null check (increment_price >= 0),
  decrement_price numeric(6, 2) not null check (decrement_price >= 0),
  created_at timestamptz not null,
  created_by uuid references officers,
  unique (product_id, number)
);

create table ladder_rows (
  id bigint generated always as identity primary key,
  ladder_version_id bigint not null references ladder_versions,
  grade_percent smallint not null check (grade_percent between 0 and 100),
  price_per_kg numeric(6, 2) not null check (price_per_kg >= 0),
  unique (ladder_version_id, grade_percent)
);
