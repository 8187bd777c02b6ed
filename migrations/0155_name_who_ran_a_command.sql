-- The account of the operating system that ran a command: who did it where no officer is named, and beside the one who is.
alter table audit_entries add column system_account text;
alter table imports add column system_account text;
