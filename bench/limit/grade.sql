-- The grading goes in, and the ticket comes back as a screen shows it.
-- takes SSWeightID, SysProductGrade, SysPalmRipe, SysPalmUnripe, SysPalmLoose, SysPalmRotten, SysBunchWeight, officer
with held as (
  update weigh_tickets set version = version + 1 where id = $1 returning id
)
insert into gradings
  (ticket_id, grade_percent, is_return, ripe_percent, unripe_percent, loose_percent, rotten_percent, bunch_weight_kg,
   graded_at, graded_by)
select id, $2, false, $3, $4, $5, $6, $7, now(), $8 from held
returning bench.palm_record(ticket_id)
