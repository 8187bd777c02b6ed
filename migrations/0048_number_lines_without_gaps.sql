-- Lines that are left move up when one goes, so that a number is unique among those in force alone; they move in one
-- statement, at whose end it is asked.
alter table order_lines drop constraint order_lines_order_id_line_number_key;
create index order_lines_of_order on order_lines (order_id, line_number);
alter table order_lines add constraint order_lines_numbered_once
  exclude (order_id with =, line_number with =) where (released_at is null) deferrable;

update order_lines set line_number = numbered.place
from (
  select id, row_number() over (partition by order_id order by line_number) as place from lines_in_force
) numbered
where numbered.id = order_lines.id and numbered.place <> line_number;
