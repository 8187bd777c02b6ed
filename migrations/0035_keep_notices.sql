-- What officers are told by the bell: written with the step that causes it. One is for an officer, or, where nobody is
-- named, for the roles of its kind, so that a step costs a row however many officers a role has.
create table notices (
  id bigint generated always as identity primary key,
  kind text not null,
  order_id uuid references purchase_orders,
  ticket_id bigint references weigh_tickets,
  officer_id uuid references officers,
  details jsonb not null default '{}',
  caused_by uuid references officers,
  happened_at timestamptz not null,
  -- When the work that it asks for was done, by whomever.
  settled_at timestamptz
);
create index notices_of_officer on notices (officer_id, happened_at) where officer_id is not null;
create index notices_of_kind on notices (kind, happened_at) where officer_id is null;
create index notices_by_age on notices (happened_at);
create index notices_unsettled_of_order on notices (order_id) where settled_at is null;
create index notices_unsettled_of_ticket on notices (ticket_id) where settled_at is null;

create table notice_reads (
  officer_id uuid not null references officers,
  notice_id bigint not null references notices on delete cascade,
  read_at timestamptz not null,
  primary key (officer_id, notice_id)
);
create index notice_reads_of_notice on notice_reads (notice_id);
