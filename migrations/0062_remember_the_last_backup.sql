-- When the mill last backed itself up, and when it could not since: one row at most.
create table last_backup (
  only_row boolean primary key default true check (only_row),
  made_at timestamptz,
  -- Of the last try, where it failed.
  failed_at timestamptz
);
