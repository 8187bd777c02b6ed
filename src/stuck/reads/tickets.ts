import { sql } from 'kysely'
import { statement } from '../../platform/statement.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { type LadderNow, laddersNow } from '../../pricing/reads/ladders-now.ts'
import { gradePrice, type Ladder } from '../../pricing/rules.ts'
import { isStuck } from '../rules.ts'
import { rowOf, type StuckRow } from './row.ts'

interface WaitingTicket {
  id: number
  name: string
  registration: string
  product_code: string
  product_name: string
  customer_code: string
  customer_name: string
  time_in: Date
  time_out: Date | null
  day_out: string | null
  net_kg: string | null
  weight_in_kg: string
  grade: number | null
  graded_at: Date | null
  is_unpriced: boolean
}

/** The tickets that wait for longer than they should: to be weighed out, for a grade, or for a price. */
export async function stuckTickets(now: Date): Promise<StuckRow[]> {
  const tickets = await waitingTickets({})
  const graded = tickets.filter(
    ({ is_unpriced, grade, time_out }) => is_unpriced && grade && time_out,
  )
  const codes = [...new Set(graded.map(({ product_code }) => product_code))]
  const [ladders, ofDay] = await Promise.all([
    codes.length > 0 ? laddersNow(codes, now) : new Map<string, LadderNow>(),
    laddersOfDays(graded.map((one) => ({ code: one.product_code, day: one.day_out ?? '' }))),
  ])
  const priceOf = (ticket: WaitingTicket) => ({
    today: priceAt(ladders.get(ticket.product_code), ticket),
    former: priceAt(ofDay({ code: ticket.product_code, day: ticket.day_out ?? '' }), ticket),
  })
  return tickets.flatMap((ticket) =>
    graded.includes(ticket) ? unpriced(ticket, priceOf(ticket), now) : inYard(ticket, now),
  )
}

type PricedLadder = Parameters<typeof gradePrice>[0]

function priceAt(ladder: PricedLadder | undefined, { grade }: WaitingTicket) {
  return ladder && grade ? gradePrice(ladder, grade)?.price : undefined
}

interface TwoPrices {
  today: ReturnType<typeof priceAt>
  former: ReturnType<typeof priceAt>
}

/** A graded ticket: no price for its grade, palm of an earlier day whose price would be another one, or late. */
function unpriced(ticket: WaitingTicket, { today, former }: TwoPrices, now: Date): StuckRow[] {
  const about = aboutTicket(ticket)
  const Since = ticket.time_out ?? ticket.time_in
  const grade = ticket.grade ?? 0
  if (!today) {
    const Details = { product: ticket.product_name, grade }
    return [rowOf('noPrice', ticket.id, { ...about, Since, Details, WayOut: 'setPrice' })]
  }
  const day = ticket.day_out ?? ''
  if (day < businessDay(now) && former && !former.eq(today)) {
    const Details = { day, grade, former: former.toFixed(2), today: today.toFixed(2) }
    const TotalAmount = today.times(ticket.net_kg ?? 0).toFixed(2)
    const amounts = { ...about, Since, Details, TotalAmount }
    return [rowOf('earlierDay', ticket.id, { ...amounts, WayOut: 'price' })]
  }
  const gradedAt = ticket.graded_at ?? Since
  if (!isStuck('notPriced', gradedAt, now)) return []
  const Details = { plate: ticket.registration, grade }
  return [rowOf('notPriced', ticket.id, { ...about, Since: gradedAt, Details, WayOut: 'price' })]
}

/** A truck that is late to be weighed out, or else for its grade. */
function inYard(ticket: WaitingTicket, now: Date): StuckRow[] {
  const { id, registration, time_in, time_out, grade } = ticket
  const isInside = !time_out && isStuck('tareMissing', time_in, now)
  if (!isInside && (grade || !isStuck('notGraded', time_in, now))) return []
  const Details = { plate: registration, time: time_in.toISOString() }
  const about = { ...aboutTicket(ticket), Since: time_in, Details }
  return isInside
    ? [rowOf('tareMissing', id, { ...about, WayOut: 'weighOut' })]
    : [rowOf('notGraded', id, { ...about, WayOut: 'grade' })]
}

function aboutTicket({ id, name, customer_code, customer_name, net_kg }: WaitingTicket) {
  return {
    SSWeightID: id,
    Subject: name,
    VendorCode: customer_code,
    VendorName: customer_name,
    AVL: customer_code,
    WeightNet: net_kg,
  }
}

/** What waits is known by its table and its index, not looked for among all tickets. */
const waitingTickets = statement(
  () => sql<WaitingTicket>`
    select ticket.id, ticket_name as name, registration, product_code,
      coalesce(nullif(product_type_name, ''), product_code) as product_name,
      customer.code as customer_code, ticket.customer_name, time_in, time_out, day_out,
      net_weight_kg as net_kg, weight_in_kg, current_grade_percent as grade, graded_at,
      waiting.ticket_id is not null as is_unpriced
    from (select ticket_id as id from tickets_to_value union select id from trucks_inside) late
      join weigh_tickets ticket using (id)
      join customers customer on customer.id = ticket.customer_id
      left join tickets_to_value waiting on waiting.ticket_id = ticket.id
      left join gradings_in_force grading on grading.ticket_id = ticket.id
    order by time_in limit 5000`,
)

interface DayOfProduct {
  code: string
  /** A business day. */
  day: string
}

interface LadderOfDay extends DayOfProduct {
  incrementPrice: string
  decrementPrice: string
  rows: { gradePercent: number; price: string }[]
}

/** The ladder that each product had at the end of each day asked for; a product without one is left out. */
async function laddersOfDays(
  asked: readonly DayOfProduct[],
): Promise<(one: DayOfProduct) => Ladder | undefined> {
  const found = asked.length > 0 ? await readLadders({ asked: JSON.stringify(asked) }) : []
  const ladders = new Map(found.map((one) => [keyOf(one), one]))
  return (one) => ladders.get(keyOf(one))
}

function keyOf({ code, day }: DayOfProduct): string {
  return `${code} ${day}`
}

const readLadders = statement(
  ({ asked }: { asked: string }) => sql<LadderOfDay>`
    select code, asked.day::text as day, latest.increment_price as "incrementPrice",
      latest.decrement_price as "decrementPrice",
      coalesce((
        select jsonb_agg(jsonb_build_object('gradePercent', grade_percent, 'price', price_per_kg::text))
        from ladder_rows where ladder_version_id = latest.id), '[]') as rows
    from (select distinct code, day from jsonb_to_recordset(${asked}::jsonb) as one (code text, day date)) asked
      join products using (code)
      cross join lateral ladder_of_day(products.id, asked.day) latest`,
)
