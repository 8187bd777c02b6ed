-- Whether a truck has any ticket: taking an import of tickets back asks it of each truck that came with them.
create index weigh_tickets_of_vehicle on weigh_tickets (registration);
