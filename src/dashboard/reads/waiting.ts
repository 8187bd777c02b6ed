import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { MAX_COUNTED } from '../../platform/paging.ts'
import { ALL_BADGES, BADGES, type Work } from '../../purchase-orders/rules/states.ts'
import { type Badge, TRANSITIONS } from '../../purchase-orders/rules.ts'

/** The waiting work, each kind counted as its list counts it. Reads the waiting rows only, not all tickets and orders. */
export async function waitingWork() {
  const [yard, unpriced] = [await inYard(), await withoutPrice()]
  const [orders, lines] = [await waitingOrders(), await linesToReceive()]
  const ofOrders = {
    Submitted: orders('S'),
    InReview: orders('IR'),
    Approved: orders('A'),
    ToReceive: { ...orders('CF'), Lines: lines('CF') },
    ToFinish: { ...orders('C'), Lines: lines('C') },
    ToInvoice: { ...orders('RC'), Amount: await amountToInvoice() },
  } satisfies Record<Work, object>
  return {
    WeighOut: waiting(yard.count, yard.since),
    Grade: waiting(unpriced.toGrade, unpriced.gradeSince),
    Price: waiting(unpriced.toPrice, unpriced.priceSince),
    ...ofOrders,
  }
}

/** Lists count up to `MAX_COUNTED` only. */
function waiting(found: number, Since: Date | null) {
  return { Count: Math.min(found, MAX_COUNTED), Capped: found > MAX_COUNTED, Since }
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

/** The tickets without a price, those without and those with a grade apart. */
function withoutPrice() {
  const ungraded = sql<boolean>`gradings.id is null`
  const graded = sql<boolean>`gradings.id is not null`
  const since = (which: typeof graded) => sql<Date | null>`min(time_in) filter (where ${which})`
  return db()
    .selectFrom('tickets_to_value')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'tickets_to_value.ticket_id')
    .leftJoin('gradings_in_force as gradings', 'gradings.ticket_id', 'weigh_tickets.id')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere(ungraded).as('toGrade'),
      eb.fn.countAll<number>().filterWhere(graded).as('toPrice'),
      since(ungraded).as('gradeSince'),
      since(graded).as('priceSince'),
    ])
    .executeTakeFirstOrThrow()
}

/** The orders of each badge that wait for an officer, each badge read by the index. */
async function waitingOrders() {
  const steps = ALL_BADGES.filter((badge) => BADGES[badge].work).map((badge) => {
    const orders = ordersIn(badge)
    const counted = orders.select('id').limit(MAX_COUNTED + 1)
    const oldest = orders.select('created_at').orderBy('created_at').limit(1)
    return sql`select ${badge}::text badge, (select count(*) from ${counted} counted) count, ${oldest} since`
  })
  const { rows } = await sql<{ badge: string; count: number; since: Date | null }>`
    ${sql.join(steps, sql` union all `)}`.execute(db())
  const found = new Map(rows.map(({ badge, count, since }) => [badge, waiting(count, since)]))
  return (badge: Badge) => found.get(badge) ?? waiting(0, null)
}

function ordersIn(badge: Badge) {
  return db().selectFrom('existing_orders as purchase_orders').where('badge', '=', badge)
}

/** Lines of confirmed orders that are not received yet, by badge. */
async function linesToReceive() {
  const orders = await db()
    .selectFrom('existing_orders')
    .select(['badge', sql<number>`sum(line_count - received_count)::int`.as('lines')])
    .where('badge', 'in', TRANSITIONS.receive.from)
    .groupBy('badge')
    .execute()
  return (badge: Badge) => orders.find((one) => one.badge === badge)?.lines ?? 0
}

/** The amount of the orders that are received completely, in baht. */
async function amountToInvoice(): Promise<string> {
  const { amount } = await ordersIn('RC')
    .select(sql<string>`coalesce(sum(total_amount), 0)`.as('amount'))
    .executeTakeFirstOrThrow()
  return amount
}
