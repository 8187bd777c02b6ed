-- Who reminded whose work it is of something stuck, which may be done once a day. A stuck thing is no row of a table, so it is
-- kept by the id under which it is listed.
create table stuck_reminders (
  stuck_id text not null,
  day date not null,
  reminded_at timestamptz not null,
  reminded_by uuid not null references officers,
  primary key (stuck_id, day)
);
create index stuck_reminders_by_day on stuck_reminders (day);

-- What a notice is about that is neither order nor ticket: prices that were saved together, a day, something stuck.
alter table notices add subject text;
create index notices_unsettled_of_subject on notices (subject) where settled_at is null;

-- A rejection is mailed at once to whoever wants that; looked at once, whether a mail went or not.
alter table notices add mail_considered_at timestamptz;
create index notices_to_mail on notices (id) where kind = 'orderRejected' and mail_considered_at is null;
