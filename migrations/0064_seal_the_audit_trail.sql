-- Entries of the audit trail whose transactions are over, batch by batch, each chained to the one before by its hash. A
-- batch has the entries from `first_id` to `last_id`; ids that no entry has belong to what was rolled back.
create table audit_seals (
  number bigint primary key check (number > 0),
  first_id bigint not null,
  last_id bigint not null,
  -- The entries, and 8 bytes of the hash of each: a seal that is broken says where.
  entry_ids bigint[] not null,
  entry_marks bigint[] not null check (cardinality(entry_marks) = cardinality(entry_ids)),
  previous_hash text not null,
  hash text not null,
  sealed_at timestamptz not null,
  check (last_id >= first_id)
);
create trigger audit_seals_stay before update or delete or truncate on audit_seals
  for each statement execute function refuse_change();

-- What the last daily look at all seals has found: one row at most.
create table last_seal_check (
  only_row boolean primary key default true check (only_row),
  checked_at timestamptz not null,
  faults jsonb not null
);
