create extension if not exists pg_trgm;

-- What this database is for: a demo mill never becomes a real one.
create table installation (
  kind text primary key check (kind in ('demo', 'mill')),
  installed_at timestamptz not null default now()
);

create table officers (
  id uuid primary key default gen_random_uuid(),
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  email text not null,
  personnel_number text not null,
  role smallint not null check (role in (0, 1, 50, 51, 52, 81, 91)),
  password_hash text not null,
  preferences jsonb not null default '{}',
  created_at timestamptz not null default now(),
  deactivated_at timestamptz,
  version integer not null default 1
);
create unique index officers_email on officers (lower(email));

create table sessions (
  token_hash bytea primary key,
  officer_id uuid not null references officers,
  remembered boolean not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  revoked_at timestamptz,
  revoked_because text check (revoked_because in ('sign-out', 'password', 'role', 'deactivated', 'ended'))
);
create index sessions_of_officer on sessions (officer_id) where revoked_at is null;

-- One row a failed password, by account and by address; rows older than the window mean nothing.
create table password_failures (
  subject text not null,
  failed_at timestamptz not null
);
create index password_failures_recent on password_failures (subject, failed_at);

create table idempotency_keys (
  officer_id uuid not null references officers,
  call text not null,
  key text not null,
  body_hash bytea not null,
  response text,
  created_at timestamptz not null default now(),
  primary key (officer_id, call, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
