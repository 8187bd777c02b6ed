-- Secrets of second factors are kept encrypted, by a key outside the database. Those from before stay in clear until the
-- start that follows, which has the key, encrypts them.
drop view second_factors_in_force;
alter table second_factors rename column secret to clear_secret;
alter table second_factors
  alter column clear_secret drop not null,
  add column encrypted_secret bytea,
  add constraint second_factors_one_secret check ((clear_secret is null) <> (encrypted_secret is null));
create view second_factors_in_force as select * from second_factors where set_up_at is not null;
