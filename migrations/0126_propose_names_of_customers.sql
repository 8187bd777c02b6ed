-- Names that a scale sends with the code of a customer who has another one: an officer gives the customer such a name, or
-- keeps the one that it has.
create table name_proposals (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers on delete cascade,
  name text not null check (name <> ''),
  -- What the name is compared by.
  name_key text not null,
  -- Of the truck that was sent with it last.
  registration text not null,
  scale_token_id uuid not null references scale_tokens,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  seen_count integer not null default 1,
  decision text check (decision in ('accepted', 'refused')),
  decided_at timestamptz,
  decided_by uuid references officers,
  check ((decision is null) = (decided_at is null))
);
-- One that was refused is not proposed again.
create unique index name_proposals_of_customer on name_proposals (customer_id, name_key)
  where decision is distinct from 'accepted';
-- One that the customer was given otherwise waits no longer.
create view open_name_proposals as
select name_proposals.* from name_proposals join customers on customers.id = customer_id
where decision is null and name_key <> identity_key(customers.name);
create index name_proposals_open on name_proposals (first_seen_at) where decision is null;
