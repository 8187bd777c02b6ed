import type { OfficerContext } from '../../platform/call-context.ts'
import { refuse } from '../../platform/errors.ts'
import { faultSentence, fieldName, toFix } from '../reads/fault-sentence.ts'
import { asksForTruck, isOdd, type OddField, type TicketFault } from '../rules/faults.ts'
import { oddities } from '../rules/oddities.ts'
import type { Weighing } from '../rules.ts'
import { usualFor } from './usual.ts'

/** Says to an officer, at the field, what is wrong with a weighing, or asks about what is odd or which truck it is. */
export function refuseFault(fault: TicketFault, { language }: OfficerContext): never {
  const toSay = toFix(fault)
  const { code, field, params } = toSay
  const sentence = { key: code, params: { ...params, field: fieldName(field, language) } }
  const reason = faultSentence(toSay, language)
  const fields = field ? { fields: { [field]: sentence } } : {}
  return refuse(refusalOf(fault.code), { reason }, fields)
}

function refusalOf(code: TicketFault['code']) {
  if (isOdd(code)) return 'ticket.odd'
  return asksForTruck(code) ? 'ticket.whichTruck' : 'refused.stillWrong'
}

/** Asks about what is odd in the weights that an officer gives a ticket, but of the fields that they confirmed. */
export async function askAboutOdd(
  after: Weighing,
  before: { id: number; ticket: Weighing },
  confirmed: readonly OddField[],
  ctx: OfficerContext,
): Promise<void> {
  const usual = await usualFor([after.registration], ctx.now)
  const odd = oddities(after, before.ticket, usual.of(after, before))
  const fault = odd.find(({ field }) => !confirmed.some((one) => one === field))
  if (fault) refuseFault(fault, ctx)
}
