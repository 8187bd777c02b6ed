import { breathe } from '../../platform/breathe.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { type Judgement, judge, refused } from '../../weighing/writes/judge.ts'
import { spelledAsKnown } from '../../weighing/writes/known-spellings.ts'
import type { KnownTicket } from '../../weighing/writes/known-tickets.ts'
import { type ClosedDays, lockDays } from '../../weighing/writes/lock-days.ts'
import { type ReadTicket, readTicket, type ScaleTicket } from '../../weighing/writes/read-ticket.ts'
import type { Values } from './kind.ts'
import { timeOf, timeText } from './ticket-times.ts'

type Known = Map<string, KnownTicket>

/** What the intake makes of tickets, as if a scale had sent them. */
export async function judgeTickets(
  tickets: readonly Values[],
  known: Known,
  { now }: Pick<CallContext, 'now'>,
): Promise<Judgement[]> {
  const read: ReadTicket[] = []
  for (const values of tickets) {
    await breathe()
    read.push(readTicket(sentOf(values, known)))
  }
  const spelled = await spelledAsKnown(read)
  const closedDays: ClosedDays = await lockDays(
    spelled.flatMap(({ ticket }) => ticket ?? []),
    known,
  )
  const judged: Judgement[] = []
  for (const one of spelled) {
    await breathe()
    judged.push(
      one.ticket
        ? judge(one.ticket, known, closedDays, now)
        : refused(one.scaleId, undefined, one.fault),
    )
  }
  return judged
}

/** As a scale would send it. */
function sentOf(values: Values, known: Known): object {
  const before = known.get(values.WeightScaleIDIn ?? '')?.ticket
  return {
    WeightScaleIDIn: values.WeightScaleIDIn,
    SequenceWeightOut: values.SequenceWeightOut || null,
    CarRegister: values.CarRegister,
    CustomerDataID: values.CustomerDataID,
    // Customers that are new come in before their tickets, with their names.
    CustomerName: values.CustomerDataID,
    ProductDataID: values.ProductDataID,
    ProductTypeName: values.ProductTypeName ?? '',
    WeightIn: kilograms(values.WeightIn),
    WeightTimeIn: precise(values, 'WeightTimeIn', before?.time_in),
    WeightOut: kilograms(values.WeightOut),
    WeightTimeOut: precise(values, 'WeightTimeOut', before?.time_out),
    UserLogInDataIDIn: values.UserLogInDataIDIn || null,
    Remark1: values.Remark1 || null,
  } satisfies Partial<Record<keyof ScaleTicket, unknown>>
}

function kilograms(value: string | undefined): number | null {
  return value ? Number(value) : null
}

/** A cell knows no fractions of a second: a time that is the same but for them is the same. */
function precise(
  values: Values,
  field: 'WeightTimeIn' | 'WeightTimeOut',
  known: Date | null | undefined,
): string | null {
  return known && timeText(known) === values[field] ? known.toISOString() : timeOf(values, field)
}
