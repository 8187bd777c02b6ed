-- Lines that are left move up when one goes; those that are off their order keep their number. Who numbers lines holds their
-- order, so that none is given twice.
alter table order_lines drop constraint order_lines_order_id_line_number_key;
create index order_lines_of_order on order_lines (order_id, line_number);

update order_lines set line_number = numbered.place
from (
  select id, row_number() over (partition by order_id order by line_number) as place from lines_in_force
) numbered
where numbered.id = order_lines.id and numbered.place <> line_number;
