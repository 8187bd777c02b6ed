import { sql } from 'kysely'
import { db, transaction } from '../../platform/db.ts'
import { queueMail } from '../../platform/mail.ts'
import type { Role } from '../../platform/roles.ts'
import { statement } from '../../platform/statement.ts'
import type { Language } from '../../platform/thai-date.ts'
import {
  digestMail,
  type Recipient,
  type Rejection,
  rejectionMail,
  type UnreadKind,
} from '../documents/notice-mails.ts'
import { type Reader, readerOf, visibleNotices } from '../reads/visible.ts'
import { ALL_NOTICE_KINDS } from '../rules.ts'

/** What is older is in the digest; so nobody gets the mails of weeks once a mill begins to send some. */
const MAX_AGE_MS = 3600_000

/**
 * Mails the rejections that nobody looked at yet, to those of their submitters who want that. It reads the notices, which
 * stand only if the step does: no mail goes for a step that was undone.
 */
export async function mailRejections(now: Date): Promise<void> {
  const since = new Date(now.getTime() - MAX_AGE_MS)
  const rejections = await transaction(() => considerRejections({ now }))
  if (rejections.length === 0) return
  const readers = new Map((await mailReaders()).map((reader) => [reader.id, reader]))
  for (const { officerId, happenedAt, ...rejection } of rejections) {
    const to = readers.get(officerId)
    if (to && happenedAt > since) queueMail(async () => rejectionMail(to, rejection))
  }
}

interface MailReader extends Recipient {
  id: string
  role: Role
}

interface Chosen {
  Language?: Language
  NoticesByMail?: boolean
}

/** The active officers who switched mails on. */
async function mailReaders(): Promise<MailReader[]> {
  const officers = await db()
    .selectFrom('active_officers')
    .select(['id', 'role', 'email', 'full_name', 'preferences'])
    .orderBy('id')
    .execute()
  return officers.flatMap(({ id, role, email, full_name, preferences }) => {
    const { Language: language = 'th', NoticesByMail } = preferences as Chosen
    return NoticesByMail ? [{ id, role: role as Role, email, name: full_name, language }] : []
  })
}

interface Considered extends Rejection {
  officerId: string
  happenedAt: Date
}

const considerRejections = statement(
  ({ now }: { now: Date }) => sql<Considered>`
    with considered as (
      update notices set mail_considered_at = ${now}
      where kind = 'orderRejected' and mail_considered_at is null
      returning *
    )
    select considered.officer_id as "officerId", considered.happened_at as "happenedAt",
      order_id as "orderId", number as po, vendor_name as vendor, coalesce(full_name, '–') as officer,
      coalesce(details->>'reason', '–') as reason
    from considered
      join purchase_orders on purchase_orders.id = order_id
      left join officers on officers.id = caused_by
    order by considered.id`,
)

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
