import type { Insertable } from 'kysely'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { MANAGERS, mayCall } from '../../platform/roles.ts'
import { statementByShape } from '../../platform/statement.ts'
import { netPrice, sameTerms } from '../../pricing/rules/terms.ts'
import type { Correction } from '../contract/correcting.ts'
import { termsOf, type Valuation } from '../contract/price.ts'
import { palmRecord } from '../reads/palm-records.ts'
import type { ValuationsTable } from '../tables.ts'
import { currentValuation, endValuation } from './in-force.ts'
import { lockForTask } from './lock-for-task.ts'
import { type Computed, computeTerms } from './terms.ts'
import { recordChange, type Ticket } from './ticket.ts'

/** Values a graded ticket for the first time. */
export function priceTicket(valuation: Valuation, ctx: OfficerContext) {
  return transaction(async () => {
    const ticket = await lockForTask('price', valuation)
    const row = await valuationRow(ticket, valuation, ctx)
    const [[after], record] = await Promise.all([insertRow(row), palmRecord(ticket.id)])
    await recordChange(ticket, { action: 'ticket.value', after }, ctx)
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
    const changed = { before, after, reason: Reason }
    await recordChange(ticket, { action: 'ticket.correctPrice', ...changed }, ctx)
    return record
  })
}

type NewValuation = Insertable<ValuationsTable>

/** The row of a price that may be set. */
async function valuationRow(
  ticket: Ticket,
  valuation: Valuation,
  ctx: OfficerContext,
  correctionReason?: string,
): Promise<NewValuation> {
  const computed = await computeTerms(ticket, ctx.now, valuation.LadderOfDay === 1)
  return {
    ticket_id: ticket.id,
    grading_id: computed.gradingId,
    ladder_version_id: computed.ladderVersionId,
    ladder_day: computed.ladderDay,
    grade_price: valuation.SysValuationPrice,
    level_price: valuation.SysValuationLevelPrice,
    premium_price: valuation.SysValuationPremium,
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

function insertRow(row: NewValuation) {
  return insertColumns(Object.keys(row) as (keyof NewValuation)[], row)
}

const insertColumns = statementByShape((columns: (keyof NewValuation)[], row: NewValuation) => {
  const values = columns.map((column) => [column, row[column]])
  return db()
    .insertInto('valuations')
    .values(Object.fromEntries(values) as NewValuation)
    .returningAll()
})

/**
 * Why the price differs from the computed one; null where it does not. Only managers may differ, knowing the
 * ladder in force and giving a reason; anybody else learns of the new price (409).
 */
function overrideReason(
  valuation: Valuation,
  computed: Computed,
  { officer }: OfficerContext,
): string | null {
  const submitted = termsOf(valuation)
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
