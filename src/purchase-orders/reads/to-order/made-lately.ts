import { sql } from 'kysely'
import { db } from '../../../platform/db.ts'
import { statement } from '../../../platform/statement.ts'

/** For how long an order is named to whoever's list still shows its palm. */
const LATELY_MS = 15 * 60_000
const MAX_MADE = 200

/** The newest orders of the last minutes, with the tickets on them. */
export function madeLately(now: Date) {
  return readMade({ since: new Date(now.getTime() - LATELY_MS) })
}

const readMade = statement(({ since }: { since: Date }) =>
  db()
    .selectFrom('existing_orders as po')
    .innerJoin('officers', 'officers.id', 'po.created_by')
    .select([
      'po.id as POHeaderUUID',
      'po.number as PONumber',
      'po.created_at as Created',
      'officers.id as OfficerUUID',
      'officers.full_name as OfficerName',
      sql<
        number[]
      >`coalesce((select json_agg(ticket_id) from lines_in_force where order_id = po.id), '[]')`.as(
        'SSWeightIDs',
      ),
    ])
    .where('po.created_at', '>=', since)
    .orderBy('po.created_at', 'desc')
    .limit(sql.lit(MAX_MADE)),
)
