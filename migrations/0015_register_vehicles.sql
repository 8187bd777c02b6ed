-- The scale names a vehicle; the registry takes it in when an officer asks for those that are new.
alter table vehicles
  add registered_at timestamptz,
  add registered_by uuid references officers,
  add check (registered_by is null or registered_at is not null);

-- Whoever has a light weight is in the registry already; nobody remembers who took it in.
update vehicles set registered_at = created_at where tare_kg is not null;
insert into audit_entries (happened_at, action, entity, entity_id, after, request_id)
select registered_at, 'vehicle.register', 'vehicle', id::text, jsonb_build_object('registration', registration), 'migration'
from vehicles where registered_at is not null order by registration;

-- The registry's two lists, by plate, and what a button takes in.
create index vehicles_weighed on vehicles (registration collate "th-x-icu") where tare_kg is not null;
create index vehicles_unweighed on vehicles (registration collate "th-x-icu")
  where tare_kg is null and registered_at is not null;
create index vehicles_unregistered on vehicles (id) where registered_at is null;
create index vehicles_of_customer on vehicles (customer_id);
-- The last weigh-outs of a vehicle.
create index weigh_tickets_outs_of_vehicle on weigh_tickets (registration, time_out desc) where time_out is not null;
