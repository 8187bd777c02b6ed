import { fromWire } from '../../platform/fields.ts'
import { identityKey } from '../../platform/keys.ts'
import { businessDay } from '../../platform/thai-date.ts'
import type { ScaleTicket } from '../contract.ts'
import type { Answers, TicketFault } from '../rules/faults.ts'
import { WEIGHING_FIELDS } from '../rules/fields.ts'
import {
  type Identified,
  identityOf,
  type Numbering,
  numberPeriod,
  type ReadingIdentity,
} from '../rules/identity.ts'
import type { TruckAnswer } from '../rules/numbering.ts'
import { oddities } from '../rules/oddities.ts'
import { ofVoided } from '../rules/voids.ts'
import {
  changedFields,
  contradiction,
  differences,
  effect,
  FIELDS,
  merge,
  pick,
  sameParts,
  type TicketOnRecord,
  type Weighing,
} from '../rules.ts'
import type { KnownTicket, KnownTickets } from './known-tickets.ts'
import type { ClosedDays } from './lock-days.ts'
import type { AcceptedReading } from './save-readings.ts'
import type { UsualWeighings } from './usual.ts'

type Outcome = 'created' | 'updated' | 'unchanged' | 'proposed' | 'refused'

/** What became of one reading. */
export interface Validation {
  scaleId: string | undefined
  outcome: Outcome
  of?: KnownTicket
  fault?: TicketFault
  accepted?: AcceptedReading
  /** What was read, where it could be. */
  ticket?: ScaleTicket
}

/** What a reading is validated by, besides the tickets that are known. */
export interface Intake {
  numbering: Numbering
  closedDays: ClosedDays
  usual: UsualWeighings
  /** The codes of the mill's products; any is taken where they are asked for elsewhere, or there are none yet. */
  products?: ReadonlySet<string>
  now: Date
  answers?: Answers
}

/** A reading that is refused, of the ticket `of` where that is known. */
export function refused(
  scaleId: string | undefined,
  of: KnownTicket | undefined,
  fault: TicketFault,
): Validation {
  return { scaleId, outcome: 'refused', of, fault }
}

/**
 * Decides the outcome of one reading of the ticket that was found for it, and updates `knownTickets` by it for the readings
 * after it.
 */
export function validate(
  sent: ScaleTicket,
  knownTickets: KnownTickets,
  intake: Intake,
  found: Identified<KnownTicket> = knownTickets.identify(identityIn(sent)),
): Validation {
  const { numbering, closedDays, usual, products, now, answers = {} } = intake
  const scaleId = sent.WeightScaleIDIn ?? undefined
  const known = truckOf(found, answers.truck)
  const reading = asOnTicket(weighingIn(sent), known)
  if (found.other && !known && answers.truck !== 'otherTruck')
    return refused(scaleId, found.other, otherTruck(found, identityIn(sent)))
  const onRecord = known && asFoundBy(known, numbering)
  const { applied, proposed } = onRecord
    ? effect(reading, onRecord)
    : { applied: reading, proposed: {} }
  // A weighing out that was refused for a wrong weight in may be sent again unchanged: fields that the ticket lacks are new.
  const isNew =
    !onRecord ||
    changedFields(reading, onRecord.latestReading).length > 0 ||
    Object.keys(applied).length > 0
  if (known && !isNew) return { scaleId, outcome: 'unchanged', of: known }
  const after = { ...(known?.ticket ?? reading), ...applied }
  const wanted = { ...after, ...proposed }
  const fault =
    ofVoided(known) ??
    ofUnknownProduct(reading, known, products) ??
    contradiction(reading, now) ??
    contradiction(wanted, now) ??
    ofClosedDay(applied, [known?.ticket.time_out, after.time_out], closedDays) ??
    oddities(wanted, known?.ticket, usual.of(wanted, known)).find(
      ({ field }) => !answers.confirmed?.has(field ?? ''),
    )
  if (fault) return refused(scaleId, known, fault)
  const of =
    known ??
    newTicket({ ...reading, scaleId: scaleId ?? null }, numbering, found.other !== undefined)
  const newProposal = sameParts(proposed, of.open) ? undefined : proposed
  const outcome = known ? outcomeOf(applied, newProposal) : 'created'
  const base = { of, reading, before: known?.ticket, after, customerName: sent.CustomerName }
  of.latestBy.set(numbering.token, merge(of.latestBy.get(numbering.token) ?? reading, reading))
  of.marks = [after, ...of.marks.slice(1), { ...reading, by: numbering.token }]
  Object.assign(of, {
    ticket: after,
    latestReading: merge(of.latestReading, reading),
    open: proposed,
  })
  if (!known) knownTickets.add(of)
  usual.keep(of)
  return { scaleId, outcome, of, accepted: { ...base, outcome, proposed: newProposal } }
}

/**
 * A settled ticket keeps its customer and truck where they were joined into others, and each its slip as it is spelled: what
 * says those says nothing new.
 */
function asOnTicket(reading: Weighing, known: KnownTicket | undefined): Weighing {
  if (!known) return reading
  const others = differences(known.joinedInto, reading)
  const joined = FIELDS.filter((field) => field in known.joinedInto && !others.includes(field))
  const { slip_number } = known.ticket
  const isSlip = slip_number && identityKey(reading.slip_number ?? '') === identityKey(slip_number)
  return { ...reading, ...pick(known.ticket, joined), ...(isSlip && { slip_number }) }
}

/** What a ticket that was sent says of its truck. */
function weighingIn(sent: ScaleTicket): Weighing {
  return fromWire(WEIGHING_FIELDS, sent)
}

/** What a ticket that was sent is identified by. */
export function identityIn(sent: ScaleTicket): ReadingIdentity {
  return { ...weighingIn(sent), scaleId: sent.WeightScaleIDIn ?? null }
}

/** The ticket that a reading is of; an officer may say that it corrects the one under whose number it came. */
export function truckOf({ same, other }: Identified<KnownTicket>, answer: TruckAnswer | undefined) {
  return same ?? (answer === 'correction' ? other : undefined)
}

/** Why a reading under the number or slip of another truck, or of a load that came by another door, waits for an officer. */
export function otherTruck(
  { other, by }: Identified<KnownTicket>,
  { scaleId, slip_number }: ReadingIdentity,
): TicketFault {
  const { ticket, scaleId: name } = other as KnownTicket
  const load = {
    code: 'scale.sameLoad',
    field: 'CarRegister',
    number: ticket.slip_number ?? name,
  } as const
  const number = { code: 'scale.otherTruck', field: 'WeightScaleIDIn', number: scaleId } as const
  const slip = { code: 'scale.slipTaken', field: 'SequenceWeightOut', number: slip_number } as const
  const asked = { load, number, slip }[by ?? 'number']
  return {
    code: asked.code,
    field: asked.field,
    params: {
      number: asked.number ?? '',
      plate: ticket.registration,
      time: ticket.time_in.toISOString(),
    },
  }
}

/** A ticket as a scale finds it: what another one made it may fill, and only proposes to change. An officer's file may. */
function asFoundBy(known: KnownTicket, { token }: Numbering): TicketOnRecord {
  return {
    ...known,
    latestReading: known.latestBy.get(token) ?? known.latestReading,
    isOfOther: token !== null && token !== known.token,
  }
}

/** Objects to a product that the mill does not have; what a ticket has already stays. */
function ofUnknownProduct(
  { product_code: product }: Weighing,
  known: KnownTicket | undefined,
  products: ReadonlySet<string> | undefined,
): TicketFault | undefined {
  if (!products || products.has(product) || known?.ticket.product_code === product) return undefined
  return { code: 'scale.unknownProduct', field: 'ProductDataID', params: { product } }
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

/** A ticket that a reading makes; of a second truck under one number its way in tells which. */
export function newTicket(
  reading: ReadingIdentity & Weighing,
  { token, restarts }: Numbering,
  isSecond: boolean,
): KnownTicket {
  const identity = identityOf(reading)
  const isOnce = isSecond || identity.identifiedBy !== 'number'
  return {
    ...identity,
    isVoided: false,
    joinedInto: {},
    token,
    period: isOnce ? reading.time_in.toISOString() : numberPeriod(restarts, reading.time_in),
    marks: [reading],
    latestBy: new Map(),
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
