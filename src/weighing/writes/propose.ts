import { notify } from '../../notices/writes/notify.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import { insertMany } from '../../platform/insert-many.ts'
import { FIELDS, pick, type Weighing } from '../rules.ts'
import { withCustomerId } from './customers-and-vehicles.ts'
import type { KnownTicket } from './known-tickets.ts'

/** What a reading proposes in place of what waited before: nothing, where the scale took that back. */
export interface Proposal {
  of: KnownTicket
  readingId: number
  ticket: Weighing
  proposed: Partial<Weighing>
}

/** Writes proposals, in their order: each supersedes the one before it, so that of a ticket one waits at most. */
export async function propose(
  proposals: readonly Proposal[],
  customers: Map<string, number>,
  ctx: CallContext,
): Promise<void> {
  const first = new Map([...proposals].reverse().map((one) => [one.of, one]))
  for (const [{ openId }, next] of first) {
    if (openId) await supersede(openId, decisionColumns(next, customers, ctx))
  }
  const rows = proposals.map(({ of, readingId, proposed }, index) => ({
    ...withCustomerId({ ...NO_FIELDS, ...proposed }, customers),
    ticket_id: of.id as number,
    source: 'scale',
    reading_id: readingId,
    made_at: ctx.now,
    ...decisionColumns(
      proposals.slice(index + 1).find((later) => later.of === of),
      customers,
      ctx,
    ),
  }))
  const nonEmpty = rows.filter((_, index) => Object.keys(proposals[index]!.proposed).length > 0)
  await insertMany('weight_corrections', nonEmpty)
  const waiting = nonEmpty.filter(({ decision }) => decision === null)
  await notify(
    ctx,
    waiting.map(({ ticket_id }) => ({ kind: 'correctionProposed', ticket: ticket_id })),
    { kinds: ['correctionProposed'], tickets: rows.map(({ ticket_id }) => ticket_id) },
  )
}

const NO_FIELDS = pick({}, FIELDS)

/** How a proposal ends that `next` supersedes; one that nothing supersedes waits. */
function decisionColumns(
  next: Proposal | undefined,
  customers: Map<string, number>,
  { now }: CallContext,
) {
  return {
    decision: next ? 'refused' : null,
    decided_at: next ? now : null,
    decided_after: next?.readingId ?? null,
    before: next ? withCustomerId(next.ticket, customers) : null,
  }
}

async function supersede(id: number, ended: ReturnType<typeof decisionColumns>): Promise<void> {
  await db()
    .updateTable('weight_corrections')
    .set({ ...ended, before: JSON.stringify(ended.before) })
    .where('id', '=', id)
    .execute()
}
