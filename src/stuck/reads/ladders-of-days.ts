import { sql } from 'kysely'
import { statement } from '../../platform/statement.ts'
import type { Ladder } from '../../pricing/rules.ts'

export interface DayOfProduct {
  code: string
  /** A business day. */
  day: string
}

interface Found extends DayOfProduct {
  incrementPrice: string
  decrementPrice: string
  rows: { gradePercent: number; price: string }[]
}

/** The ladder that each product had at the end of each day asked for; a product without one is left out. */
export async function laddersOfDays(
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
  ({ asked }: { asked: string }) => sql<Found>`
    select code, asked.day::text as day, latest.increment_price as "incrementPrice",
      latest.decrement_price as "decrementPrice",
      coalesce((
        select jsonb_agg(jsonb_build_object('gradePercent', grade_percent, 'price', price_per_kg::text))
        from ladder_rows where ladder_version_id = latest.id), '[]') as rows
    from (select distinct code, day from jsonb_to_recordset(${asked}::jsonb) as one (code text, day date)) asked
      join products using (code)
      cross join lateral ladder_of_day(products.id, asked.day) latest`,
)
