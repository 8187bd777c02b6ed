-- Who changed where a payable is paid to since it was set up, until another officer confirms it (`confirmPayee`).
create view unconfirmed_payees as
select change.id, change.order_id, change.taken_at as changed_at, change.taken_by as changed_by
from order_steps change
where change.action = 'changePayee' and not exists (
  select from order_steps later
  where later.order_id = change.order_id and later.action = 'confirmPayee' and later.id > change.id
);
create index order_steps_of_payees on order_steps (order_id, id) where action in ('changePayee', 'confirmPayee');
