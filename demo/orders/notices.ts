import type { Insertable } from 'kysely'
import { shownSince } from '../../src/notices/rules.ts'
import type { NoticesTable } from '../../src/notices/tables.ts'
import { db } from '../../src/platform/db.ts'
import { noticesOfStep } from '../../src/purchase-orders/writes/notify-step.ts'
import { insertAll, type Officers } from '../contexts.ts'
import type { TakenStep } from './journey.ts'
import type { PlannedOrder } from './plan.ts'

const HOUR = 3600_000
/** Officers have seen what is older. */
const SEEN_AFTER_MS = 4 * HOUR

type Notice = Insertable<NoticesTable>

/** Writes what the steps of the orders told their officers, of the days for which notices are kept. */
export async function writeOrderNotices(
  orders: readonly PlannedOrder[],
  officers: Officers,
  now: Date,
): Promise<void> {
  const kept = orders
    .flatMap((order) => noticesOfOrder(order, officers))
    .filter(({ happened_at }) => new Date(happened_at) > shownSince(now))
  await insertAll('notices', kept)
  await readOlder(new Date(now.getTime() - SEEN_AFTER_MS))
}

/** The notices of an order, each settled by the step that did its work. */
function noticesOfOrder({ id, steps }: PlannedOrder, officers: Officers): Notice[] {
  const written: Notice[] = []
  for (const [index, step] of steps.entries()) {
    const by = officers[step.role].id
    const wasSubmitted = steps.slice(0, index).some(({ action }) => action === 'submit')
    const submitter = wasSubmitted ? officers[51].id : null
    const { notices, settled } = noticesOfStep(asTaken(id, step, submitter))
    for (const notice of written) {
      if (!notice.settled_at && settled.kinds.some((kind) => kind === notice.kind))
        notice.settled_at = step.at
    }
    const addressed = notices.filter(({ officer }) => officer === undefined || officer !== by)
    written.push(
      ...addressed.map(({ kind, officer, details = {} }) => ({
        kind,
        order_id: id,
        officer_id: officer ?? null,
        details,
        caused_by: by,
        happened_at: step.at,
        settled_at: null,
        mail_considered_at: step.at,
      })),
    )
  }
  return written
}

function asTaken(id: string, step: TakenStep, submitted_by: string | null) {
  const { action, before, after, reason = null } = step
  return {
    action,
    order: { id, submitted_by, state: before.state, purchase_state: before.purchaseState },
    next: { state: after.state, purchase_state: after.purchaseState },
    isDeleted: action === 'delete',
    reason,
  }
}

/** Whoever was told by name has read at once what happened before `at`. */
async function readOlder(at: Date): Promise<void> {
  await db()
    .insertInto('notice_reads')
    .columns(['officer_id', 'notice_id', 'read_at'])
    .expression((from) =>
      from
        .selectFrom('notices')
        .where('officer_id', 'is not', null)
        .where('happened_at', '<', at)
        .select(({ ref }) => [ref('officer_id').$notNull().as('officer_id'), 'id', 'happened_at']),
    )
    .execute()
}
