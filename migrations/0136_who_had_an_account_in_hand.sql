-- Where two officers are needed, neither may have had the other's account in hand: made it, set its password, changed its
-- e-mail or role, taken its second factor away, or opened it again. The audit trail says who did.
create view account_handlings as
  select officer_id as handled_by, entity_id::uuid as officer_id, action = 'officer.create' as is_making, happened_at
  from audit_entries
  where entity = 'officer' and officer_id::text <> entity_id and (
    action in ('officer.create', 'officer.password', 'officer.resetFactor', 'officer.activate')
    or action = 'officer.change' and (before ->> 'Email', before ->> 'Roles') is distinct from (after ->> 'Email', after ->> 'Roles')
  );

-- That a step which takes a second officer was taken by one alone, since the mill had nobody else.
alter table order_steps add is_alone boolean not null default false;
