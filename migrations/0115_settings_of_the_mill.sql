-- Rules of the mill that its administrators set: what holds on a day is the latest row of that day or before.
create table settings (
  id bigint generated always as identity primary key,
  key text not null,
  value text not null,
  valid_from date not null,
  set_by uuid not null references officers,
  set_at timestamptz not null
);
create index settings_of_key on settings (key, valid_from desc, id desc);
create trigger settings_stay before update or delete or truncate on settings
  for each statement execute function refuse_change();
