-- What a day's palm gave, in percent of oil: beside what was paid for by grade.
create table yields (
  day date not null,
  product_key text not null check (product_key in ('CPO')),
  yield_percent numeric(5, 2) not null check (yield_percent > 0 and yield_percent <= 100),
  recorded_at timestamptz not null,
  recorded_by uuid not null references officers,
  version integer not null default 1,
  primary key (day, product_key)
);
