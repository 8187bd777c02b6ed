-- What takes two officers and was done by one alone, since the mill had nobody else, is for the owner to see first. No entry
-- says so before this migration: the index stays true.
create or replace function audit_concern(action text, before jsonb, after jsonb) returns text
language sql immutable parallel safe as $$
  select case
    when jsonb_exists(after, 'Alone') then 'alone'
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
