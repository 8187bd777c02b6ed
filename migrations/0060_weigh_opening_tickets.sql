-- Tickets of before the mill moved in come by an import, in the place of a scale. Taking the import back takes its readings.
alter table scale_readings
  alter scale_token_id drop not null,
  add import_id uuid references imports,
  add check ((scale_token_id is null) = (import_id is not null));
create index scale_readings_of_import on scale_readings (import_id) where import_id is not null;

drop trigger scale_readings_stay on scale_readings;
create trigger scale_readings_stay before update or truncate on scale_readings
  for each statement execute function refuse_change();
create trigger scale_readings_of_scales_stay before delete on scale_readings
  for each row when (old.import_id is null) execute function refuse_change();
