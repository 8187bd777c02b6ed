-- The sender's IP address, and what an officer's browser says of itself; of earlier entries nobody knows.
alter table audit_entries
  add column address text,
  add column device text;
