import type { Insertable } from 'kysely'
import { returnPercent, returnRate } from '../src/evaluation/rules.ts'
import type { GradingsTable, ValuationsTable } from '../src/evaluation/tables.ts'
import { auditRow } from '../src/platform/audit.ts'
import { db } from '../src/platform/db.ts'
import { decimal } from '../src/platform/money.ts'
import { keptReason, REASONS } from '../src/platform/reasons.ts'
import { computePrice, netPrice } from '../src/pricing/rules/terms.ts'
import { contextOf, insertAll, type Officers } from './contexts.ts'
import type { Trip } from './day.ts'
import type { PublishedLadder } from './master-data.ts'
import type { Progress } from './progress.ts'
import { seeded } from './random.ts'

type Tickets = Map<Trip, number>

/** A truck with its price, ready to be ordered. */
export interface PricedTicket {
  trip: Trip
  ticketId: number
  netKg: number
  /** Baht per kg. */
  netPrice: string
  /** Of the ladder, as the rules computed it. */
  computedGradePrice: string
}

// One call for each of 15,000 tickets would take minutes: gradings and prices are written in bulk, by the same rules
// and each with its audit row. `npm run check:data` shows that they are what the calls would have made.

/** Grades every truck that has come so far; returns the id of each grading. */
export async function gradeTrips(
  progress: readonly Progress[],
  tickets: Tickets,
  officers: Officers,
): Promise<Map<number, number>> {
  const graded = progress.filter(({ isGraded }) => isGraded).map(({ trip }) => trip)
  const rows = graded.map((trip) => gradingRow(trip, tickets.get(trip)!, officers[52].id))
  await insertAll('gradings', rows)
  const made = await db().selectFrom('gradings').selectAll().orderBy('id').execute()
  const entries = made.map((after) => {
    const entry = { action: 'ticket.grade', entity: 'ticket', id: after.ticket_id, after }
    return auditRow(contextOf(officers[52], after.graded_at), entry)
  })
  await insertAll('audit_entries', entries)
  return new Map(made.map(({ id, ticket_id }) => [ticket_id, id]))
}

/** Prices every graded truck that has come so far, by the ladder in force at that moment. */
export async function priceTrips(
  progress: readonly Progress[],
  tickets: Tickets,
  gradings: Map<number, number>,
  ladders: readonly PublishedLadder[],
  officers: Officers,
): Promise<PricedTicket[]> {
  const levels = await levelPrices()
  const priced = progress.filter(({ isValued }) => isValued).map(({ trip }) => trip)
  const rows = priced.map((trip) => {
    const ticketId = tickets.get(trip)!
    const terms = termsOf(trip, ladderAt(ladders, trip), levels)
    return {
      ...terms,
      ...override(trip, terms, officers),
      ticket_id: ticketId,
      grading_id: gradings.get(ticketId)!,
    }
  })
  await insertAll('valuations', rows)
  const made = await db().selectFrom('valuations').selectAll().orderBy('id').execute()
  const entries = made.map((after) => {
    const officer = after.valued_by === officers[50].id ? officers[50] : officers[51]
    const entry = { action: 'ticket.value', entity: 'ticket', id: after.ticket_id, after }
    return auditRow(contextOf(officer, after.valued_at), {
      ...entry,
      reason: after.override_reason,
    })
  })
  await insertAll('audit_entries', entries)
  return rows.map((row, index) => pricedTicket(priced[index]!, row))
}

function gradingRow(trip: Trip, ticketId: number, officerId: string): Insertable<GradingsTable> {
  const { grading, product, vehicle } = trip
  return {
    ticket_id: ticketId,
    grade_percent: grading.grade,
    is_return: grading.isReturn,
    return_reason: grading.returnReason && keptReason(grading.returnReason),
    is_special_case: grading.isSpecialCase,
    reject_weight_kg: grading.rejectKg,
    land_number: grading.landNumber,
    product_type: product.name,
    car_license: vehicle.registration,
    bunch_weight_kg: grading.bunchKg,
    ripe_percent: grading.ripe,
    unripe_percent: grading.unripe,
    raw_percent: grading.raw,
    loose_percent: grading.loose,
    overripe_percent: grading.overripe,
    rotten_percent: grading.rotten,
    undersize_percent: grading.undersize,
    contaminants_percent: grading.contaminants,
    long_stalk_percent: grading.longStalk,
    is_watering: grading.isWatering,
    is_raining: grading.isRaining,
    graded_at: trip.gradedAt,
    graded_by: officerId,
  }
}

function ladderAt(ladders: readonly PublishedLadder[], trip: Trip): PublishedLadder {
  const ladder = ladders.findLast(
    ({ productCode, at }) => productCode === trip.product.code && at <= trip.valuedAt,
  )
  if (!ladder)
    throw new Error(`No price of ${trip.product.code} before ${trip.valuedAt.toISOString()}`)
  return ladder
}

function termsOf(trip: Trip, ladder: PublishedLadder, levels: Map<number, string>) {
  const { vendor, vehicle, grading } = trip
  const seller = { levelPrice: levels.get(vendor.levelId)!, isPremium: vendor.isPremium }
  const { terms } = computePrice(ladder, grading.grade, vendor.isLinked ? seller : undefined)!
  const tare = vehicle.isRegistered ? vehicle.tareKg : null
  const isSetUp = vendor.isLinked && vendor.dimension7 !== null
  return {
    ladder_version_id: ladder.versionId,
    level_price: terms.levelPrice.toFixed(2),
    premium_price: terms.premium.toFixed(2),
    computed_grade_price: terms.gradePrice.toFixed(2),
    computed_level_price: terms.levelPrice.toFixed(2),
    computed_premium_price: terms.premium.toFixed(2),
    shipping_cost: isSetUp ? vendor.shippingCost : null,
    consistency: isSetUp ? vendor.consistency : null,
    return_rate: returnRate(returnPercent(grading.isReturn, netKg(trip), tare)).toFixed(2),
    valued_at: trip.valuedAt,
  }
}

/** Now and then a manager has agreed on another price, and says why. */
function override(trip: Trip, terms: { computed_grade_price: string }, officers: Officers) {
  const random = seeded(`override ${trip.scaleId}`)
  if (!random.chance(0.003)) {
    return {
      grade_price: terms.computed_grade_price,
      override_reason: null,
      valued_by: officers[51].id,
    }
  }
  return {
    grade_price: decimal(terms.computed_grade_price).plus('0.05').toFixed(2),
    override_reason: random.pick(REASONS.override),
    valued_by: officers[50].id,
  }
}

function pricedTicket(trip: Trip, row: Insertable<ValuationsTable>): PricedTicket {
  const terms = {
    gradePrice: row.grade_price,
    levelPrice: row.level_price,
    premium: row.premium_price,
  }
  return {
    trip,
    ticketId: row.ticket_id,
    netKg: netKg(trip),
    netPrice: netPrice(terms).toFixed(2),
    computedGradePrice: String(row.computed_grade_price),
  }
}

function netKg(trip: Trip): number {
  return trip.weightInKg - trip.weightOutKg
}

async function levelPrices(): Promise<Map<number, string>> {
  const levels = await db().selectFrom('member_levels').select(['id', 'level_price']).execute()
  return new Map(levels.map(({ id, level_price }) => [id, level_price]))
}
