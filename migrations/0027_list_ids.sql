-- The ids of a list's page as rows. Being volatile it is not looked into, so that PostgreSQL takes each page for one of 25
-- ids and keeps one plan for all; an array it would measure, and plan for each length anew.
create function listed(ids uuid[]) returns setof uuid language sql volatile parallel safe rows 25 as 'select unnest(ids)';
