-- A correction is a partial weighing: what it leaves empty it does not touch.
alter table weight_corrections
  alter registration drop not null,
  alter weight_in_kg drop not null,
  alter time_in drop not null,
  add slip_number text,
  add customer_id bigint references customers,
  add product_code text,
  add product_type_name text,
  add weighed_by text,
  add remark text,
  -- The ticket as the decision found it; while a correction is open, the ticket itself tells.
  add before jsonb,
  -- The last reading of the ticket when it was decided; where that overtook a proposal, nobody else decided it.
  add decided_after bigint references scale_readings;

-- Until now only the scale wrote here, nobody decided, and each row repeated what it left as it was.
-- First each says what its own reading says otherwise than the ticket.
update weight_corrections set
  slip_number = nullif(nullif(reading.slip_number, ''), ticket.slip_number),
  registration = nullif(reading.registration, ticket.registration),
  customer_id = nullif(reading.customer_id, ticket.customer_id),
  product_code = nullif(reading.product_code, ticket.product_code),
  product_type_name = nullif(nullif(reading.product_type_name, ''), ticket.product_type_name),
  weight_in_kg = nullif(reading.weight_in_kg, ticket.weight_in_kg),
  time_in = nullif(reading.time_in, ticket.time_in),
  weight_out_kg = nullif(reading.weight_out_kg, ticket.weight_out_kg),
  time_out = nullif(reading.time_out, ticket.time_out),
  weighed_by = nullif(nullif(reading.weighed_by, ''), ticket.weighed_by),
  remark = nullif(nullif(reading.remark, ''), ticket.remark)
from scale_readings reading, weigh_tickets ticket
where reading.id = reading_id and ticket.id = weight_corrections.ticket_id;

-- A ticket has one open proposal at most: the latest, which says all that the scale says otherwise by now.
update weight_corrections earlier set
  decision = 'refused', decided_at = later.made_at, decided_after = later.reading_id, before = to_jsonb(ticket)
from weight_corrections later, weigh_tickets ticket
where ticket.id = earlier.ticket_id and later.ticket_id = earlier.ticket_id
  and later.id = (select min(id) from weight_corrections where ticket_id = earlier.ticket_id and id > earlier.id);

with said as (
  select ticket_id, max(id) as reading_id, max(received_at) as at,
    (array_agg(slip_number order by id desc) filter (where slip_number <> ''))[1] as slip_number,
    (array_agg(registration order by id desc))[1] as registration,
    (array_agg(customer_id order by id desc))[1] as customer_id,
    (array_agg(product_code order by id desc))[1] as product_code,
    (array_agg(product_type_name order by id desc) filter (where product_type_name <> ''))[1] as product_type_name,
    (array_agg(weight_in_kg order by id desc))[1] as weight_in_kg,
    (array_agg(time_in order by id desc))[1] as time_in,
    (array_agg(weight_out_kg order by id desc) filter (where weight_out_kg is not null))[1] as weight_out_kg,
    (array_agg(time_out order by id desc) filter (where time_out is not null))[1] as time_out,
    (array_agg(weighed_by order by id desc) filter (where weighed_by <> ''))[1] as weighed_by,
    (array_agg(remark order by id desc) filter (where remark <> ''))[1] as remark
  from scale_readings where ticket_id in (select ticket_id from weight_corrections) group by ticket_id
), differences as (
  select ticket_id, reading_id, at, to_jsonb(ticket) as ticket,
    nullif(said.slip_number, ticket.slip_number) as slip_number,
    nullif(said.registration, ticket.registration) as registration,
    nullif(said.customer_id, ticket.customer_id) as customer_id,
    nullif(said.product_code, ticket.product_code) as product_code,
    nullif(said.product_type_name, ticket.product_type_name) as product_type_name,
    nullif(said.weight_in_kg, ticket.weight_in_kg) as weight_in_kg,
    nullif(said.time_in, ticket.time_in) as time_in,
    nullif(said.weight_out_kg, ticket.weight_out_kg) as weight_out_kg,
    nullif(said.time_out, ticket.time_out) as time_out,
    nullif(said.weighed_by, ticket.weighed_by) as weighed_by,
    nullif(said.remark, ticket.remark) as remark
  from said join weigh_tickets ticket on ticket.id = ticket_id
), otherwise as (
  select *, num_nonnulls(slip_number, registration, customer_id, product_code, product_type_name, weight_in_kg, time_in,
    weight_out_kg, time_out, weighed_by, remark) as fields from differences
), taken_back as (
  update weight_corrections set decision = 'refused', decided_at = at, decided_after = otherwise.reading_id, before = ticket
  from otherwise
  where otherwise.ticket_id = weight_corrections.ticket_id and decision is null
    and fields = 0
)
update weight_corrections set
  slip_number = otherwise.slip_number, registration = otherwise.registration, customer_id = otherwise.customer_id,
  product_code = otherwise.product_code, product_type_name = otherwise.product_type_name,
  weight_in_kg = otherwise.weight_in_kg, time_in = otherwise.time_in,
  weight_out_kg = otherwise.weight_out_kg, time_out = otherwise.time_out,
  weighed_by = otherwise.weighed_by, remark = otherwise.remark
from otherwise
where otherwise.ticket_id = weight_corrections.ticket_id and decision is null
  and fields > 0;

alter table weight_corrections
  add check (num_nonnulls(slip_number, registration, customer_id, product_code, product_type_name, weight_in_kg,
    time_in, weight_out_kg, time_out, weighed_by, remark) > 0),
  add check ((decision is null) = (before is null)),
  add check (source = 'scale' or decision is not null);
create unique index weight_corrections_one_open on weight_corrections (ticket_id) where decision is null;
drop index weight_corrections_open;
create index weight_corrections_open on weight_corrections (made_at, id) where decision is null;
create index weight_corrections_decided on weight_corrections (decided_at desc, id desc) where decision is not null;

-- A price that was fixed before the truck was weighed out knows no return rate.
alter table valuations alter return_rate drop not null, alter return_rate drop default;
update valuations set return_rate = null
from weigh_tickets where weigh_tickets.id = ticket_id and (time_out is null or valued_at < time_out);
