import { fromWire } from '../../platform/fields.ts'
import { businessDay } from '../../platform/thai-date.ts'
import type { TicketFault } from '../rules/faults.ts'
import { WEIGHING_FIELDS } from '../rules/fields.ts'
import { ofVoided } from '../rules/voids.ts'
import { changedFields, contradiction, effect, merge, sameParts, type Weighing } from '../rules.ts'
import type { KnownTicket } from './known-tickets.ts'
import type { ClosedDays } from './lock-days.ts'
import type { ScaleTicket } from './read-ticket.ts'
import type { AcceptedReading } from './save-readings.ts'

type Outcome = 'created' | 'updated' | 'unchanged' | 'proposed' | 'refused'

/** What became of one reading. */
export interface Judgement {
  scaleId: string | undefined
  outcome: Outcome
  of?: KnownTicket
  fault?: TicketFault
  accepted?: AcceptedReading
  /** What was read, where it could be. */
  ticket?: ScaleTicket
}

/** A reading that is refused, of the ticket `of` where that is known. */
export function refused(
  scaleId: string | undefined,
  of: KnownTicket | undefined,
  fault: TicketFault,
): Judgement {
  return { scaleId, outcome: 'refused', of, fault }
}

/** Decides the outcome of one reading, and updates `knownTickets` by it for the readings after it. */
export function judge(
  sent: ScaleTicket,
  knownTickets: Map<string, KnownTicket>,
  closedDays: ClosedDays,
  now: Date,
): Judgement {
  const scaleId = sent.WeightScaleIDIn
  const reading: Weighing = fromWire(WEIGHING_FIELDS, sent)
  const known = knownTickets.get(scaleId)
  const { applied, proposed } = known ? effect(reading, known) : { applied: reading, proposed: {} }
  // A weighing out that was refused for a wrong weight in may be sent again unchanged: fields that the ticket lacks are new.
  const isNew =
    !known ||
    changedFields(reading, known.latestReading).length > 0 ||
    Object.keys(applied).length > 0
  if (known && !isNew) return { scaleId, outcome: 'unchanged', of: known }
  const after = { ...(known?.ticket ?? reading), ...applied }
  const fault =
    ofVoided(known) ??
    contradiction(reading, now) ??
    contradiction({ ...after, ...proposed }, now) ??
    ofClosedDay(applied, [known?.ticket.time_out, after.time_out], closedDays)
  if (fault) return refused(scaleId, known, fault)
  const of = known ?? newTicket(scaleId, reading)
  const newProposal = sameParts(proposed, of.open) ? undefined : proposed
  const outcome = known ? outcomeOf(applied, newProposal) : 'created'
  const base = { of, reading, before: known?.ticket, after, customerName: sent.CustomerName }
  Object.assign(of, {
    ticket: after,
    latestReading: merge(of.latestReading, reading),
    open: proposed,
  })
  knownTickets.set(scaleId, of)
  return { scaleId, outcome, of, accepted: { ...base, outcome, proposed: newProposal } }
}

/** Objects to what would change a ticket that left on a closed day, or would then have; a proposal may wait. */
function ofClosedDay(
  applied: Partial<Weighing>,
  times: readonly (Date | null | undefined)[],
  closedDays: ClosedDays,
): TicketFault | undefined {
  if (Object.keys(applied).length === 0) return undefined
  const days = times.flatMap((time) => (time ? [businessDay(time)] : []))
  const closed = days.find((day) => closedDays.has(day))
  const params = closed === undefined ? undefined : closedDays.get(closed)
  return params && { code: 'day.closed', field: WEIGHING_FIELDS.time_out.wire, params }
}

function newTicket(scaleId: string, reading: Weighing): KnownTicket {
  return {
    scaleId,
    isVoided: false,
    ticket: reading,
    latestReading: reading,
    open: {},
    isProtected: false,
  }
}

function outcomeOf(applied: Partial<Weighing>, proposed: Partial<Weighing> = {}) {
  if (Object.keys(proposed).length > 0) return 'proposed'
  return Object.keys(applied).length > 0 ? 'updated' : 'unchanged'
}
