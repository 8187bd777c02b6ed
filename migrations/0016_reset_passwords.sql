-- One row a link that was mailed; of an officer's links that are not used only the latest stands.
create table password_resets (
  token_hash bytea primary key,
  officer_id uuid not null references officers,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create unique index password_resets_open on password_resets (officer_id) where used_at is null;
create index password_resets_age on password_resets (expires_at);

-- When an officer was last seen is told from ended sessions too.
create index sessions_seen on sessions (officer_id, seen_at desc);
