import type { ScaleContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { faultSentence } from '../reads/fault-sentence.ts'
import { hearScale } from './hear-scale.ts'
import { type Judgement, judge, refused } from './judge.ts'
import { keepRefused } from './keep-refused.ts'
import { refuseUnknownProducts, spelledAsKnown } from './known-spellings.ts'
import { type KnownTicket, lockKnownTickets } from './known-tickets.ts'
import { lockDays } from './lock-days.ts'
import { lockIntake } from './lock-intake.ts'
import { proposeNames } from './propose-names.ts'
import { readTicket, type ScaleTicket } from './read-ticket.ts'
import { saveReadings } from './save-readings.ts'
import { hasWayOut } from './sent.ts'
import { settleByReadings } from './settle-refused.ts'

/**
 * Imports what a weighbridge sends, in its order, and returns the outcome of each ticket; idempotent on
 * WeightScaleIDIn. A ticket that is malformed, contradicts itself or would change a closed day is refused alone, with a
 * sentence in the caller's language.
 */
export async function importTickets(sent: readonly unknown[], ctx: ScaleContext) {
  const judged = await takeIn(sent, ctx)
  return judged.map(({ scaleId, outcome, of, fault }) => ({
    WeightScaleIDIn: scaleId ?? null,
    SSWeightID: of?.id ?? null,
    Outcome: outcome,
    ...(fault && { Code: fault.code, Field: fault.field }),
    Reason: fault ? faultSentence(fault, ctx.language) : null,
  }))
}

/** Takes in what was sent, ticket by ticket, and keeps what is refused; what became of each, in the order sent. */
export function takeIn(sent: readonly unknown[], ctx: ScaleContext): Promise<Judgement[]> {
  return transaction(async () => {
    await lockIntake()
    const judged = await judgeAll(sent, ctx)
    const accepted = judged.flatMap(({ accepted }) => accepted ?? [])
    const taken = judged.flatMap(({ fault, ticket }) => (fault ? [] : (ticket ?? [])))
    await saveReadings(accepted, ctx)
    await proposeNames(taken, ctx)
    await settleByReadings(taken, ctx)
    await keepRefused(refusedOf(judged, sent), ctx)
    await hearScale(judged, ctx)
    // Also of unchanged tickets: the reading may have withdrawn a proposal.
    publishChange(
      'tickets',
      accepted.flatMap(({ of }) => of.id ?? []),
    )
    return judged
  })
}

async function judgeAll(sent: readonly unknown[], { now }: ScaleContext): Promise<Judgement[]> {
  const readings = await refuseUnknownProducts(await spelledAsKnown(sent.map(readTicket)))
  const knownTickets: Map<string, KnownTicket> = await lockKnownTickets(
    readings.flatMap(({ scaleId }) => scaleId ?? []),
  )
  const closedDays = await lockDays(
    readings.flatMap(({ ticket }) => ticket ?? []),
    knownTickets,
  )
  return readings.map((one) =>
    one.ticket
      ? { ...judge(one.ticket, knownTickets, closedDays, now), ticket: one.ticket }
      : refused(one.scaleId, knownTickets.get(one.scaleId ?? ''), one.fault),
  )
}

/** What is refused, and whether a later one of the same request puts it right. */
function refusedOf(judged: readonly Judgement[], sent: readonly unknown[]) {
  return judged.flatMap(({ scaleId, fault }, place) => {
    if (!fault) return []
    const later = judged
      .slice(place + 1)
      .flatMap(({ fault, ticket }) => (fault ? [] : (ticket ?? [])))
    const isSettled = later.some((ticket) => settles(ticket, scaleId, sent[place]))
    return [{ scaleId, sent: sent[place], fault, isSettled }]
  })
}

/** As `settleByReadings` has it. */
function settles(ticket: ScaleTicket, scaleId: string | undefined, sent: unknown): boolean {
  return ticket.WeightScaleIDIn === scaleId && (ticket.WeightTimeOut != null || !hasWayOut(sent))
}
