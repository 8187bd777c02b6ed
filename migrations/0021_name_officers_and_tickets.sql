-- How an officer and a ticket are called in sentences and columns.
alter table officers add full_name text not null generated always as (first_name || ' ' || last_name) stored;
alter table weigh_tickets add ticket_name text not null generated always as (coalesce(slip_number, scale_id_in)) stored;
create or replace view active_officers as select * from officers where deactivated_at is null;
