-- What the lists of vendors and customers are sorted by, names as Thai dictionaries do; the rest is sorted by code.
create index vendors_by_thai_name on vendors (name collate "th-x-icu", account_number);
create index vendors_by_dimension_7 on vendors (dimension_7, account_number);
create index customers_by_level on customers (level_id, id);

-- What a customer brought in a year is read from these two alone.
drop index weigh_tickets_of_customer;
create index weigh_tickets_of_customer on weigh_tickets (customer_id, time_out) include (id, net_weight_kg);
drop index valuations_current;
create unique index valuations_current on valuations (ticket_id) include (grade_percent) where voided_at is null;
