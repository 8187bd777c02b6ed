import { sql } from 'kysely'
import type { HandlerResult } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { MAX_ROWS } from '../../platform/paging.ts'
import type { calls } from '../contract/twins.ts'

type Decided = HandlerResult<typeof calls.getDecidedTwins>[number]

/** What was decided of twins and stands, the latest first. */
export async function decidedTwins(): Promise<Decided[]> {
  const { rows } = await sql<Decided>`
    select kind as "Kind", record_id as "Twin", other_id as "Other", ${codeOf('record_id')} as "Code",
      ${codeOf('other_id')} as "OtherCode", decision as "Decision",
      coalesce(jsonb_array_length(moved -> 'tickets'), 0) as "Moved", decided_at as "DecidedAt", full_name as "DecidedBy"
    from twin_decisions_in_force decided left join officers on officers.id = decided_by
    order by decided_at desc, decided.id desc limit ${sql.lit(MAX_ROWS)}`.execute(db())
  return rows
}

function codeOf(id: 'record_id' | 'other_id') {
  return sql`case kind when 'customer' then (select code from customers where id = ${sql.ref(id)}::bigint)
    else (select registration from vehicles where id = ${sql.ref(id)}::uuid) end`
}
