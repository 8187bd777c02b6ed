-- A page of the newest orders, and how many there are of each badge, counted up to 10,000.
-- takes page
with counts as materialized (
  select badge, found
  from unnest(array['D', 'S', 'IR', 'RJ', 'A', 'CF', 'C', 'F', 'RC', 'IV', 'CC']) badges (badge),
  lateral (
    select count(*) found from (select from existing_orders po where po.badge = badges.badge limit 10001) counted
  ) counted
), page as materialized (
  select id from existing_orders order by created_at desc, id limit 25 offset $1::int * 25
)
select row_to_json(answer)::text from (
  select $1::int index_page, ceil(least(total, 10000) / 25.0) total_page, least(total, 10000) total_record,
    nullif(total > 10000, false) total_capped, data, count_by_state, states_capped
  from (
    select sum(found) total, json_object_agg(badge, least(found, 10000)) count_by_state,
      coalesce(json_agg(badge) filter (where found > 10000), '[]') states_capped
    from counts
  ) summed, (
    select coalesce(json_agg(row_to_json(po) order by "Created" desc, "UUID"), '[]') data
    from page join bench.orders po on "UUID" = page.id
  ) shown
) answer
