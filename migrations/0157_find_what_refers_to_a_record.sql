-- A record that is taken back with its import is looked for in every table that refers to it: without an index each one
-- took going through the whole table. Of 3,000 vendors that was 4.5 million rows.
create index account_changes_of_customer on account_changes (customer_id);
create index name_proposals_of_any_customer on name_proposals (customer_id);
create index scale_readings_of_customer on scale_readings (customer_id);
create index vendor_links_of_customer on vendor_links (customer_id);
create index vendor_links_of_vendor on vendor_links (vendor_id);
create index premiums_of_vendor on premiums (vendor_id);
create index weight_corrections_of_customer on weight_corrections (customer_id);
create index weight_corrections_of_reading on weight_corrections (reading_id);
create index weight_corrections_decided_after on weight_corrections (decided_after) where decided_after is not null;
create index notices_of_ticket on notices (ticket_id) where ticket_id is not null;
create index valuations_of_ladder_version on valuations (ladder_version_id);
