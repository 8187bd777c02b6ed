import { sql } from 'kysely'
import type { Parsed } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { decimal } from '../../platform/money.ts'
import { addDays, businessDay } from '../../platform/thai-date.ts'
import type { calls } from '../contract/board.ts'
import { pricesOfRow } from '../rules/board-rows.ts'
import { gradePrice, type Prices, premium } from '../rules.ts'
import { type BoardRow, priceBoard } from './board.ts'

/**
 * What prices would do if they were saved: the palm of the last full business days at the prices in force and at these,
 * with the levels and premiums of today, and the tickets that wait. In baht; refuses `product.notFound`.
 */
export async function effectOf({ Days, Products }: Parsed<typeof calls.previewPrices>, now: Date) {
  const board = await priceBoard(now)
  const sent = new Map(Products.map((row) => [row.ProductUUID, pricesOfRow(row)]))
  const known = new Set(board.Products.map(({ UUID }) => UUID))
  if (![...sent.keys()].every((id) => known.has(id))) refuse('product.notFound')
  const prices = board.Products.flatMap((row) => bothPrices(row, sent.get(row.UUID)))
  const today = businessDay(now)
  const days = { From: addDays(today, -Days), To: addDays(today, -1) }
  const sums = await sumsOf(prices, days)
  return {
    ...days,
    ...totals(sums),
    Products: board.Products.map(({ UUID, ProductCode, Name }) => {
      const ofProduct = sums.filter(({ kind, id }) => kind === 'product' && id === ProductCode)
      return { ProductUUID: UUID, Name, ...sumOf(ofProduct) }
    }),
    Sellers: sums
      .filter(({ kind }) => kind === 'seller')
      .map((one) => ({ Name: one.name ?? '', ...sumOf([one]) })),
    WaitingTickets: board.Products.reduce((sum, row) => sum + row.WaitingTickets, 0),
    WaitingDifference: sumOf(sums.filter(({ kind }) => kind === 'waiting')).Difference,
  }
}

interface BothPrices {
  code: string
  grade: number
  before: string
  after: string
  premium_before: string
  premium_after: string
}

const GRADES = Array.from({ length: 101 }, (_, grade) => grade)

/** A product's price of each grade in force and to come; none where one of the two has no rows. */
function bothPrices(row: BoardRow, sent: Prices | undefined): BothPrices[] {
  const inForce = pricesOfRow(row)
  const next = sent ?? inForce
  return GRADES.flatMap((grade) => {
    const before = gradePrice(inForce, grade)?.price
    const after = gradePrice(next, grade)?.price
    if (!before || !after) return []
    return {
      code: row.ProductCode,
      grade,
      before: before.toFixed(2),
      after: after.toFixed(2),
      premium_before: premium(true, inForce.premiumPrice).toFixed(2),
      premium_after: premium(true, next.premiumPrice).toFixed(2),
    }
  })
}

interface Sum {
  kind: 'product' | 'seller' | 'waiting'
  id: string | null
  name: string | null
  kg: string
  before: string
  after: string
}

async function sumsOf(
  prices: readonly BothPrices[],
  { From, To }: { From: string; To: string },
): Promise<Sum[]> {
  const { rows } = await sql<Sum>`
    with prices as materialized (
      select * from json_to_recordset(${JSON.stringify(prices)}::json) as price (
        code text, grade smallint, before numeric, after numeric, premium_before numeric, premium_after numeric)
    ), palm as materialized (
      select product_code as code, customer_id, current_grade_percent as grade, sum(net_weight_kg) as kg
      from weigh_tickets
      where day_out between ${From}::date and ${To}::date and current_grade_percent is not null
      group by 1, 2, 3
    ), waiting as (
      select product_code as code, customer_id, current_grade_percent as grade, sum(net_weight_kg) as kg
      from tickets_to_value join weigh_tickets on weigh_tickets.id = ticket_id
      where current_grade_percent is not null and net_weight_kg is not null
      group by 1, 2, 3
    ), sellers as materialized (
      select customer_id, level_price, exists (
        select from premiums_in_force where vendor_id = links_in_force.vendor_id) as is_premium
      from links_in_force
        join customers on customers.id = customer_id
        join member_levels on member_levels.id = level_id
    ), valued as materialized (
      select palm.*, kg * (before + coalesce(level_price, 0) + case when is_premium then premium_before else 0 end) as was,
        kg * (after + coalesce(level_price, 0) + case when is_premium then premium_after else 0 end) as becomes
      from (select false as waits, * from palm union all select true, * from waiting) palm
        join prices using (code, grade) left join sellers using (customer_id)
    )
    select 'product' as kind, code as id, null as name, sum(kg) as kg, sum(was) as before, sum(becomes) as after
    from valued where not waits group by code
    union all select 'waiting', null, null, sum(kg), sum(was), sum(becomes) from valued where waits having count(*) > 0
    union all (
      select 'seller', customer_id::text, (select name from customers where id = customer_id), sum(kg), sum(was), sum(becomes)
      from valued where not waits group by customer_id having sum(becomes) > sum(was)
      order by sum(becomes) - sum(was) desc, customer_id limit ${sql.lit(TOP_SELLERS)})`.execute(
    db(),
  )
  return rows
}

const TOP_SELLERS = 3

function totals(sums: readonly Sum[]) {
  const products = sums.filter(({ kind }) => kind === 'product')
  const add = (side: 'before' | 'after') =>
    products.reduce((sum, one) => sum.plus(one[side]), decimal(0)).toFixed(2)
  return { Before: add('before'), After: add('after') }
}

function sumOf(sums: readonly Sum[]) {
  const zero = decimal(0)
  return {
    Weight: sums.reduce((sum, one) => sum.plus(one.kg), zero).toFixed(2),
    Difference: sums.reduce((sum, one) => sum.plus(one.after).minus(one.before), zero).toFixed(2),
  }
}
