-- The account that stood before it was taken away: the next one is no first, so that a seller's account is not changed unseen
-- by way of none.
alter table customers add last_bank_name text, add last_bank_account text;
create or replace view known_customers as select * from customers where joined_into is null;
create function keep_last_account() returns trigger language plpgsql as $$
begin
  new.last_bank_name := old.bank_name;
  new.last_bank_account := old.bank_account;
  return new;
end $$;
create trigger customers_keep_last_account before update of bank_account on customers
  for each row when (old.bank_account is not null and new.bank_account is null) execute function keep_last_account();

-- What was taken away before, as the audit trail has it.
update customers set last_bank_name = taken.bank_name, last_bank_account = taken.bank_account
from (
  select distinct on (entity_id) entity_id, before ->> 'bank_name' as bank_name, before ->> 'bank_account' as bank_account
  from audit_entries
  where entity = 'customer' and before ->> 'bank_account' is not null
    and jsonb_exists(after, 'bank_account') and after ->> 'bank_account' is null
  order by entity_id, id desc
) taken
where entity_id = customers.id::text and customers.bank_account is null;
