-- A page of vendors by code, each with the prices of today and what its customer brought in a year.
-- takes page
with page as materialized (
  select id from vendors order by account_number limit 25 offset $1::int * 25
), since as materialized (
  select (today - interval '3 months')::timestamp at time zone interval '7 hours' three,
    (today - interval '6 months')::timestamp at time zone interval '7 hours' six,
    (today - interval '12 months')::timestamp at time zone interval '7 hours' twelve,
    (today + 1)::timestamp at time zone interval '7 hours' tomorrow
  from (select (now() at time zone interval '7 hours')::date today) clock
), daily as materialized (
  select products.code, products.name product, price_per_kg price, coalesce(premium_price, 0.20) premium,
    row_number() over (order by product_groups.code, products.code) place
  from product_groups
  join products on products.group_id = product_groups.id
  cross join lateral ladder_in_force(products.id, now()) ladder
  join ladder_rows on ladder_rows.ladder_version_id = ladder.id and ladder_rows.grade_percent = 18
)
select row_to_json(answer)::text from (
  select $1::int index_page, ceil(least(total, 10000) / 25.0) total_page, least(total, 10000) total_record,
    nullif(total > 10000, false) total_capped, data
  from (select count(*) total from (select from vendors limit 10001) counted) counted, (
    select coalesce(json_agg(row_to_json(vendor) order by "VendorAccountNumber"), '[]') data from (
      select vendors.id "UUID", account_number "VendorAccountNumber", vendors.name "VendorOrganizationName",
        customers.id "CustomerID", customers.code "CustomerCustomerID", customers.name "CustomerCustomerName",
        dimension_7 "FD7Value", customers.level_id "CustomerLevel", member_levels.name "CustomerLevelName",
        estimate.id "EstimateID", estimate.name "EstimateName", daily.product "PriceProduct", daily.price "PriceDaily", level_price "PriceCustomer",
        daily.price + level_price + case when premium.id is null then 0 else daily.premium end "PriceFinal",
        (premium.id is not null)::int "VendorIsPremium", distance_km "ValueDistanceFactory",
        shipping_cost "ValueShippingCost", consistency "ValueConsistency", dimension_7 "ValueFD7",
        bank_name "CustomerSysBankName", bank_account "CustomerSysBookBankNumber",
        tax_percent "CustomerSysTaxDeduction", summary "Summary", vendors.version "Version",
        customers.version "CustomerVersion"
      from page
      join vendors on vendors.id = page.id
      left join links_in_force link on link.vendor_id = vendors.id
      left join customers on customers.id = link.customer_id
      left join member_levels on member_levels.id = customers.level_id
      left join premiums_in_force premium on premium.vendor_id = vendors.id
      left join lateral (
        select coalesce(
          (select product_code from trucks_inside inside
            where inside.customer_id = link.customer_id order by inside.id desc limit 1),
          (select product_code from weigh_tickets
            where weigh_tickets.customer_id = link.customer_id and time_out >= (select twelve from since)
            order by time_out desc, id desc limit 1)
        ) code
      ) brought on true
      left join lateral (
        select * from daily order by daily.code is distinct from brought.code, place limit 1
      ) daily on true
      left join lateral (
        select round(grade_12, 2) grade, weight_12 weight, json_build_object(
          3, json_build_object('total_record', n_3, 'average_grade', grade_3, 'total_weight', weight_3),
          6, json_build_object('total_record', n_6, 'average_grade', grade_6, 'total_weight', weight_6),
          12, json_build_object('total_record', n_12, 'average_grade', grade_12, 'total_weight', weight_12)
        ) summary
        from (
          select
            count(*) filter (where time_out >= three) n_3,
            sum(grade_kg) filter (where time_out >= three) / sum(kg) filter (where time_out >= three) grade_3,
            coalesce(sum(kg) filter (where time_out >= three), 0) weight_3,
            count(*) filter (where time_out >= six) n_6,
            sum(grade_kg) filter (where time_out >= six) / sum(kg) filter (where time_out >= six) grade_6,
            coalesce(sum(kg) filter (where time_out >= six), 0) weight_6,
            count(*) n_12, sum(grade_kg) / sum(kg) grade_12, coalesce(sum(kg), 0) weight_12
          from (
            select time_out, net_weight_kg kg, grade_percent * net_weight_kg grade_kg
            from weigh_tickets join valuations_in_force on ticket_id = weigh_tickets.id
            where weigh_tickets.customer_id = link.customer_id
              and time_out >= (select twelve from since) and time_out < (select tomorrow from since)
          ) completed, since
        ) sums
      ) year on link.customer_id is not null
      left join lateral (
        select id, name from member_levels
        where min_average_grade <= coalesce(year.grade, 0) and min_total_weight_kg <= year.weight
        order by id desc limit 1
      ) estimate on true
    ) vendor
  ) shown
) answer
