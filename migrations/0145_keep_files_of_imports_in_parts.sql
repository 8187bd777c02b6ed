-- A file of an import comes, is kept and is read a part at a time: only the process that reads it holds it whole.
create table import_file_parts (
  import_id uuid not null,
  name text not null,
  part integer not null,
  content bytea not null,
  primary key (import_id, name, part),
  foreign key (import_id, name) references import_files (import_id, name) on delete cascade
);

alter table import_files add column size integer, add column hash text;

update import_files set size = length(content), hash = encode(sha256(content), 'hex');

insert into import_file_parts (import_id, name, part, content)
select import_id, name, 0, content from import_files;

alter table import_files
  alter column size set not null,
  alter column hash set not null,
  drop column content;
