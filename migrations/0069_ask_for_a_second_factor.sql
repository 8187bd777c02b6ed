-- What an officer proves themselves by beside the password: a secret that they share with an app. It counts once they have
-- shown a code of it; a code of a step that was used is not taken again.
create table second_factors (
  officer_id uuid primary key references officers,
  secret bytea not null,
  asked_at timestamptz not null,
  set_up_at timestamptz,
  last_step bigint
);
create view second_factors_in_force as select * from second_factors where set_up_at is not null;

-- For an officer who has lost the app: each works once.
create table recovery_codes (
  officer_id uuid not null references second_factors on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (officer_id, code_hash)
);
