-- An import is a draft until it is written: its files and what the officer chose for them outlive a page and a session.
create table imports (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null,
  created_by uuid references officers,
  changed_at timestamptz not null,
  state text not null default 'draft' check (state in ('draft', 'imported', 'undone')),
  -- Counts the changes of the draft: of its files, its choices, and of what it would do.
  version integer not null default 1,
  file_names jsonb not null default '[]',
  choices jsonb not null default '{}',
  counts jsonb not null default '{}',
  -- Of what the draft would do, as it was shown last.
  digest text,
  done integer not null default 0,
  total integer not null default 0,
  imported_at timestamptz,
  imported_by uuid references officers,
  undone_at timestamptz,
  undone_by uuid references officers,
  check ((state = 'draft') = (imported_at is null)),
  check ((state = 'undone') = (undone_at is not null))
);
create index imports_by_time on imports (imported_at desc) where imported_at is not null;
create index imports_by_change on imports (changed_at);

create table import_files (
  import_id uuid not null references imports on delete cascade,
  place integer not null,
  name text not null,
  content bytea not null,
  primary key (import_id, name)
);

-- What an import added (before is null) and changed, by record.
create table import_changes (
  id bigint generated always as identity primary key,
  import_id uuid not null references imports on delete cascade,
  kind text not null,
  key text not null,
  name text not null,
  record_id text not null,
  before jsonb,
  after jsonb not null,
  file text not null,
  sheet text,
  line integer not null
);
create index import_changes_of_import on import_changes (import_id, id);

-- Columns that somebody matched by hand; a field of null leaves the column out.
create table import_columns (
  kind text not null,
  header text not null,
  field text,
  primary key (kind, header)
);
