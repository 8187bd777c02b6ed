import { type SqlBool, sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { setting } from '../../platform/setting.ts'
import { tellDays } from '../../vendors/reads/account-confirm.ts'
import { badge } from '../rules/states.ts'
import { startsOf, UPDATES, type Update } from '../rules/steps.ts'
import { FINALIZE_AFTER_DAYS } from '../rules.ts'
import { isPayeeUnconfirmed } from './payee-changes.ts'

const DAY_MS = 24 * 3600_000

/** After how many days an invoiced order is finalized. */
export const finalizeAfterDays = setting(FINALIZE_AFTER_DAYS)

/** How many orders the bulk "update status" would take further now, each counted once, by the last step that it takes. */
export async function statusUpdate(now: Date): Promise<Record<Update, number>> {
  const counts = UPDATES.map(async (action) => {
    const due = lastStepOrders(action, now).select((eb) => eb.fn.countAll<number>().as('n'))
    return [action, Number((await due.executeTakeFirstOrThrow()).n)]
  })
  return Object.fromEntries(await Promise.all(counts))
}

/** The orders of which `action` is the last step that one update takes: acknowledging may be followed by finalizing. */
function lastStepOrders(action: Update, now: Date) {
  const due = dueOrders(action, now)
  if (action !== 'acknowledge') return due
  return due.where('id', 'not in', dueOrders('finalize', now).select('id'))
}

/** The orders that the bulk "update status" takes a step further. */
export function dueOrders(action: Update, now: Date) {
  const { states, purchaseStates } = startsOf(action)
  const badges = states.flatMap((state) =>
    purchaseStates.map((purchaseState) => badge({ state, purchaseState })),
  )
  return db()
    .selectFrom('existing_orders as purchase_orders')
    .where('badge', 'in', badges)
    .where('state', 'in', [...states])
    .where(isDue(action, now))
}

function isDue(action: Update, now: Date) {
  if (action === 'review') return sql<SqlBool>`true`
  if (action === 'acknowledge') {
    return sql<SqlBool>`exists (
      select from order_lines join receipts on receipts.line_id = order_lines.id
      where order_lines.order_id = purchase_orders.id
    )`
  }
  const limit = new Date(now.getTime() - finalizeAfterDays() * DAY_MS)
  return sql<SqlBool>`exists (
    select from payables where payables.order_id = purchase_orders.id and set_up_at <= ${limit}
  ) and not ${isPayeeUnconfirmed(sql.ref('purchase_orders.id'), tellDays(), now)}`
}
