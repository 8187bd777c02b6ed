import { db } from '../../platform/db.ts'

/** The member levels, the lowest first, and how many customers have each. */
export function levels() {
  return db()
    .selectFrom('member_levels')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('customers')
          .select((of) => ['level_id', of.fn.countAll<number>().as('members')])
          .groupBy('level_id')
          .as('counted'),
      (join) => join.onRef('counted.level_id', '=', 'member_levels.id'),
    )
    .select((eb) => [
      'member_levels.id as ID',
      'name as Name',
      'level_price as LevelPrice',
      'min_average_grade as MinAverageGrade',
      'min_total_weight_kg as MinTotalWeight',
      eb.fn.coalesce('members', eb.lit(0)).as('Members'),
      'version as Version',
    ])
    .orderBy('member_levels.id')
    .execute()
}
