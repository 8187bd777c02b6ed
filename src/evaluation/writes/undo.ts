import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import type { calls } from '../contract/price.ts'
import { palmRecord } from '../reads/palm-records.ts'
import { currentGrading, currentValuation, endGrading, endValuation } from './in-force.ts'
import { lockTicketRow, recordChange, type Ticket } from './ticket.ts'

type Saved = Parsed<typeof calls.undoGrade>

/** Takes back the first grading of a ticket and its price, by who saved both and while nobody built on them. */
export function undoGrade(saved: Saved, ctx: OfficerContext) {
  return transaction(async () => {
    const ticket = await lockForUndo(saved)
    const grading = await currentGrading(ticket.id)
    if (!grading) refuse('ticket.notGraded', { ticket: ticket.name })
    refuseOthers(ticket, { ...grading, by: grading.graded_by }, ctx)
    await takeBackPrice(ticket, ctx)
    await endGrading(grading.id, ctx)
    const { officer, ...before } = grading
    await recordChange(ticket, { action: 'ticket.undoGrade', before }, ctx)
    return palmRecord(ticket.id)
  })
}

/** Takes back the first price of a ticket, by who saved it and while nobody built on it. */
export function undoPrice(saved: Saved, ctx: OfficerContext) {
  return transaction(async () => {
    const ticket = await lockForUndo(saved)
    if (!(await takeBackPrice(ticket, ctx))) {
      refuse('ticket.nothingToCorrect', { ticket: ticket.name })
    }
    return palmRecord(ticket.id)
  })
}

async function lockForUndo(saved: Saved): Promise<Ticket> {
  const ticket = await lockTicketRow(saved)
  const po = await orderOf(ticket.id)
  if (po) refuse('ticket.undoOrdered', { ticket: ticket.name, po })
  return ticket
}

/** Voids the price in force; returns whether there was one. */
async function takeBackPrice(ticket: Ticket, ctx: OfficerContext): Promise<boolean> {
  const valuation = await currentValuation(ticket.id)
  if (!valuation) return false
  refuseOthers(ticket, { ...valuation, by: valuation.valued_by }, ctx)
  await endValuation(valuation.id, ctx)
  const { officer, ...before } = valuation
  await recordChange(ticket, { action: 'ticket.undoPrice', before }, ctx)
  return true
}

interface Authored {
  by: string
  officer: string
  correction_reason: string | null
}

/** What somebody else saved stays, and so does a correction: it is corrected again, with a reason. */
function refuseOthers({ name }: Ticket, saved: Authored, { officer }: OfficerContext): void {
  if (saved.by === officer.id && saved.correction_reason === null) return
  refuse('ticket.undoOthers', { ticket: name, officer: saved.officer })
}

/** The number of the order on which a ticket is; undefined for one that is on none. */
async function orderOf(ticketId: number): Promise<string | undefined> {
  const line = await db()
    .selectFrom('lines_in_force')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'lines_in_force.order_id')
    .select('number')
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst()
  return line?.number
}
