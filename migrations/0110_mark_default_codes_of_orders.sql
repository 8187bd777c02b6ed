-- The codes that a new order begins with where the mill has not those of the specification: one of each kind is marked
-- in the master data. Two marks of a kind are none.
alter table sites add column is_default boolean not null default false;
alter table warehouses add column is_default boolean not null default false;
alter table number_sequences add column is_default boolean not null default false;
alter table financial_dimensions add column is_default boolean not null default false;
