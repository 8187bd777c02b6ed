import { type RawBuilder, sql } from 'kysely'
import type { Officer } from '../../platform/call-context.ts'
import { kindsFor, shownSince } from '../rules.ts'

/** Whose notices are read, and from when on they are shown. */
export interface Reader {
  officer: string
  /** The kinds that everybody of the officer's role gets. */
  kinds: readonly string[]
  since: Date
}

export function readerOf({ id, role }: Pick<Officer, 'id' | 'role'>, now: Date): Reader {
  return { officer: id, kinds: kindsFor(role), since: shownSince(now) }
}

/**
 * What makes notices one: the kind, the hour, whether the work is done, and who caused them, of outcomes and of what names
 * whoever did it.
 */
export const GROUP = sql`kind, case when officer_id is not null
    or kind in ('accountMade', 'accountChanged', 'accountsChanged', 'payeeChanged') then caused_by end,
  date_trunc('hour', happened_at), settled_at is not null`

/** The notices that an officer may see, each with whether it is read: by them, or because its work is done. */
export function visibleNotices({ officer, kinds, since }: Reader): RawBuilder<unknown> {
  return sql`(
    select notice.*, (settled_at is not null or mark.notice_id is not null) as is_read
    from (
      select * from notices where officer_id = ${officer}::uuid and happened_at > ${since}::timestamptz
      union all
      select * from notices where officer_id is null and kind = any (${kinds}::text[])
        and happened_at > ${since}::timestamptz and caused_by is distinct from ${officer}::uuid
    ) notice
      left join notice_reads mark on mark.notice_id = notice.id and mark.officer_id = ${officer}::uuid
  )`
}
