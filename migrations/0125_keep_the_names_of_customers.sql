-- The names of a customer, a line each, the present one first, and when it got that: it is found by each of them.
alter table customers
  add names text not null default '',
  add renamed_at timestamptz;

-- What the audit trail says that customers were called, from when until when.
create temporary table named on commit drop as
with renamed as (
  select customers.id, happened_at as at, audit_entries.id as entry_id,
    before ->> 'customer_name' as former, after ->> 'customer_name' as name
  from audit_entries join customers on customers.id::text = entity_id
  where entity = 'customer' and action in ('customer.rename', 'customer.import', 'customer.undoImport')
    and before ->> 'customer_name' <> after ->> 'customer_name'
)
select id, at as since, lead(at, 1, 'infinity') over (partition by id order by at, entry_id) as until, name from renamed
union all
(select distinct on (id) id, '-infinity'::timestamptz, at, former from renamed order by id, at, entry_id);

update customers set names = concat_ws(chr(10), name, (
    select string_agg(distinct former.name, chr(10)) from named former
    where former.id = customers.id and former.name <> customers.name and former.name <> '')),
  renamed_at = (select max(since) from named where named.id = customers.id and since > '-infinity');

create function customer_is_named() returns trigger language plpgsql as $$
begin
  new.names := array_to_string(new.name || array_remove(string_to_array(new.names, chr(10)), new.name), chr(10));
  if tg_op = 'UPDATE' then new.renamed_at := now(); end if;
  return new;
end $$;
create trigger customers_are_named before insert on customers
  for each row execute function customer_is_named();
create trigger customers_are_renamed before update of name on customers
  for each row when (new.name <> old.name) execute function customer_is_named();
drop index customers_by_name, customers_by_short_name;
create index customers_by_name on customers using gin (search_key(names) gin_trgm_ops);
create index customers_by_short_name on customers using gin (short_parts(search_key(names)));

-- A ticket keeps the name that its customer had when it came. Those that came before this have what the audit trail says of
-- their way out, or else their way in, and where it says nothing the present name.
alter table weigh_tickets add customer_name text not null default '';
with kept as (
  update weigh_tickets set customer_name = coalesce(
    (select name from named where named.id = customer_id
      and since <= coalesce(time_out, time_in) and until > coalesce(time_out, time_in)), customers.name)
  from customers where customers.id = customer_id
  returning exists (select from named where named.id = customer_id) as by_trail
)
insert into audit_entries (happened_at, action, entity, entity_id, after, request_id)
select now(), 'ticket.keepNames', 'ticket', '0', jsonb_build_object(
  'names_of_trail', count(*) filter (where by_trail), 'present_names', count(*) filter (where not by_trail)), 'migration'
from kept having count(*) > 0;

-- It follows where a ticket is given to another customer; where several are joined, whoever joins them says what it keeps.
create function ticket_keeps_name() returns trigger language plpgsql as $$
begin
  new.customer_name := (select name from customers where id = new.customer_id);
  return new;
end $$;
create trigger weigh_tickets_name_customer before insert on weigh_tickets
  for each row when (new.customer_name = '') execute function ticket_keeps_name();
create trigger weigh_tickets_rename_customer before update of customer_id on weigh_tickets
  for each row when (new.customer_id <> old.customer_id and new.customer_name = old.customer_name)
  execute function ticket_keeps_name();
create index weigh_tickets_by_customer_name on weigh_tickets (customer_name collate "th-x-icu", id);

create or replace view ticket_payments as
select ticket.id as ticket_id, payment.*, ticket.slip_number, ticket.registration, ticket.product_code,
  ticket.product_type_name, ticket.time_out, ticket.day_out, customer.code as customer_code, ticket.customer_name,
  copy.line_id is not null and copy.bank_account is null as is_cash
from weigh_tickets ticket
  left join customers customer on customer.id = ticket.customer_id
  left join payable_lines copy on copy.ticket_id = ticket.id
  cross join lateral payment_of(copy, ticket.net_weight_kg, ticket.current_net_price, customer) payment;
