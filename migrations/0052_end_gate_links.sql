-- A link for a screen at the gate may end by itself: after this business day it shows nothing.
alter table gate_links add last_day date;
create or replace view active_gate_links as select * from gate_links where revoked_at is null;
