-- The price that is given goes in, and the ticket comes back as a screen shows it.
-- takes SSWeightID, SysValuationPrice, SysValuationLevelPrice, SysValuationPremium, officer
with held as (
  update weigh_tickets set version = version + 1 where id = $1 returning id, product_code
)
insert into valuations
  (ticket_id, grading_id, ladder_version_id, grade_price, level_price, premium_price, computed_grade_price,
   computed_level_price, computed_premium_price, valued_at, valued_by)
select held.id, gradings.id, ladder.id, $2, $3, $4, $2, $3, $4, now(), $5
from held
join gradings_in_force gradings on gradings.ticket_id = held.id
join products on products.code = product_code
cross join lateral ladder_in_force(products.id, now()) ladder
returning bench.palm_record(ticket_id)
