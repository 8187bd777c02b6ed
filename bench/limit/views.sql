-- What several statements of the limit select, by the names of the wire. PostgreSQL reads a view as if it stood in the
-- statement.
create schema if not exists bench;

-- An order as lists have it.
create or replace view bench.orders as
select
  po.id "UUID", po.number "PONumber", po.vendor_id "VendorUUID", vendor_account_number "VendorAccountNumber",
  vendor_name "VendorOrganizationName", avl_code "AVL", po.created_at "Created", po.created_by "OfficerUUID",
  creator.first_name "OfficerName",
  creator.last_name "OfficerLastname", po.state "State", po.purchase_state "StatePurchase",
  coalesce(po.line_count, totals.line_count) "TotalLine",
  coalesce(po.received_count, totals.received_count) "TotalReceipt",
  coalesce(po.total_weight_kg, totals.total_weight_kg) "TotalWeight",
  coalesce(po.total_amount, totals.total_amount) "TotalAmount",
  coalesce(po.overridden_count, totals.overridden_count) "TotalOverride",
  po.submitted_by "SubmittedBy", submitter.full_name "SubmittedByName", approver "ApprovedByName",
  approved_at "ApprovedAt", coalesce(is_alone, false)::int "ApprovedAlone",
  rejection "RejectReason", set_up_at "InvoicedAt", po.version "Version"
from purchase_orders po
join officers creator on creator.id = po.created_by
left join officers submitter on submitter.id = po.submitted_by
left join payables on payables.order_id = po.id
left join lateral (
  select count(*) line_count, count(receipts.line_id) received_count, count(override_reason) overridden_count,
    coalesce(sum(net_weight_kg), 0) total_weight_kg, coalesce(sum(round(net_weight_kg * net_price, 2)), 0) total_amount
  from shown_lines line
  join weigh_tickets ticket on ticket.id = line.ticket_id
  left join valuations_in_force price on price.ticket_id = line.ticket_id
  left join receipts on receipts.line_id = line.id
  where line.order_id = case when po.line_count is null then po.id end
) totals on true
left join lateral (
  select full_name approver, taken_at approved_at, is_alone
  from order_steps join officers on officers.id = taken_by
  where order_id = po.id and action = 'approve' limit 1
) approval on true
left join lateral (
  select reason rejection from order_steps
  where order_id = po.id and action = 'reject' and po.state = 'RJ' order by order_steps.id desc limit 1
) refusal on true;

-- What a line says of its ticket.
create or replace view bench.line_tickets as
select
  ticket.id "SSWeightID", slip_number "WeightSequenceWeightOut", scale_id_in "WeightScaleIDIn",
  registration "WeightCarRegister", product_code "ProductDataID", product_type_name "ProductTypeName",
  time_in "WeightTimeIn", time_out "WeightTimeOut", weight_in_kg "WeightIn", weight_out_kg "WeightOut",
  net_weight_kg "Weight", net_weight_kg "WeightNet", current_grade_percent "SysProductGrade", net_price "SysPrice",
  net_price * 1000 "SysPriceTon", round(net_weight_kg * net_price, 2) "Amount",
  computed_grade_price + computed_level_price + computed_premium_price "ComputedSysPrice",
  override_reason "OverrideReason", valuers.full_name "SysOfficerValuation",
  exists (select from closed_days_in_force where day = day_out) "IsExitDayClosed"
from weigh_tickets ticket
left join valuations_in_force valuations on valuations.ticket_id = ticket.id
left join officers valuers on valuers.id = valued_by;

-- A ticket as the evaluation list and its dialogs have it. Of more than eight tables PostgreSQL keeps the written order of
-- joins: so what gives one column is looked up, and seller and order are one table each.
create or replace view bench.palm_records as
select
  ticket.id "ID", ticket.id "SSWeightID", scale_id_in "WeightScaleIDIn", customers.code "AVL",
  slip_number "SequenceWeightOut", ticket.registration "CarRegister", customers.code "CustomerDataID",
  customers.name "CustomerName", product_code "ProductDataID", product_type_name "ProductTypeName",
  weight_in_kg "WeightIn", time_in "WeightTimeIn", weight_out_kg "WeightOut", ticket.time_out "WeightTimeOut",
  ticket.net_weight_kg "WeightNet", weighed_by "UserLogInDataIDIn", remark "Remark1", tare_kg "VehicleLightWeight",
  gradings.grade_percent "SysProductGrade", is_special_case::int "SysIsSpecialCase", is_return::int "SysPalmReturn",
  return_reason "SysPalmReturnReason", reject_weight_kg "SysPalmReturnWeight", ripe_percent "SysPalmRipe",
  unripe_percent "SysPalmUnripe", raw_percent "SysPalmRaw", loose_percent "SysPalmLoose",
  overripe_percent "SysPalmOverripe", rotten_percent "SysPalmRotten", undersize_percent "SysPalmUndersize",
  contaminants_percent "SysContaminants", long_stalk_percent "SysLongBunchStalk", bunch_weight_kg "SysBunchWeight",
  bunch_price_per_kg "SysPalmPriceBunch", loose_price_per_kg "SysPalmPriceLoose", is_watering::int "SysIsWatering",
  is_raining::int "SysIsRaining", land_number "SysLandNumber", product_type "SysProductType", rspo_number "SysRSPO",
  buyer_name "SysOrderName", car_license "SysCarLicense", returned "SysPalmReturnPercent",
  case when gradings.grade_percent is not null and ticket.net_weight_kg is not null then
    case
      when returned is null or returned < 1 then 0 when returned <= 3 then 0.20 when returned <= 6 then 0.15
      when returned <= 9 then 0.10 when returned <= 12 then 0.05 else 0
    end
  end "SysValuationConditonQuality",
  (select full_name from officers where officers.id = graded_by) "SysOfficerEvaluate", graded_at "EvaluatedAt",
  net_price "SysPrice", grade_price "SysValuationPrice", level_price "SysValuationLevelPrice",
  premium_price "SysValuationPremium", override_reason "OverrideReason",
  (select full_name from officers where officers.id = valued_by) "SysOfficerValuation", valued_at "ValuedAt",
  (select number from ladder_versions where ladder_versions.id = ladder_version_id) "PriceVersion",
  coalesce(price_of_level, 0) "CustomerLevelPrice", coalesce(level, '') "CustomerLevelName",
  exists (select from premiums_in_force premium where premium.vendor_id = seller.id)::int "VendorIsPremium",
  seller.shipping_cost "VendorValueShippingCost", seller.consistency "VendorValueConsistency",
  coalesce(
    (select tax_percent from payable_lines where payable_lines.ticket_id = ticket.id), customers.tax_percent
  ) "SysTaxDeduction",
  po.id "POHeaderUUID", po.number "PONumber", po.badge "POState",
  (select order_number from ticket_locks where ticket_locks.ticket_id = ticket.id) "LockedBy",
  exists (
    select from weight_corrections where weight_corrections.ticket_id = ticket.id and decision = 'applied'
  )::int "IsCorrected",
  (select count(*) from open_corrections where open_corrections.ticket_id = ticket.id) "OpenCorrections",
  case when is_voided then (
    select json_build_object('At', voided_at, 'By', coalesce(full_name, scale_tokens.name), 'Reason', reason)
    from ticket_voids_in_force
      left join officers on officers.id = voided_by
      left join scale_tokens on scale_tokens.id = scale_token_id
    where ticket_voids_in_force.ticket_id = ticket.id) end "Voided",
  ticket.version "Version"
from weigh_tickets ticket
join customers on customers.id = ticket.customer_id
left join vehicles on vehicles.registration = ticket.registration
left join gradings_in_force gradings on gradings.ticket_id = ticket.id
left join valuations_in_force valuations on valuations.ticket_id = ticket.id
left join lateral (
  select vendors.id, shipping_cost, consistency, member_levels.name level, member_levels.level_price price_of_level
  from links_in_force link
  join vendors on vendors.id = link.vendor_id
  join member_levels on member_levels.id = customers.level_id
  where link.customer_id = customers.id
  offset 0
) seller on true
left join lateral (
  select po.id, number, badge from lines_in_force line join purchase_orders po on po.id = line.order_id
  where line.ticket_id = ticket.id
  offset 0
) po on true
cross join lateral (
  select case when is_return and ticket.net_weight_kg > 0
    then round((ticket.net_weight_kg - tare_kg) / ticket.net_weight_kg * 100, 2)
  end returned
) computed;

-- A row as JSON, as it stands after what the calling statement wrote.
create or replace function bench.palm_record(ticket_id bigint) returns text language plpgsql volatile as $$
begin
  return (select row_to_json(ticket)::text from bench.palm_records ticket where "ID" = ticket_id);
end $$;
create or replace function bench.order_row(order_id uuid) returns text language plpgsql volatile as $$
begin
  return (select row_to_json(po)::text from bench.orders po where "UUID" = order_id);
end $$;
