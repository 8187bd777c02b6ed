import { sql } from 'kysely'
import type { OfficerContext } from '../../platform/call-context.ts'
import { statement } from '../../platform/statement.ts'
import { MAX_UNREAD } from '../rules.ts'
import { GROUP, type Reader, readerOf, visibleNotices } from './visible.ts'

/** How many things the officer has not read, as the tabs count them: notices that are one count once; one more than `MAX_UNREAD` where there are more. */
export async function unreadOf({ officer, now }: OfficerContext): Promise<{ Unread: number }> {
  const [found] = await countUnread(readerOf(officer, now))
  return { Unread: found!.unread }
}

const countUnread = statement(
  (reader: Reader) => sql<{ unread: number }>`
    select count(*)::int as unread from (
      select from ${visibleNotices(reader)} visible
      where not is_read group by ${GROUP} limit ${sql.lit(MAX_UNREAD + 1)}
    ) counted`,
)
