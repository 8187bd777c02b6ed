import { notify } from '../../notices/writes/notify.ts'
import type { CallContext, ScaleContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { settingsByDay } from '../../settings/reads/settings-on.ts'
import { faultSentence } from '../reads/fault-sentence.ts'
import type { Answers } from '../rules/faults.ts'
import type { Weighing } from '../rules.ts'
import { keepRefused } from './keep-refused.ts'
import { knownProducts, spelledAsKnown } from './known-spellings.ts'
import { lockKnownTickets } from './known-tickets.ts'
import { lockDays } from './lock-days.ts'
import { lockIntake } from './lock-intake.ts'
import { proposeNames } from './propose-names.ts'
import { readTicket } from './read-ticket.ts'
import { recordHeartbeat } from './record-heartbeat.ts'
import { resolveByReadings } from './resolve-refused.ts'
import { type AcceptedReading, saveReadings } from './save-readings.ts'
import { resolves } from './sent.ts'
import { numberingOf } from './tokens.ts'
import { usualFor } from './usual.ts'
import { identityIn, refused, type Validation, validate } from './validate.ts'

/** A change of many tickets at once is told of the first ones. */
const MAX_NOTICES = 20

/**
 * Imports what a weighbridge sends, in its order, and returns the outcome of each ticket; idempotent on
 * WeightScaleIDIn. A ticket that is malformed, contradicts itself or would change a closed day is refused alone, with a
 * sentence in the caller's language.
 */
export async function importTickets(sent: readonly unknown[], ctx: ScaleContext) {
  const validated = await takeIn(sent, ctx)
  return validated.map(({ scaleId, outcome, of, fault }) => ({
    WeightScaleIDIn: scaleId ?? null,
    SSWeightID: of?.id ?? null,
    Outcome: outcome,
    ...(fault && { Code: fault.code, Field: fault.field }),
    Reason: fault ? faultSentence(fault, ctx.language) : null,
  }))
}

/** Takes in what was sent, ticket by ticket, and keeps what is refused; what became of each, in the order sent. */
export function takeIn(
  sent: readonly unknown[],
  ctx: ScaleContext,
  answers?: Answers,
): Promise<Validation[]> {
  return transaction(async () => {
    await lockIntake()
    const validated = await validateAll(sent, ctx, answers)
    const accepted = validated.flatMap(({ accepted }) => accepted ?? [])
    const taken = validated.flatMap(({ fault, ticket }) => (fault ? [] : (ticket ?? [])))
    await saveReadings(accepted, ctx)
    await tellChanges(accepted, ctx)
    await proposeNames(taken, ctx)
    await resolveByReadings(
      validated.flatMap(({ fault, ticket, of }) =>
        fault || !ticket ? [] : [{ ticket, ticketId: of?.id }],
      ),
      ctx,
    )
    await keepRefused(refusedOf(validated, sent), ctx)
    await recordHeartbeat(validated, ctx)
    // Also of unchanged tickets: the reading may have withdrawn a proposal.
    publishChange(
      'tickets',
      accepted.flatMap(({ of }) => of.id ?? []),
    )
    return validated
  })
}

async function validateAll(
  sent: readonly unknown[],
  { now, scaleToken }: ScaleContext,
  answers: Answers | undefined,
): Promise<Validation[]> {
  const readings = await spelledAsKnown(sent.map(readTicket))
  const numbering = await numberingOf(scaleToken.id)
  const known = await lockKnownTickets(
    readings.map(({ scaleId = null, ticket }) => (ticket ? identityIn(ticket) : { scaleId })),
    numbering,
  )
  const closedDays = await lockDays(
    readings.flatMap(({ ticket }) => ticket ?? []),
    known.all(),
  )
  const plates = readings.flatMap(({ ticket }) => ticket?.CarRegister ?? [])
  const usual = await usualFor(plates, now)
  const intake = { numbering, closedDays, usual, products: await knownProducts(), now, answers }
  return readings.map((one) =>
    one.ticket
      ? { ...validate(one.ticket, known, intake), ticket: one.ticket }
      : refused(one.scaleId, known.ofNumber(one.scaleId), one.fault),
  )
}

/** What is refused, and whether a later one of the same request puts it right. */
function refusedOf(validated: readonly Validation[], sent: readonly unknown[]) {
  return validated.flatMap(({ scaleId, of, fault }, place) => {
    if (!fault) return []
    const later = validated
      .slice(place + 1)
      .flatMap(({ fault, ticket }) => (fault ? [] : (ticket ?? [])))
    const isResolved = later.some((ticket) => resolves(ticket, sent[place]))
    return [{ scaleId, ticketId: of?.id, sent: sent[place], fault, isResolved }]
  })
}

/** Tells managers where a reading gives a truck that is out another seller, or another weight by more than the mill's setting. */
async function tellChanges(accepted: readonly AcceptedReading[], ctx: CallContext): Promise<void> {
  const afterOut = accepted.filter(({ before }) => before?.time_out)
  if (afterOut.length === 0) return
  const settingsOn = await settingsByDay()
  const changed = afterOut.filter(({ before, after, proposed }) => {
    const { greatestChange } = settingsOn(businessDay(before!.time_out!))
    return isFar(before!, { ...after, ...proposed }, greatestChange)
  })
  await notify(
    ctx,
    changed
      .slice(0, MAX_NOTICES)
      .map(({ of }) => ({ kind: 'weightsChanged', ticket: of.id as number })),
  )
}

function isFar(before: Weighing, after: Weighing, kg: number): boolean {
  const isOther = (['weight_in_kg', 'weight_out_kg'] as const).some(
    (field) => Math.abs(Number(after[field]) - Number(before[field])) > kg,
  )
  return isOther || after.customer_code !== before.customer_code
}
