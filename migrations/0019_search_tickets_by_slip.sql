-- The search of the list finds a ticket by the beginning of its slip number.
create index weigh_tickets_slip_beginning on weigh_tickets (slip_number text_pattern_ops);
