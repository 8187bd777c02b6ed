-- A fact that ended stays as a row. These names are for those in force, so that no query forgets to leave the others
-- out; a gate finds the predicates anywhere else. PostgreSQL reads a view as if its query were written out.
create view gradings_in_force as select * from gradings where superseded_at is null;
create view valuations_in_force as select * from valuations where voided_at is null;
create view links_in_force as select * from vendor_links where unlinked_at is null;
create view premiums_in_force as select * from premiums where removed_at is null;
create view lines_in_force as select * from order_lines where released_at is null;
-- A canceled order still shows the lines that it had.
create view shown_lines as select * from order_lines where released_at is null or released_because = 'canceled';
create view existing_orders as select * from purchase_orders where deleted_at is null;
create view open_corrections as select * from weight_corrections where decision is null;
create view open_sessions as select * from sessions where revoked_at is null;
create view active_officers as select * from officers where deactivated_at is null;
create view active_scale_tokens as select * from scale_tokens where revoked_at is null;
