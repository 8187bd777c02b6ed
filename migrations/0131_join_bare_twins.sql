-- Twins of before: a bare one, that nobody linked, paid or set up and of which nothing is settled, is joined into the one that is
-- more than that, or else into the oldest. Where several are more than bare, officers decide of all of them.
do $$
declare
  kind record;
  gone text[];
  stays text[];
  waiting bigint;
begin
  for kind in select * from (values
    ('customer', 'customers', 'code', 'identity_key(code)', 'id', 'customer_id', 'id',
      'bank_account is null and tax_percent = 3 and level_id = 1
        and not exists (select from vendor_links where customer_id = one.id)
        and not exists (select from account_changes where customer_id = one.id)
        and not exists (select from purchase_orders where customer_id = one.id)'),
    ('vehicle', 'vehicles', 'registration', 'plate_number(registration) || '' '' || plate_province(registration)', 'created_at, id',
      'registration', 'registration', 'tare_kg is null')
  ) as kinds (kind, records, code, key, age, named, own, bare) loop
    execute format($q$
      with twins as (select *, %2$s as key from %1$I
          where %2$s in (select %2$s from %1$I where is_twin)),
      judged as materialized (select one.*, %4$s and not exists (select from weigh_tickets
            where %5$I = one.%6$I and is_settled(weigh_tickets.id, day_out))
          and not exists (select from open_corrections waiting join weigh_tickets on weigh_tickets.id = ticket_id
            join twins proposed on proposed.%6$I = waiting.%5$I join twins present on present.%6$I = weigh_tickets.%5$I
            where proposed.key = one.key and present.key = one.key) as is_bare from twins one),
      found as materialized (select *, count(*) filter (where not is_bare) over (partition by key) as full_count,
          first_value(id) over (partition by key order by is_bare, %3$s) as stays_id from judged)
      select array_agg(id::text order by id), array_agg(stays_id::text order by id) from found
      where is_bare and id <> stays_id and full_count <= 1$q$,
      kind.records, kind.key, kind.age, kind.bare, kind.named, kind.own) into gone, stays;
    execute format($q$
      insert into audit_entries (happened_at, action, entity, entity_id, after, request_id)
      select now(), $1 || '.join', $1, side.id, jsonb_build_object('joined_with', other.%2$I,
        'tickets', coalesce(jsonb_array_length(moved -> 'tickets'), 0), 'kept', moved -> 'kept'), 'migration'
      from join_twins($1, $2, $3, now(), null) made
        cross join lateral (values (record_id, other_id), (other_id, record_id)) side (id, other)
        join %1$I other on other.id::text = side.other$q$,
      kind.records, kind.code) using kind.kind, gone, stays;
    execute format('select coalesce(sum(n - 1), 0) from (select count(*) as n from %1$I
        where joined_into is null group by %2$s having count(*) > 1 and bool_or(is_twin)) waiting', kind.records, kind.key) into waiting;
    if gone is not null or waiting > 0 then
      insert into audit_entries (happened_at, action, entity, entity_id, after, request_id)
      values (now(), kind.kind || '.joinTwins', kind.kind, '0',
        jsonb_build_object('joined', coalesce(cardinality(gone), 0), 'waiting', waiting), 'migration');
    end if;
  end loop;
end $$;
