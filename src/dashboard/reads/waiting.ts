import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { MAX_COUNTED } from '../../platform/paging.ts'
import { statement } from '../../platform/statement.ts'
import { countToOrder } from '../../purchase-orders/reads/to-order/tickets.ts'
import { ALL_BADGES, BADGES, type Work } from '../../purchase-orders/rules/states.ts'
import type { Badge } from '../../purchase-orders/rules.ts'

/** The waiting work, each kind counted as its list counts it. Reads the waiting rows only, not all tickets and orders. */
export async function waitingWork() {
  const [[tickets], orders, toOrder] = await Promise.all([
    waitingTickets({}),
    waitingOrders(),
    countToOrder(),
  ])
  const { inYard, yardSince, toGrade, gradeSince, toPrice, priceSince } = tickets!
  const ofOrders = {
    Submitted: { ...orders('S').waiting, Amount: orders('S').amount },
    InReview: { ...orders('IR').waiting, Amount: orders('IR').amount },
    Approved: orders('A').waiting,
    ToReceive: { ...orders('CF').waiting, Lines: orders('CF').lines },
    ToFinish: { ...orders('C').waiting, Lines: orders('C').lines },
    ToInvoice: { ...orders('RC').waiting, Amount: orders('RC').amount },
  } satisfies Record<Work, object>
  return {
    WeighOut: waiting(inYard, yardSince),
    Grade: waiting(toGrade, gradeSince),
    Price: waiting(toPrice, priceSince),
    ToOrder: { ...waiting(toOrder.customers, toOrder.since), Tickets: toOrder.tickets },
    ...ofOrders,
  }
}

/** Lists count up to `MAX_COUNTED` only. */
function waiting(found: number, Since: Date | null) {
  return { Count: Math.min(found, MAX_COUNTED), Capped: found > MAX_COUNTED, Since }
}

/** The tickets in the yard, those without a grade, and those with a grade and without a price: how many, and since when. */
const waitingTickets = statement(() =>
  db()
    .selectFrom([inYard().as('yard'), withoutPrice().as('unpriced')])
    .selectAll(),
)

function inYard() {
  return db()
    .selectFrom('trucks_inside')
    .select((eb) => [
      eb.fn.countAll<number>().as('inYard'),
      eb.fn.min('time_in').$castTo<Date | null>().as('yardSince'),
    ])
}

function withoutPrice() {
  const ungraded = sql<boolean>`current_grade_percent is null`
  const graded = sql<boolean>`current_grade_percent is not null`
  const since = (which: typeof graded) => sql<Date | null>`min(time_in) filter (where ${which})`
  return db()
    .selectFrom('tickets_to_value')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'tickets_to_value.ticket_id')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere(ungraded).as('toGrade'),
      eb.fn.countAll<number>().filterWhere(graded).as('toPrice'),
      since(ungraded).as('gradeSince'),
      since(graded).as('priceSince'),
    ])
}

/** The orders of each badge that wait for an officer, with their lines that are not received yet and their amount in baht. */
async function waitingOrders() {
  const found = new Map(
    (await ordersByBadge({})).map(({ badge, count, since, ...of }) => [
      badge,
      { waiting: waiting(count, since), ...of },
    ]),
  )
  const none = { waiting: waiting(0, null), lines: 0, amount: '0' }
  return (badge: Badge) => found.get(badge) ?? none
}

/**
 * The badges are written out: most orders are finished, which PostgreSQL would not know of badges to come. An order waits
 * since its latest step, or since it was submitted while it is looked at.
 */
const ordersByBadge = statement(() => {
  const badges = ALL_BADGES.filter((badge) => BADGES[badge].work).map((badge) => sql.lit(badge))
  return db()
    .selectFrom('existing_orders')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('order_steps')
          .select('taken_at')
          .whereRef('order_id', '=', 'existing_orders.id')
          .where('action', '<>', sql.lit('review'))
          .orderBy('id', 'desc')
          .limit(sql.lit(1))
          .as('step'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'badge',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('taken_at').as('since'),
      sql<number>`coalesce(sum(line_count - received_count), 0)::int`.as('lines'),
      sql<string>`coalesce(sum(total_amount), 0)`.as('amount'),
    ])
    .where('badge', 'in', badges)
    .groupBy('badge')
})
