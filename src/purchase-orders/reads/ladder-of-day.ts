import { sql } from 'kysely'
import { idRows } from '../../platform/id-rows.ts'
import { statement } from '../../platform/statement.ts'
import { gradePrice, type LadderRow } from '../../pricing/rules.ts'

/**
 * What tickets of the orders would have been paid by the ladder of the day on which they were weighed out, in baht per
 * kg with level and premium, by ticket; those that were priced by that ladder are left out.
 */
export async function pricesOfDay(orderIds: readonly string[]): Promise<Map<number, string>> {
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
