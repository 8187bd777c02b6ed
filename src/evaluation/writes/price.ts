import type { Insertable } from 'kysely'
import { audit } from '../../platform/audit.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { MANAGERS, mayCall } from '../../platform/roles.ts'
import { statement } from '../../platform/statement.ts'
import { netPrice, sameTerms } from '../../pricing/rules/terms.ts'
import type { Correction } from '../contract/correcting.ts'
import type { Valuation } from '../contract/price.ts'
import { palmRecord } from '../reads/palm-records.ts'
import type { ValuationsTable } from '../tables.ts'
import { currentValuation, endValuation } from './in-force.ts'
import { lockForTask } from './lock-for-task.ts'
import { type Computed, computeTerms } from './terms.ts'
import type { Ticket } from './ticket.ts'

/** Values a graded ticket for the first time. */
export function priceTicket(valuation: Valuation, ctx: OfficerContext) {
  return transaction(async () => {
    const ticket = await lockForTask('price', valuation)
    const row = await valuationRow(ticket, valuation, ctx)
    const [[after], record] = await Promise.all([insertRow(row), palmRecord(ticket.id)])
    await audit(ctx, { action: 'ticket.value', entity: 'ticket', id: ticket.id, after })
    publishChange('tickets', [ticket.id])
    return record
  })
}

/** Puts another price in the place of the one in force. */
export function correctPrice({ Reason, ...valuation }: Correction<Valuation>, ctx: OfficerContext) {
  return transaction(async () => {
    const ticket = await lockForTask('correctPrice', valuation)
    const before = await currentValuation(ticket.id)
    await endValuation(before!.id, ctx)
    const row = await valuationRow(ticket, valuation, ctx, Reason)
    const [[after], record] = await Promise.all([insertRow(row), palmRecord(ticket.id)])
    const entry = { action: 'ticket.correctPrice', entity: 'ticket', id: ticket.id, reason: Reason }
    await audit(ctx, { ...entry, before, after })
    publishChange('tickets', [ticket.id])
    return record
  })
}

/** The row of a price that may be set. */
async function valuationRow(
  ticket: Ticket,
  valuation: Valuation,
  ctx: OfficerContext,
  correctionReason?: string,
): Promise<Insertable<ValuationsTable>> {
  const computed = await computeTerms(ticket, ctx.now, valuation.LadderOfDay === 1)
  const submitted = submittedTerms(valuation)
  return {
    ticket_id: ticket.id,
    grading_id: computed.gradingId,
    ladder_version_id: computed.ladderVersionId,
    ladder_day: computed.ladderDay,
    grade_price: submitted.gradePrice,
    level_price: submitted.levelPrice,
    premium_price: submitted.premium,
    computed_grade_price: computed.gradePrice,
    computed_level_price: computed.levelPrice,
    computed_premium_price: computed.premium,
    override_reason: overrideReason(valuation, computed, ctx),
    shipping_cost: computed.shippingCost,
    consistency: computed.consistency,
    return_rate: computed.returnRate,
    valued_at: ctx.now,
    valued_by: ctx.officer.id,
    correction_reason: correctionReason,
  }
}

const insertRow = statement((row: Insertable<ValuationsTable>) =>
  db()
    .insertInto('valuations')
    .values({
      ticket_id: row.ticket_id,
      grading_id: row.grading_id,
      ladder_version_id: row.ladder_version_id,
      ladder_day: row.ladder_day,
      grade_price: row.grade_price,
      level_price: row.level_price,
      premium_price: row.premium_price,
      computed_grade_price: row.computed_grade_price,
      computed_level_price: row.computed_level_price,
      computed_premium_price: row.computed_premium_price,
      override_reason: row.override_reason,
      shipping_cost: row.shipping_cost,
      consistency: row.consistency,
      return_rate: row.return_rate,
      valued_at: row.valued_at,
      valued_by: row.valued_by,
      correction_reason: row.correction_reason,
    })
    .returningAll(),
)

function submittedTerms(valuation: Valuation) {
  return {
    gradePrice: valuation.SysValuationPrice,
    levelPrice: valuation.SysValuationLevelPrice,
    premium: valuation.SysValuationPremium,
  }
}

/**
 * Why the price differs from the computed one; null where it does not. Only managers may differ, knowing the
 * ladder in force and giving a reason; anybody else learns of the new price (409).
 */
function overrideReason(
  valuation: Valuation,
  computed: Computed,
  { officer }: OfficerContext,
): string | null {
  const submitted = submittedTerms(valuation)
  if (sameTerms(submitted, computed)) return null
  const prices = { given: netPrice(submitted).toFixed(2), computed: netPrice(computed).toFixed(2) }
  const isStale = (valuation.PriceVersion ?? computed.ladderVersion) !== computed.ladderVersion
  if (isStale || !mayCall(MANAGERS, officer.role)) {
    refuse(
      'price.changed',
      { old: prices.given, new: prices.computed },
      { present: present(computed) },
    )
  }
  if (valuation.OverrideReason) return valuation.OverrideReason
  refuse('price.reasonRequired', prices, { fields: { OverrideReason: 'price.reasonRequired' } })
}

function present(computed: Computed) {
  return {
    PriceVersion: computed.ladderVersion,
    SysValuationPrice: Number(computed.gradePrice),
    SysValuationLevelPrice: Number(computed.levelPrice),
    SysValuationPremium: Number(computed.premium),
    SysPrice: Number(netPrice(computed)),
  }
}
