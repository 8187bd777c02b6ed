-- A personnel number belongs to one officer; "-" is of those who have none. Where several had the same one until now, the
-- later officers keep theirs until it is changed.
alter table officers add shares_personnel_number boolean not null default false;
update officers set shares_personnel_number = true
from (
  select id, row_number() over (partition by lower(trim(personnel_number)) order by created_at, id) as place from officers
) same
where same.id = officers.id and place > 1 and trim(personnel_number) <> '-';
create unique index officers_personnel_number on officers (lower(trim(personnel_number)))
  where trim(personnel_number) <> '-' and not shares_personnel_number;

create or replace view active_officers as select * from officers where deactivated_at is null;
