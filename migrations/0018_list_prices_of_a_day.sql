-- The quotation reads the prices that were fixed on a day.
create index valuations_by_valued_at on valuations (valued_at, id) where voided_at is null;
