-- A page of the orders of one state whose vendor has a text in its code, name or AVL, and how many such there are of each.
-- takes page, filterVendor, filterState
with matching as materialized (
  select id, badge, created_at from existing_orders where vendor_search ilike '%' || $2 || '%'
), counts as materialized (
  select badge, coalesce(found, 0) found
  from unnest(array['D', 'S', 'IR', 'RJ', 'A', 'CF', 'C', 'F', 'RC', 'IV', 'CC']) badges (badge)
  left join (select badge, count(*) found from matching group by badge) counted using (badge)
), page as materialized (
  select id from matching where badge = $3 order by created_at desc, id limit 25 offset $1::int * 25
)
select row_to_json(answer)::text from (
  select $1::int index_page, ceil(least(total, 10000) / 25.0) total_page, least(total, 10000) total_record,
    nullif(total > 10000, false) total_capped, data, count_by_state, states_capped
  from (
    select sum(least(found, 10001)) filter (where badge = $3) total,
      json_object_agg(badge, least(found, 10000)) count_by_state,
      coalesce(json_agg(badge) filter (where found > 10000), '[]') states_capped
    from counts
  ) summed, (
    select coalesce(json_agg(row_to_json(po) order by "Created" desc, "UUID"), '[]') data
    from page join bench.orders po on "UUID" = page.id
  ) shown
) answer
