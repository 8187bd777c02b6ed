import { sql } from 'kysely'
import type { Parsed } from '../../platform/call.ts'
import type { ScaleContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import type { Params } from '../../platform/errors.ts'
import { fromWire } from '../../platform/fields.ts'
import { createTranslate } from '../../platform/i18n.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { businessDay } from '../../platform/thai-date.ts'
import type { calls } from '../contract.ts'
import { WEIGHING_FIELDS } from '../rules/fields.ts'
import {
  type Contradiction,
  changedFields,
  contradiction,
  effect,
  merge,
  sameParts,
  type Weighing,
} from '../rules.ts'
import { errors, words } from '../words.ts'
import { type KnownTicket, lockKnownTickets } from './known-tickets.ts'
import { type ClosedDays, lockDays } from './lock-days.ts'
import { type AcceptedReading, saveReadings } from './save-readings.ts'

type ScaleTicket = Parsed<typeof calls.importTickets>['tickets'][number]
type Outcome = 'created' | 'updated' | 'unchanged' | 'proposed' | 'refused'

const translate = createTranslate({ ...words, 'day.closed': errors['day.closed'] })

/**
 * Imports the tickets that a weighbridge sends, in their order, and returns the outcome of each; idempotent on
 * WeightScaleIDIn. A ticket that contradicts itself, or would change a closed day, is refused alone, with a sentence in
 * the caller's language.
 */
export async function importTickets(tickets: readonly ScaleTicket[], ctx: ScaleContext) {
  return transaction(async () => {
    // Imports run one at a time, so that two with the same ticket, customer or truck do not make it twice.
    await sql`select pg_advisory_xact_lock(hashtextextended('scale/ImportTickets', 0))`.execute(
      db(),
    )
    const knownTickets: Map<string, KnownTicket> = await lockKnownTickets(
      tickets.map(({ WeightScaleIDIn }) => WeightScaleIDIn),
    )
    const closedDays = await lockDays(tickets, knownTickets)
    const judged = tickets.map((ticket) => judge(ticket, knownTickets, closedDays, ctx.now))
    const accepted = judged.flatMap(({ accepted }) => accepted ?? [])
    await saveReadings(accepted, ctx)
    // Also of unchanged tickets: the reading may have withdrawn a proposal.
    publishChange(
      'tickets',
      accepted.flatMap(({ of }) => of.id ?? []),
    )
    return judged.map(({ scaleId, outcome, of, why }) => ({
      WeightScaleIDIn: scaleId,
      SSWeightID: of?.id ?? null,
      Outcome: outcome,
      Reason: why ? translate(why.key, why.params, ctx.language) : null,
    }))
  })
}

interface Judgement {
  scaleId: string
  outcome: Outcome
  of?: KnownTicket
  why?: Objection
  accepted?: AcceptedReading
}

interface Objection {
  key: Contradiction | 'day.closed'
  params: Params
}

/** Decides the outcome of one reading, and updates `knownTickets` by it for the readings after it. */
function judge(
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
  const why =
    contradiction(reading, now) ??
    contradiction({ ...after, ...proposed }, now) ??
    ofClosedDay(applied, [known?.ticket.time_out, after.time_out], closedDays)
  if (why) return { scaleId, outcome: 'refused', of: known, why }
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
): Objection | undefined {
  if (Object.keys(applied).length === 0) return undefined
  const days = times.flatMap((time) => (time ? [businessDay(time)] : []))
  const closed = days.find((day) => closedDays.has(day))
  const params = closed === undefined ? undefined : closedDays.get(closed)
  return params && { key: 'day.closed', params }
}

function newTicket(scaleId: string, reading: Weighing): KnownTicket {
  return { scaleId, ticket: reading, latestReading: reading, open: {}, isProtected: false }
}

function outcomeOf(applied: Partial<Weighing>, proposed: Partial<Weighing> = {}) {
  if (Object.keys(proposed).length > 0) return 'proposed'
  return Object.keys(applied).length > 0 ? 'updated' : 'unchanged'
}
