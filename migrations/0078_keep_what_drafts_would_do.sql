-- What a draft of an import would do, so that its pages are not judged anew one by one. Worked out again where it is lost:
-- neither the log, a standby nor a backup has it.
create unlogged table import_judgements (
  import_id uuid primary key references imports on delete cascade,
  -- Of the draft that was judged.
  version integer not null,
  language text not null,
  judged_at timestamptz not null,
  -- A hash of the records that it was judged against, and one of the tickets that its rows are of.
  records text not null,
  tickets text not null,
  -- As the wire has them.
  tables jsonb not null,
  accounts_changed integer not null
);

create unlogged table import_rows (
  import_id uuid not null references import_judgements on delete cascade,
  place integer not null,
  outcome text not null,
  kind text not null,
  key text not null,
  -- What it is found by.
  search text not null,
  -- As the wire has it.
  row jsonb not null,
  primary key (import_id, place)
);
create index import_rows_by_outcome on import_rows (import_id, outcome, place);
