-- The way to each end, `state/purchase_state`: which steps an order took, and how long after it was made.
create temporary table ways (action text, state text, purchase_state text, later interval, role int, ends text[]);
insert into ways values
  ('create', 'D', null, '0 h', 51, '{D,S,IR,RJ,A,CF,C,CF/RC,CF/IV,C/IV,F/IV,CF/CC}'),
  ('submit', 'S', null, '1 h', 51, '{S,IR,RJ,A,CF,C,CF/RC,CF/IV,C/IV,F/IV,CF/CC}'),
  ('review', 'IR', null, '1.5 h', 51, '{IR}'),
  ('reject', 'RJ', null, '2 h', 50, '{RJ}'),
  ('approve', 'A', null, '2 h', 50, '{A,CF,C,CF/RC,CF/IV,C/IV,F/IV,CF/CC}'),
  ('confirm', 'CF', null, '3 h', 51, '{CF,C,CF/RC,CF/IV,C/IV,F/IV,CF/CC}'),
  ('cancel', 'CF', 'CC', '4 h', 51, '{CF/CC}'),
  ('acknowledge', 'C', null, '30 h', 51, '{C}'),
  ('acknowledge', 'C', 'RC', '30 h', 51, '{C/IV}'),
  ('invoice', 'CF', 'IV', '48 h', 91, '{CF/IV,F/IV}'),
  ('invoice', 'C', 'IV', '48 h', 91, '{C/IV}'),
  ('finalize', 'F', 'IV', '10 days', 51, '{F/IV}');

create temporary table steps_taken as
select po.id order_id, action, ways.state, ways.purchase_state, created_at + later taken_at, role, 0 line_number, null reason
from purchase_orders po join ways on concat_ws('/', po.state, po.purchase_state) = any(ends)
union all
select id, 'delete', state, null, deleted_at, 0, 0, null from purchase_orders where deleted_at is not null
union all
select order_id, 'receive', 'CF', case when last_line then 'RC' end, received_at, 81, line_number, null
from (
  select line.*, received_at,
    po.purchase_state in ('RC', 'IV') and line_number = max(line_number) over (partition by order_id) last_line
  from order_lines line join receipts on receipts.line_id = line.id join purchase_orders po on po.id = line.order_id
) received;
update steps_taken set reason = 'ราคาไม่ตรง' where action = 'reject';

insert into order_steps (order_id, action, state, purchase_state, taken_at, taken_by, reason)
select order_id, action, state, purchase_state, taken_at, coalesce(known.id, (select id from officers where role = 0 limit 1)), reason
from steps_taken left join officers known on known.id = pg_temp.id_of('officer', steps_taken.role)
order by taken_at, order_id, line_number;

insert into audit_entries (happened_at, officer_id, scale_token_id, action, entity, entity_id, after, reason)
select * from (
  select created_at at, null::uuid, null::uuid, 'officer.create', 'officer', id::text, jsonb_build_object('role', role), null
  from officers where role <> 0
  union all
  select created_at, null, null, 'scaleToken.create', 'scaleToken', id::text, jsonb_build_object('name', name), null from scale_tokens
  union all
  select created_at, null, null, 'vendor.import', 'vendor', id::text, jsonb_build_object('name', name), null from vendors
  union all
  select linked_at, null, null, 'vendor.link', 'vendor', vendor_id::text, jsonb_build_object('customerId', customer_id), null
  from vendor_links
  union all
  select added_at, null, null, 'vendor.addPremium', 'vendor', vendor_id::text, null, null from premiums
  union all
  select created_at, null, null, 'price.save', 'product', product_id::text, jsonb_build_object('version', number), null
  from ladder_versions
  union all
  select created_at, null, pg_temp.id_of('scale', 1), 'customer.create', 'customer', id::text, jsonb_build_object('code', code), null
  from customers
  union all
  select created_at, null, pg_temp.id_of('scale', 1), 'vehicle.create', 'vehicle', id::text, jsonb_build_object('registration', registration), null
  from vehicles
  union all
  select received_at, null, scale_token_id, 'ticket.create', 'ticket', ticket_id::text,
    jsonb_build_object('registration', registration, 'weight_in_kg', weight_in_kg, 'weight_out_kg', weight_out_kg), null
  from scale_readings
  union all
  select graded_at, graded_by, null, 'ticket.grade', 'ticket', ticket_id::text, jsonb_build_object('grade_percent', grade_percent), null
  from gradings
  union all
  select valued_at, valued_by, null, 'ticket.value', 'ticket', ticket_id::text, jsonb_build_object('net_price', net_price), null
  from valuations
  union all
  select added_at, added_by, null, 'po.addLine', 'order', order_id::text, jsonb_build_object('LineNo', line_number, 'SSWeightID', ticket_id), null
  from order_lines
  union all
  select taken_at, taken_by, null, 'po.' || action, 'order', order_id::text, jsonb_build_object('State', state, 'StatePurchase', purchase_state), reason
  from order_steps
) entries order by at;
