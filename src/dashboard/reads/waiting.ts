import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { MOST_COUNTED } from '../../platform/paging.ts'
import { LINE_AMOUNT } from '../../purchase-orders/reads/headers.ts'
import type { Badge } from '../../purchase-orders/rules.ts'

/** What waits for somebody, each counted as its list counts it. Read from what waits, not from all that ever came. */
export async function waitingWork() {
  const [yard, unpriced] = [await inYard(), await withoutPrice()]
  const [orders, lines] = [await waitingOrders(), await linesToReceive()]
  return {
    WeighOut: waiting(yard.count, yard.since),
    Grade: waiting(unpriced.toGrade, unpriced.gradeSince),
    Price: waiting(unpriced.toPrice, unpriced.priceSince),
    Submitted: orders('S'),
    InReview: orders('IR'),
    Approved: orders('A'),
    ToReceive: { ...orders('CF'), Lines: lines('CF') },
    ToFinish: { ...orders('C'), Lines: lines('C') },
    ToInvoice: { ...orders('RC'), Amount: await amountToInvoice() },
  }
}

/** A list tells no more than `MOST_COUNTED` apart. */
function waiting(found: number, Since: Date | null) {
  return { Count: Math.min(found, MOST_COUNTED), Capped: found > MOST_COUNTED, Since }
}

function inYard() {
  return db()
    .selectFrom('weigh_tickets')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('time_in').$castTo<Date | null>().as('since'),
    ])
    .where('time_out', 'is', null)
    .executeTakeFirstOrThrow()
}

/** The tickets without a price: those that have no grade either, and those that have one. */
function withoutPrice() {
  const ungraded = sql<boolean>`gradings.id is null`
  const graded = sql<boolean>`gradings.id is not null`
  const since = (which: typeof graded) => sql<Date | null>`min(time_in) filter (where ${which})`
  return db()
    .selectFrom('tickets_to_value')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'tickets_to_value.ticket_id')
    .leftJoin('gradings', (join) =>
      join.onRef('gradings.ticket_id', '=', 'weigh_tickets.id').on('superseded_at', 'is', null),
    )
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere(ungraded).as('toGrade'),
      eb.fn.countAll<number>().filterWhere(graded).as('toPrice'),
      since(ungraded).as('gradeSince'),
      since(graded).as('priceSince'),
    ])
    .executeTakeFirstOrThrow()
}

const STEPS = ['S', 'IR', 'A', 'CF', 'C', 'RC'] as const satisfies readonly Badge[]
type Step = (typeof STEPS)[number]

/** The orders of each badge that somebody has to take on: each is read by its own index. */
async function waitingOrders() {
  const steps = STEPS.map((badge) => {
    const orders = ordersIn(badge)
    const counted = orders.select('id').limit(MOST_COUNTED + 1)
    const oldest = orders.select('created_at').orderBy('created_at').limit(1)
    return sql`select ${badge}::text badge, (select count(*) from ${counted} counted) count, ${oldest} since`
  })
  const { rows } = await sql<{ badge: string; count: number; since: Date | null }>`
    ${sql.join(steps, sql` union all `)}`.execute(db())
  const found = new Map(rows.map(({ badge, count, since }) => [badge, waiting(count, since)]))
  return (badge: Step) => found.get(badge) ?? waiting(0, null)
}

function ordersIn(badge: Step) {
  return db()
    .selectFrom('purchase_orders')
    .where('deleted_at', 'is', null)
    .where('badge', '=', badge)
}

/** Lines of confirmed orders that are not received yet, by badge. */
async function linesToReceive() {
  const lines = await db()
    .selectFrom('purchase_orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'purchase_orders.id')
    .leftJoin('receipts', 'receipts.line_id', 'order_lines.id')
    .select((eb) => ['badge', eb.fn.countAll<number>().as('count')])
    .where('deleted_at', 'is', null)
    .where('badge', 'in', ['CF', 'C'])
    .where('released_at', 'is', null)
    .where('receipts.line_id', 'is', null)
    .groupBy('badge')
    .execute()
  return (badge: Step) => lines.find((line) => line.badge === badge)?.count ?? 0
}

/** What the orders whose palm is all received come to, in baht. */
async function amountToInvoice(): Promise<string> {
  const { amount } = await ordersIn('RC')
    .innerJoin('order_lines', 'order_lines.order_id', 'purchase_orders.id')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'order_lines.ticket_id')
    .innerJoin('valuations', 'valuations.ticket_id', 'weigh_tickets.id')
    .select(sql<string>`coalesce(sum(${LINE_AMOUNT}), 0)`.as('amount'))
    .where('released_at', 'is', null)
    .where('voided_at', 'is', null)
    .executeTakeFirstOrThrow()
  return amount
}
