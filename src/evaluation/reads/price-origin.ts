import type { HandlerResult } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { priceOfDay } from '../../pricing/reads/prices.ts'
import { gradePrice } from '../../pricing/rules.ts'
import type { calls } from '../contract.ts'
import { ladderDay } from '../rules.ts'

type Origin = HandlerResult<typeof calls.getWeightSheet>['origin']

/** How the price in force came about: the ladder that it was read from. Null while there is no price. */
export async function priceOrigin(ticketId: number): Promise<Origin> {
  const found = await valuationOf(ticketId)
  if (!found) return null
  const { ladderId, incrementPrice, decrementPrice, savedAt, ...terms } = found
  const rows = await rowsOf(ladderId)
  const from = gradePrice({ rows, incrementPrice, decrementPrice }, terms.ProductGrade)
  if (!from) throw new Error(`Ladder version ${ladderId} has no rows`)
  return {
    ...terms,
    Modified: Math.floor(savedAt.getTime() / 1000),
    FromGrade: from.fromGrade,
    FromPrice: from.fromPrice.toFixed(2),
    Steps: from.steps,
    PerStep: from.perStep.toFixed(2),
  }
}

function valuationOf(ticketId: number) {
  return db()
    .selectFrom('valuations_in_force as valuations')
    .innerJoin('gradings', 'gradings.id', 'valuations.grading_id')
    .innerJoin('ladder_versions', 'ladder_versions.id', 'valuations.ladder_version_id')
    .leftJoin('officers', 'officers.id', 'ladder_versions.created_by')
    .select([
      'ladder_versions.id as ladderId',
      'ladder_versions.number as PriceVersion',
      'valuations.ladder_day as LadderDay',
      'ladder_versions.increment_price as incrementPrice',
      'ladder_versions.decrement_price as decrementPrice',
      'ladder_versions.created_at as savedAt',
      'officers.full_name as ModifiedBy',
      'gradings.grade_percent as ProductGrade',
      'computed_grade_price as ComputedPrice',
      'computed_level_price as ComputedLevelPrice',
      'computed_premium_price as ComputedPremium',
      'shipping_cost as SysValuationShippingCost',
      'consistency as SysValuationLoyalty',
    ])
    .where('valuations.ticket_id', '=', ticketId)
    .executeTakeFirst()
}

function rowsOf(ladderId: number) {
  return db()
    .selectFrom('ladder_rows')
    .select(['grade_percent as gradePercent', 'price_per_kg as price'])
    .where('ladder_version_id', '=', ladderId)
    .execute()
}

type LadderOfDay = HandlerResult<typeof calls.getLadderOfDay>

/**
 * The ladder at the end of the day on which a ticket was weighed out; nulls where that is no day before today, or nobody
 * had set prices by then. Refuses `ticket.notFound`.
 */
export async function ladderOfTicket(ticketId: number, now: Date): Promise<LadderOfDay> {
  const ticket = await db()
    .selectFrom('weigh_tickets')
    .select(['product_code', 'day_out'])
    .where('id', '=', ticketId)
    .executeTakeFirst()
  if (!ticket) refuse('ticket.notFound')
  const LadderDay = ladderDay(ticket.day_out, businessDay(now))
  const Ladder = LadderDay && (await priceOfDay(ticket.product_code, LadderDay))
  return Ladder ? { LadderDay, Ladder } : { LadderDay: null, Ladder: null }
}
