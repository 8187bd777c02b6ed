import type { Insertable, Selectable } from 'kysely'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuseField } from '../../platform/errors.ts'
import { fromWire, valuesOf } from '../../platform/fields.ts'
import { decimal } from '../../platform/money.ts'
import { keptReason } from '../../platform/reasons.ts'
import { statement } from '../../platform/statement.ts'
import type { Correction } from '../contract/correcting.ts'
import type { Grading } from '../contract/grade.ts'
import { palmRecord } from '../reads/palm-records.ts'
import { GRADING_FIELDS } from '../rules/fields.ts'
import { gradeRange } from '../rules.ts'
import type { GradingsTable } from '../tables.ts'
import { requireComposition } from './composition.ts'
import { currentGrading, currentValuation, endGrading, voidPrice } from './in-force.ts'
import { lockForTask } from './lock-for-task.ts'
import { returnRateNow } from './terms.ts'
import { recordChange, type Ticket } from './ticket.ts'

/** Grades a ticket for the first time; of two officers at once one grades and the other is refused with their name. */
export function gradeTicket(grading: Grading, ctx: OfficerContext) {
  return transaction(async () => {
    const ticket = await lockForTask('grade', grading)
    const row = gradingRow(ticket, grading, ctx)
    const [[after], record] = await Promise.all([insertRow(row), palmRecord(ticket.id)])
    await recordChange(ticket, { action: 'ticket.grade', after }, ctx)
    return record
  })
}

/** Puts another grading in the place of the one in force; at another grade its price is void from then on. */
export function correctGrade({ Reason, ...grading }: Correction<Grading>, ctx: OfficerContext) {
  return transaction(async () => {
    const ticket = await lockForTask('correctGrade', grading)
    const before = await currentGrading(ticket.id)
    const keepsPrice = before!.grade_percent === grading.SysProductGrade
    if (!keepsPrice) await voidPrice(ticket, Reason, ctx)
    await endGrading(before!.id, ctx)
    const row = gradingRow(ticket, grading, ctx, Reason)
    const [after] = await insertRow(row)
    if (keepsPrice) await keepPrice(ticket, { before: before!, after: after! })
    const changed = { before, after, reason: Reason }
    await recordChange(ticket, { action: 'ticket.correctGrade', ...changed }, ctx)
    return palmRecord(ticket.id)
  })
}

/** The row of a grading that fits its ticket. */
function gradingRow(
  ticket: Ticket,
  grading: Grading,
  ctx: OfficerContext,
  correctionReason?: string,
): NewGrading {
  check(grading, ticket)
  return {
    ...columns(grading),
    ticket_id: ticket.id,
    graded_at: ctx.now,
    graded_by: ctx.officer.id,
    correction_reason: correctionReason,
  }
}

type NewGrading = ReturnType<typeof columns> &
  Pick<Insertable<GradingsTable>, 'ticket_id' | 'graded_at' | 'graded_by' | 'correction_reason'>

const insertRow = statement((row: NewGrading) =>
  db()
    .insertInto('gradings')
    .values({
      ...valuesOf(GRADING_FIELDS, row),
      ticket_id: row.ticket_id,
      graded_at: row.graded_at,
      graded_by: row.graded_by,
      correction_reason: row.correction_reason,
    })
    .returningAll(),
)

function check(grading: Grading, ticket: Ticket): void {
  requireComposition(grading)
  const isReturn = grading.SysPalmReturn === 1
  const { min, max } = gradeRange(isReturn, grading.SysIsSpecialCase === 1)
  if (grading.SysProductGrade < min || grading.SysProductGrade > max) {
    refuseField('SysProductGrade', 'v.gradeRange', { min: min, max: max })
  }
  if (isReturn && !grading.SysPalmReturnReason) refuseField('SysPalmReturnReason', 'v.returnReason')
  if (decimal(grading.SysPalmReturnWeight ?? 0).gte(ticket.weight_in_kg)) {
    const kg = Number(ticket.weight_in_kg).toLocaleString('en')
    refuseField('SysPalmReturnWeight', 'v.rejectWeight', { kg })
  }
}

function columns(grading: Grading) {
  const fields = fromWire(GRADING_FIELDS, grading)
  if (fields.is_return) {
    const reason = fields.return_reason ?? ''
    return {
      ...fields,
      return_reason: keptReason(reason),
      reject_weight_kg: fields.reject_weight_kg ?? 0,
    }
  }
  // Nothing returned has neither a reason nor a weight.
  return { ...fields, return_reason: null, reject_weight_kg: 0 }
}

type GradingInForce = Pick<Selectable<GradingsTable>, 'id' | 'is_return'>

/**
 * Keeps the price in force for a corrected grading of the same grade. The return rate, which is recorded with it and not
 * part of it, follows a return that was added or taken back.
 */
async function keepPrice(
  ticket: Ticket,
  { before, after }: { before: GradingInForce; after: GradingInForce },
): Promise<void> {
  const isSameReturn = before.is_return === after.is_return
  const rate = isSameReturn ? {} : { return_rate: await returnRateNow(ticket, after.is_return) }
  const price = await currentValuation(ticket.id)
  if (!price) return
  await db()
    .updateTable('valuations')
    .set({ grading_id: after.id, ...rate })
    .where('id', '=', price.id)
    .execute()
}
