-- The list of tickets is sorted by when they were graded and priced; the quotation reads the prices of a day by the same index.
create index gradings_by_time on gradings (graded_at, ticket_id) where superseded_at is null;
create index valuations_by_time on valuations (valued_at, ticket_id) where voided_at is null;
drop index valuations_by_valued_at;
