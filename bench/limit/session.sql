-- A session is opened, and comes back with its officer.
-- takes officer, hash, session
with opened as (
  insert into sessions (token_hash, officer_id, remembered, started_at, seen_at)
  values (decode($2, 'hex'), $1, false, now(), now())
)
select json_build_object('session', $3::text, 'UUID', id, 'Name', first_name, 'Lastname', last_name, 'Roles', role,
  'ExpiresAt', now() + interval '12 hours', 'TemporaryPassword', password_is_temporary, 'SecondFactorNeeded', false)::text
from officers where id = $1
