create table order_counters (
  sequence text not null,
  buddhist_month text not null,
  last_number integer not null,
  primary key (sequence, buddhist_month)
);

create table purchase_orders (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  vendor_id uuid not null references vendors,
  vendor_account_number text not null,
  vendor_name text not null,
  customer_id bigint not null references customers,
  avl_code text not null,
  state text not null default 'D' check (state in ('D', 'S', 'IR', 'RJ', 'A', 'CF', 'C', 'F')),
  purchase_state text check (purchase_state in ('RC', 'IV', 'CC')),
  badge text not null generated always as (case when state = 'F' then state else coalesce(purchase_state, state) end) stored,
  created_at timestamptz not null,
  created_day date not null generated always as ((created_at at time zone interval '7 hours')::date) stored,
  created_by uuid not null references officers,
  submitted_by uuid references officers,
  includes_tax boolean not null default false,
  site_code text not null references sites,
  warehouse_code text not null references warehouses,
  use_day date,
  expire_day date,
  ffa_max numeric(8, 2) not null default 0 check (ffa_max >= 0),
  moisture_max numeric(8, 2) not null default 0 check (moisture_max >= 0),
  dobi_min numeric(8, 2) not null default 0 check (dobi_min >= 0),
  iodine_max numeric(8, 2) not null default 0 check (iodine_max >= 0),
  iodine_min numeric(8, 2) not null default 0 check (iodine_min >= 0),
  colour_blue numeric(8, 2) not null default 0 check (colour_blue >= 0),
  colour_red numeric(8, 2) not null default 0 check (colour_red >= 0),
  colour_yellow numeric(8, 2) not null default 0 check (colour_yellow >= 0),
  receive_criteria text not null default '',
  deliver_quantity text not null default '',
  delivery text not null default '',
  payment text not null default '',
  condition text not null default '',
  dimension_1 text not null,
  dimension_2 text not null,
  dimension_3 text not null,
  dimension_4 text not null,
  dimension_5 text not null,
  dimension_6 text not null,
  dimension_7 text not null,
  deleted_at timestamptz,
  vendor_search text not null generated always as (vendor_account_number || ' ' || vendor_name || ' ' || avl_code) stored,
  version integer not null default 1
);
create index purchase_orders_newest on purchase_orders (created_at desc, id) where deleted_at is null;
create index purchase_orders_by_badge on purchase_orders (badge, created_at desc) where deleted_at is null;
create index purchase_orders_by_day on purchase_orders (created_day) where deleted_at is null;
create index purchase_orders_by_number on purchase_orders using gin (number gin_trgm_ops);
create index purchase_orders_by_vendor on purchase_orders using gin (vendor_search gin_trgm_ops);
create index purchase_orders_of_vendor on purchase_orders (vendor_id);

-- Each step an order took: who, when and why.
create table order_steps (
  id bigint generated always as identity primary key,
  order_id uuid not null references purchase_orders,
  action text not null,
  state text not null,
  purchase_state text,
  taken_at timestamptz not null,
  taken_by uuid references officers,
  reason text
);
create index order_steps_of_order on order_steps (order_id, id);

create table order_lines (
  id uuid primary key default gen_random_uuid(),
  serial bigint not null generated always as identity unique,
  order_id uuid not null references purchase_orders,
  line_number integer not null check (line_number > 0),
  ticket_id bigint not null references weigh_tickets,
  delivery_day date,
  grade_when_added smallint not null,
  ladder_price_when_added numeric(6, 2) not null,
  added_at timestamptz not null,
  added_by uuid not null references officers,
  released_at timestamptz,
  released_by uuid references officers,
  released_because text check (released_because in ('removed', 'released', 'canceled', 'deleted')),
  release_reason text,
  unique (order_id, line_number),
  check ((released_at is null) = (released_because is null))
);
-- A ticket is on at most one order that is neither cancelled nor deleted.
create unique index order_lines_one_per_ticket on order_lines (ticket_id) where released_at is null;
create index order_lines_of_order on order_lines (order_id, line_number);

create table receipts (
  line_id uuid primary key references order_lines,
  receipt_day date not null,
  received_at timestamptz not null,
  received_by uuid not null references officers
);

-- What is owed, copied when it was set up: nothing later changes it.
create table payables (
  order_id uuid primary key references purchase_orders,
  set_up_at timestamptz not null,
  set_up_by uuid not null references officers,
  amount numeric(14, 2) not null,
  tax numeric(14, 2) not null,
  paid numeric(14, 2) not null,
  check (paid = amount - tax)
);
create table payable_lines (
  line_id uuid primary key references order_lines,
  order_id uuid not null references payables,
  ticket_id bigint not null unique references weigh_tickets,
  net_weight_kg numeric(8, 2) not null,
  net_price numeric(6, 2) not null,
  tax_percent numeric(4, 2) not null,
  amount numeric(14, 2) not null,
  tax numeric(14, 2) not null,
  paid numeric(14, 2) not null,
  bank_name text,
  bank_account text,
  check (paid = amount - tax)
);
create index payable_lines_of_order on payable_lines (order_id);
