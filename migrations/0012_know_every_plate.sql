-- Tickets are searched by the plates of vehicles. The weighbridge's door makes the vehicle of every ticket first.
alter table weigh_tickets add foreign key (registration) references vehicles (registration);
