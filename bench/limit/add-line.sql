-- The line goes in where the order is open and the ticket is priced, and comes back as a screen shows it.
-- takes POHeaderUUID, SSWeightID, officer
with held as (
  update purchase_orders set version = version + 1 where id = $1 and state in ('D', 'RJ') returning id
), line as (
  insert into order_lines
    (order_id, line_number, ticket_id, grade_when_added, ladder_price_when_added, added_at, added_by)
  select held.id, (select coalesce(max(line_number), 0) + 1 from order_lines where order_id = $1), $2,
    gradings.grade_percent, computed_grade_price, now(), $3
  from held, gradings_in_force gradings, valuations_in_force valuations
  where gradings.ticket_id = $2 and valuations.ticket_id = $2
  returning *
)
select row_to_json(line)::text from (
  select line.id "UUID", serial "ID", line_number "LineNo", ticket.*,
    grade_when_added "ProductGrade", ladder_price_when_added "ProductPrice", 0 "IsReceipt", null "RecDate"
  from line join bench.line_tickets ticket on "SSWeightID" = ticket_id
) line
