-- One row a wrong password: for which account, by the hash of its e-mail, and from which network it was sent.
drop table password_failures;
create table password_failures (
  purpose text not null check (purpose in ('signIn', 'own', 'resetMail', 'resetLink')),
  account text not null,
  sender text not null,
  failed_at timestamptz not null
);
create index password_failures_of_account on password_failures (account, purpose, failed_at);
create index password_failures_of_sender on password_failures (sender, purpose, failed_at);

-- From where officers signed in lately: guesses of others do not slow them down there.
create table sign_in_places (
  officer_id uuid not null references officers,
  sender text not null,
  signed_in_at timestamptz not null,
  primary key (officer_id, sender)
);
insert into sign_in_places (officer_id, sender, signed_in_at)
select officer_id, address, max(started_at) from sessions where address ~ '^[0-9.]{7,15}$' group by 1, 2;
