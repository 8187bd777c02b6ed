import { sql } from 'kysely'
import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { statement } from '../../platform/statement.ts'
import type { calls } from '../contract.ts'
import { type Reader, readerOf, visibleNotices } from '../reads/visible.ts'

/** Marks the officer's notices as read or unread; returns the ids of those that were otherwise before. */
export function markRead(
  { IDs, Read }: Parsed<typeof calls.markRead>,
  { officer, now }: OfficerContext,
) {
  return transaction(async () => {
    const marks = { ...readerOf(officer, now), ids: IDs ?? null, now }
    const changed = await (Read ? insertMarks(marks) : deleteMarks(marks))
    if (changed.length > 0) publishChange('notices', [officer.id])
    return { IDs: changed.map(({ notice_id }) => notice_id) }
  })
}

interface Marks extends Reader {
  /** Null: all of them. */
  ids: readonly number[] | null
  now: Date
}

const insertMarks = statement(
  (marks: Marks) => sql<{ notice_id: number }>`
    insert into notice_reads (officer_id, notice_id, read_at)
    select ${marks.officer}::uuid, id, ${marks.now}::timestamptz from ${visibleNotices(marks)} visible
    where not is_read and (${marks.ids}::bigint[] is null or id = any (${marks.ids}::bigint[]))
    on conflict do nothing returning notice_id`,
)

const deleteMarks = statement(
  ({ ids, officer }: Marks) => sql<{ notice_id: number }>`
    delete from notice_reads where officer_id = ${officer}::uuid
      and (${ids}::bigint[] is null or notice_id = any (${ids}::bigint[]))
    returning notice_id`,
)
