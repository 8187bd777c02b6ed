-- Who changes the name of a record says which version of it they saw, as of vendors and products.
alter table product_groups add version integer not null default 1;
alter table sites add version integer not null default 1;
alter table warehouses add version integer not null default 1;
alter table number_sequences add version integer not null default 1;
alter table financial_dimensions add version integer not null default 1;
