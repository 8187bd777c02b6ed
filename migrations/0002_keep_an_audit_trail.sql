-- Append only. A sealer may later chain rows by hash in batches: it walks them in the order of id and
-- takes those whose transaction is older than every running one.
create table audit_entries (
  id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  happened_at timestamptz not null,
  officer_id uuid references officers,
  scale_token_id uuid,
  action text not null,
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb,
  reason text,
  request_id text
);
create index audit_entries_of_entity on audit_entries (entity, entity_id, id);
create index audit_entries_of_officer on audit_entries (officer_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name;
end $$;
create trigger audit_entries_stay before update or delete or truncate on audit_entries
  for each statement execute function refuse_change();
