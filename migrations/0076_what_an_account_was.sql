-- What stood before a change, for whoever confirms it; of changes made before this one it is not known.
alter table account_changes
  add former_bank_name text,
  add former_bank_account text,
  add former_tax_percent numeric(5, 2);
create or replace view unconfirmed_accounts as select * from account_changes where confirmed_at is null;
