import { sql } from 'kysely'
import { idRows } from '../../platform/id-rows.ts'
import { statement } from '../../platform/statement.ts'
import { addDays, businessDay } from '../../platform/thai-date.ts'
import { gradePrice, type LadderRow } from '../../pricing/rules.ts'
import { type Flag, OLD_TICKET_DAYS } from '../rules/flags.ts'
import { ofOtherProducts } from '../rules/other-products.ts'
import { type Line, linesOfOrder } from './lines.ts'

/** A line of which its approver should look at something. */
export interface FlaggedLine {
  order_id: string
  ticket_id: number
  /** What a look is for. */
  flags: Flag[]
  /** Price less the computed one where it was set by hand, else less that of the ladder of its day; in baht per kg. */
  difference: string | null
  /** Kilograms before the first correction of the weight. */
  net_before: string | null
  net_weight_kg: string
  day_out: string
  /** Baht per kg by the ladder of its day; null where it was priced by that. */
  ladder_price: string | null
}

/** The lines of the orders of which something is to be looked at. */
export async function flaggedLines(orderIds: readonly string[], now: Date): Promise<FlaggedLine[]> {
  const oldBefore = addDays(businessDay(now), -OLD_TICKET_DAYS)
  const ofDay = await pricesOfDay(orderIds)
  const ladder = { ticketIds: [...ofDay.keys()], prices: [...ofDay.values()] }
  return readFlagged({ orderIds, oldBefore, ...ladder })
}

interface FlaggedLinesInput {
  orderIds: readonly string[]
  /** A ticket of an earlier day is old. */
  oldBefore: string
  /** Tickets with a price of the ladder of their day, and that price. */
  ticketIds: readonly number[]
  prices: readonly string[]
}

const readFlagged = statement(
  ({ orderIds, oldBefore, ticketIds, prices }: FlaggedLinesInput) => sql<FlaggedLine>`
    with found as (
      select line.order_id, ticket.id as ticket_id, ticket.net_weight_kg, ticket.day_out,
        price.override_reason is not null as is_override,
        price.net_price - case when price.override_reason is null then of_day.price
          else computed_grade_price + computed_level_price + computed_premium_price end as difference,
        corrected.net_before,
        ticket.day_out < ${oldBefore}::date as is_old,
        exists (select from open_corrections where ticket_id = ticket.id) as is_correction_open,
        of_day.price as ladder_price
      from lines_in_force line
        join weigh_tickets ticket on ticket.id = line.ticket_id
        left join valuations_in_force price on price.ticket_id = ticket.id
        left join unnest(${ticketIds}::bigint[], ${prices}::numeric[]) of_day (ticket_id, price)
          on of_day.ticket_id = ticket.id
        left join lateral (
          select (before ->> 'weight_in_kg')::numeric - (before ->> 'weight_out_kg')::numeric as net_before
          from weight_corrections
          where weight_corrections.ticket_id = ticket.id and decision = 'applied'
            and (weight_in_kg is not null or weight_out_kg is not null)
          order by weight_corrections.id limit 1
        ) corrected on true
      where line.order_id in ${idRows(orderIds)}
    ), flagged as (
      select *, array_remove(array[
        case when is_override then 'override' end,
        case when is_correction_open then 'correctionOpen' end,
        case when net_before <> net_weight_kg then 'weightCorrected' end,
        case when not is_override and difference <> 0 then 'offLadder' end,
        case when is_old then 'oldTickets' end
      ], null) as flags
      from found
    )
    select order_id, ticket_id, flags, difference, net_before, net_weight_kg, day_out, ladder_price
    from flagged where flags <> '{}'`,
)

/** The lines of an order, with what its approver should look at; refuses `po.notFound`. */
export async function approvalLines(orderId: string, now: Date) {
  const lines = await linesOfOrder(orderId)
  const flagged = new Map(
    (await flaggedLines([orderId], now)).map((line) => [line.ticket_id, line]),
  )
  const others = new Set(ofOtherProducts(lines, []))
  return lines.map((line) => withFlags(line, flagged.get(line.SSWeightID), others.has(line)))
}

function withFlags(line: Line, found: FlaggedLine | undefined, isOther: boolean) {
  const mixed: Flag[] = isOther ? ['mixedProducts'] : []
  return {
    ...line,
    LadderPrice: found?.ladder_price ?? line.ComputedSysPrice,
    WeightNetBefore: found?.flags.includes('weightCorrected') ? found.net_before : null,
    Flags: [...(found?.flags ?? []), ...mixed],
  }
}

/**
 * What tickets of the orders would have been paid by the ladder of the day on which they were weighed out, in baht per
 * kg with level and premium, by ticket; those that were priced by that ladder are left out.
 */
async function pricesOfDay(orderIds: readonly string[]): Promise<Map<number, string>> {
  const tickets = await readPricedLater({ orderIds })
  if (tickets.length === 0) return new Map()
  const ladders = await laddersOf([...new Set(tickets.map(({ version_id }) => version_id))])
  return new Map(
    tickets.flatMap(({ ticket_id, version_id, grade_percent, others }) => {
      const ladder = ladders.get(version_id)
      const found = ladder && gradePrice(ladder, grade_percent)
      return found ? [[ticket_id, found.price.plus(others).toFixed(2)] as const] : []
    }),
  )
}

interface PricedLater {
  ticket_id: number
  /** The version of the prices that stood at the end of the ticket's day. */
  version_id: number
  grade_percent: number
  /** Level and premium, in baht per kg. */
  others: string
}

/** The tickets priced by a ladder that came into force after their day. */
const readPricedLater = statement(
  ({ orderIds }: { orderIds: readonly string[] }) => sql<PricedLater>`
    select ticket.id as ticket_id, earlier.id as version_id,
      ticket.current_grade_percent as grade_percent,
      price.computed_level_price + price.computed_premium_price as others
    from lines_in_force line
      join weigh_tickets ticket on ticket.id = line.ticket_id
      join valuations_in_force price on price.ticket_id = ticket.id
      join ladder_versions used on used.id = price.ladder_version_id
      cross join lateral ladder_of_day(used.product_id, ticket.day_out) earlier
    where line.order_id in ${idRows(orderIds)}
      and used.effective_from >= (ticket.day_out + 1)::timestamp at time zone interval '7 hours'`,
)

interface LadderPart extends LadderRow {
  id: number
  incrementPrice: string
  decrementPrice: string
}

async function laddersOf(versionIds: readonly number[]) {
  const parts = await readLadders({ versionIds })
  const ladders = parts.map((part) => [part.id, { ...part, rows: rowsOf(parts, part.id) }] as const)
  return new Map(ladders)
}

function rowsOf(parts: readonly LadderPart[], version: number): LadderPart[] {
  return parts.filter(({ id }) => id === version)
}

const readLadders = statement(
  ({ versionIds }: { versionIds: readonly number[] }) => sql<LadderPart>`
    select version.id, increment_price as "incrementPrice", decrement_price as "decrementPrice",
      grade_percent as "gradePercent", price_per_kg as price
    from ladder_versions version join ladder_rows on ladder_version_id = version.id
    where version.id = any(${versionIds}::bigint[])`,
)
