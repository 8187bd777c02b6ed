-- Prices may be brought in that held from a day before they were saved, as a mill does that moves in with the ladders of its
-- last months: `scheduled_for` before `created_at`. Such a version is in force from that day, whenever it was saved or checked.
drop index ladder_versions_by_effect;
alter table ladder_versions drop column effective_from;
alter table ladder_versions
  -- Null until it is published.
  add effective_from timestamptz generated always as (
    case when not needs_check or checked_at is not null then
      case when scheduled_for < created_at then scheduled_for
        else greatest(created_at, scheduled_for, checked_at, follows) end end) stored;
create index ladder_versions_by_effect on ladder_versions (product_id, effective_from desc, number desc)
  where withdrawn_at is null;
