-- New tickets go in with what the scale said of them; their sellers and trucks are known.
-- takes body
with sent as materialized (
  select sent.*, customers.id customer_id
  from rows from (json_to_recordset($1::json -> 'tickets') as (
    "WeightScaleIDIn" text, "SequenceWeightOut" text, "CarRegister" text, "CustomerDataID" text, "ProductDataID" text,
    "ProductTypeName" text, "WeightIn" numeric, "WeightTimeIn" timestamptz, "WeightOut" numeric,
    "WeightTimeOut" timestamptz, "UserLogInDataIDIn" text
  )) with ordinality sent (
    scale_id_in, slip_number, registration, customer_code, product_code, product_type_name, weight_in_kg, time_in,
    weight_out_kg, time_out, weighed_by, place
  )
  join customers on customers.code = customer_code
), made as (
  insert into weigh_tickets
    (scale_id_in, slip_number, registration, customer_id, product_code, product_type_name, weight_in_kg, time_in,
     weight_out_kg, time_out, weighed_by)
  select scale_id_in, slip_number, registration, customer_id, product_code, product_type_name, weight_in_kg, time_in,
    weight_out_kg, time_out, weighed_by
  from sent
  returning id, scale_id_in
), said as (
  insert into scale_readings
    (ticket_id, scale_token_id, received_at, slip_number, registration, customer_id, product_code, product_type_name,
     weight_in_kg, time_in, weight_out_kg, time_out, weighed_by)
  select made.id, (select id from active_scale_tokens limit 1), now(), slip_number, registration, customer_id,
    product_code, product_type_name, weight_in_kg, time_in, weight_out_kg, time_out, weighed_by
  from sent join made using (scale_id_in)
)
select json_agg(json_build_object(
  'WeightScaleIDIn', scale_id_in, 'SSWeightID', id, 'Outcome', 'created', 'Reason', null
) order by place)::text
from sent join made using (scale_id_in)
