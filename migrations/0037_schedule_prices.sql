-- Prices may be saved for a later time, and by a setting of the mill only once a second officer checked them. Which are in
-- force is a question of the time at which one reads: no job moves a version.
alter table ladder_versions
  -- Products whose prices were saved together have one; that of a product saved alone is its own.
  add save_id uuid not null default gen_random_uuid(),
  -- Null: at once.
  add scheduled_for timestamptz,
  add needs_check boolean not null default false,
  add checked_at timestamptz,
  add checked_by uuid references officers,
  add sent_back_at timestamptz,
  add sent_back_by uuid references officers,
  add sent_back_reason text,
  add withdrawn_at timestamptz,
  add withdrawn_by uuid references officers,
  -- Since when the version was in force that stood when this one was published: servers whose clocks differ keep the order.
  add follows timestamptz;
alter table ladder_versions
  -- Null until it is published.
  add effective_from timestamptz generated always as (
    case when not needs_check or checked_at is not null
      then greatest(created_at, scheduled_for, checked_at, follows) end) stored;
create index ladder_versions_by_effect on ladder_versions (product_id, effective_from desc, number desc)
  where withdrawn_at is null;
create index ladder_versions_of_save on ladder_versions (save_id);

-- Every version of a product that has come into force by a time. One that was not scheduled is in force as soon as it is
-- saved, whatever the clock of the reading server says.
create function ladders_until(product uuid, at timestamptz) returns setof ladder_versions language sql stable as $$
  select * from ladder_versions
  where product_id = product and effective_from is not null and withdrawn_at is null
    and (scheduled_for is null or scheduled_for <= at)
$$;
-- The one of a product that is in force.
create function ladder_in_force(product uuid, at timestamptz) returns setof ladder_versions language sql stable as $$
  select * from ladders_until(product, at) order by effective_from desc, number desc limit 1
$$;
