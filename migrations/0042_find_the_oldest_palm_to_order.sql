-- What waits longest to be ordered is read first, and of much palm only that.
create index tickets_to_order_by_time on tickets_to_order (time_out, ticket_id);
