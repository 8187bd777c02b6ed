-- Officers see their own sessions, and end one by its id: the hash of its token stays here.
alter table sessions
  add column id uuid not null default gen_random_uuid() unique,
  add column address text,
  add column user_agent text;
create or replace view open_sessions as select * from sessions where revoked_at is null;

-- A password that somebody else set is for one sign-in, at which its officer sets another.
alter table officers add column password_is_temporary boolean not null default false;
create or replace view active_officers as select * from officers where deactivated_at is null;
