import { db } from '../../platform/db.ts'
import { aliased } from '../../platform/fields.ts'
import { LEVEL_FIELDS } from '../rules/fields.ts'

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
      ...aliased('member_levels', LEVEL_FIELDS),
      eb.fn.coalesce('members', eb.lit(0)).as('Members'),
      'version as Version',
    ])
    .orderBy('member_levels.id')
    .execute()
}
