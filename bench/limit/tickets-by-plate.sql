-- A page of the newest tickets of the trucks that have a text in their plates. The trucks are found first: among the plates
-- of all tickets the index on parts finds too many.
-- takes page, filterSearch
with matching as materialized (
  select id, time_in from weigh_tickets
  where registration collate "th-x-icu" = any(
    array(select registration from vehicles where registration ilike '%' || $2 || '%')
  )
), page as materialized (
  select id from matching order by time_in desc, id desc limit 25 offset $1::int * 25
)
select row_to_json(answer)::text from (
  select $1::int index_page, ceil(least(total, 10000) / 25.0) total_page, least(total, 10000) total_record,
    nullif(total > 10000, false) total_capped, data
  from (
    select count(*) total from (select from matching limit 10001) counted
  ) counted, (
    select coalesce(json_agg(row_to_json(ticket) order by "WeightTimeIn" desc, "ID" desc), '[]') data
    from page join bench.palm_records ticket on "ID" = page.id
  ) shown
) answer
