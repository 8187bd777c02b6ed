-- A page of the newest tickets, of which 10,000 are counted.
-- takes page
with page as materialized (
  select id from weigh_tickets order by time_in desc, id desc limit 25 offset $1::int * 25
)
select row_to_json(answer)::text from (
  select $1::int index_page, ceil(least(total, 10000) / 25.0) total_page, least(total, 10000) total_record,
    nullif(total > 10000, false) total_capped, data
  from (
    select count(*) total from (select from weigh_tickets limit 10001) counted
  ) counted, (
    select coalesce(json_agg(row_to_json(ticket) order by "WeightTimeIn" desc, "ID" desc), '[]') data
    from page join bench.palm_records ticket on "ID" = page.id
  ) shown
) answer
