-- Who changed where a customer is paid or what is withheld, and who of the others looked at it.
create table account_changes (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers on delete cascade,
  changed_at timestamptz not null,
  changed_by uuid references officers,
  confirmed_at timestamptz,
  confirmed_by uuid references officers,
  check ((confirmed_at is null) = (confirmed_by is null))
);
create view unconfirmed_accounts as select * from account_changes where confirmed_at is null;
create index account_changes_unconfirmed on account_changes (customer_id) where confirmed_at is null;
