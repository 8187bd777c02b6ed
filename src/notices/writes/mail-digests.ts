import { sql } from 'kysely'
import { queueMail } from '../../platform/mail.ts'
import { statement } from '../../platform/statement.ts'
import { digestMail, type UnreadKind } from '../documents/notice-mails.ts'
import { mailReaders } from '../reads/mail-readers.ts'
import { type Reader, readerOf, visibleNotices } from '../reads/visible.ts'
import { ALL_NOTICE_KINDS } from '../rules.ts'

/** Mails to each officer who wants it what they have not read, by kind; to who has read everything, nothing. */
export async function mailDigests(now: Date): Promise<void> {
  for (const to of await mailReaders()) {
    const unread = await readUnreadKinds(readerOf(to, now))
    const known = unread
      .filter(({ kind }) => ALL_NOTICE_KINDS.includes(kind))
      .sort((one, other) => rankOf(one) - rankOf(other))
    if (known.length > 0) queueMail(async () => digestMail(to, known, now))
  }
}

function rankOf({ kind }: UnreadKind): number {
  return ALL_NOTICE_KINDS.indexOf(kind)
}

const readUnreadKinds = statement(
  (reader: Reader) => sql<UnreadKind>`
    select kind, count(*)::int as n from ${visibleNotices(reader)} visible where not is_read group by kind`,
)
