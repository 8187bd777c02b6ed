-- A scale at the way out makes no ticket: it adds to those of the way in.
alter table scale_days add updated_count integer not null default 0;
