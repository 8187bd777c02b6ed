-- What the owner of a mill looks at first, null of everyday work: money data, weights, prices (ladders and those set by
-- hand), deletions, accounts of officers, and what was refused.
create function audit_concern(action text, before jsonb, after jsonb) returns text
language sql immutable parallel safe as $$
  select case
    when action in ('signIn.refuse', 'call.refuse') then 'refused'
    when action in ('po.delete', 'po.discard') or action like '%.delete' or action like '%.undoImport' then 'deleted'
    when action in ('customer.finance', 'customer.confirmAccount', 'po.changePayee')
      or action like 'customer.%' and (before ->> 'bank_account', before ->> 'bank_name', before ->> 'tax_percent')
        is distinct from (after ->> 'bank_account', after ->> 'bank_name', after ->> 'tax_percent')
        and jsonb_exists(after, 'bank_account') then 'money'
    when action in ('ticket.correctWeight', 'ticket.acceptCorrection', 'vehicle.tare', 'vehicle.removeTare') then 'weight'
    when action like 'price.%' or action = 'level.save' or action = 'ticket.correctPrice'
      or action = 'ticket.value' and after ->> 'override_reason' is not null then 'price'
    when action in ('officer.create', 'officer.change', 'officer.password', 'officer.resetPassword',
      'officer.deactivate', 'officer.activate', 'officer.setUpFactor', 'officer.removeFactor', 'officer.resetFactor',
      'officer.useRecoveryCode') then 'officer'
  end
$$;

-- The list by time, and which entries came of one call: these have its time and its request.
create index audit_entries_by_time on audit_entries (happened_at, request_id, id);
create index audit_entries_of_officer_by_time on audit_entries (officer_id, happened_at, request_id, id);
create index audit_entries_of_action on audit_entries (action, happened_at, request_id, id);
create index audit_entries_of_concern on audit_entries (audit_concern(action, before, after), happened_at, request_id, id)
  where audit_concern(action, before, after) is not null;
drop index audit_entries_of_officer;
