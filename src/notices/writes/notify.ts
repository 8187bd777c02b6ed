import { sql } from 'kysely'
import type { CallContext } from '../../platform/call-context.ts'
import { settleAtCommit } from '../../platform/db.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { statement } from '../../platform/statement.ts'
import type { NoticeKind } from '../rules.ts'

/** A notice to come. */
export interface NewNotice {
  kind: NoticeKind
  /** The id of the order that it is about. */
  order?: string
  /** The id of the ticket that it is about. */
  ticket?: number
  /** What it is about where it is neither: prices saved together, a day, something stuck. */
  subject?: string
  /** The one officer whom it is for; everybody of the kind's roles where nobody is named. */
  officer?: string
  /** What its sentence says beside its subject. */
  details?: Readonly<Record<string, string | number>>
}

/** The notices whose work is done: those of `kinds` about an order, some tickets, or something else. */
export interface Settled {
  kinds: readonly NoticeKind[]
  order?: string
  tickets?: readonly number[]
  subject?: string
  /** Kinds of which those about the order that were settled last wait again: their work was taken back. */
  reopened?: readonly NoticeKind[]
}

/**
 * Tells officers, in the ambient transaction, of what the caller of `ctx` did, and settles what others were told before;
 * in one statement, which is not waited for. Nobody is told of their own work.
 */
export async function notify(
  ctx: Pick<CallContext, 'officer' | 'now'>,
  notices: readonly NewNotice[],
  settled: Settled = { kinds: [] },
): Promise<void> {
  const by = ctx.officer?.id ?? null
  const addressed = notices.filter(({ officer }) => officer === undefined || officer !== by)
  const reopened = settled.reopened ?? []
  if (addressed.length + settled.kinds.length + reopened.length === 0) return
  publishChange('notices', [
    ...addressed.map(({ kind, officer }) => officer ?? kind),
    ...settled.kinds,
    ...reopened,
  ])
  await settleAtCommit(
    writeNotices({
      rows: JSON.stringify(addressed.map(rowOf)),
      by,
      at: ctx.now,
      kinds: settled.kinds,
      reopened,
      order: settled.order ?? null,
      tickets: settled.tickets ?? [],
      subject: settled.subject ?? null,
    }),
  )
}

function rowOf({ kind, order, ticket, subject, officer, details = {} }: NewNotice) {
  return { kind, order_id: order, ticket_id: ticket, subject, officer_id: officer, details }
}

interface Written {
  rows: string
  by: string | null
  at: Date
  kinds: readonly NoticeKind[]
  reopened: readonly NoticeKind[]
  order: string | null
  tickets: readonly number[]
  subject: string | null
}

const writeNotices = statement(
  ({ rows, by, at, kinds, reopened, order, tickets, subject }: Written) => sql<never>`
    with settled as (
      update notices set settled_at = ${at}
      where settled_at is null and kind = any (${kinds}::text[])
        and (order_id = ${order}::uuid or ticket_id = any (${tickets}::bigint[])
          or subject = ${subject}::text)
    ), reopened as (
      update notices set settled_at = null
      where kind = any (${reopened}::text[]) and order_id = ${order}::uuid and settled_at = (
        select max(settled_at) from notices
        where kind = any (${reopened}::text[]) and order_id = ${order}::uuid
      )
    )
    insert into notices (kind, order_id, ticket_id, subject, officer_id, details, caused_by, happened_at)
    select kind, order_id, ticket_id, subject, officer_id, details, ${by}::uuid, ${at}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb)
      as new_notice (kind text, order_id uuid, ticket_id bigint, subject text, officer_id uuid, details jsonb)`,
)
