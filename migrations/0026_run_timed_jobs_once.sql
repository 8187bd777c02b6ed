-- Several servers may share the database: the first that writes a period here does the job's work in it.
create table timed_jobs (
  name text primary key,
  last_period timestamptz not null
);
