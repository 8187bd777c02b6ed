import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse, refuseField } from '../../platform/errors.ts'
import { decimal } from '../../platform/money.ts'
import { weighingOf } from '../../weighing/reads.ts'
import { differences, pick, type Weighing } from '../../weighing/rules.ts'
import { ensureVehicles } from '../../weighing/writes/customers-and-vehicles.ts'
import { platesAsKnown } from '../../weighing/writes/known-spellings.ts'
import { lockIntake } from '../../weighing/writes/lock-intake.ts'
import { askAboutOdd } from '../../weighing/writes/refuse-fault.ts'
import type { calls } from '../contract/weights.ts'
import { palmRecord } from '../reads/palm-records.ts'
import { lockForTask } from './lock-for-task.ts'
import { recordChange, type Ticket } from './ticket.ts'
import { changeTicket, decided, rejectAbove, sides } from './weights.ts'

type Weights = Parsed<typeof calls.updateWeightInfo>

/** Puts another registration and other weights in the place of those in force; the scale's readings stay. */
export function updateWeightInfo(input: Weights, ctx: OfficerContext) {
  return transaction(async () => {
    // A truck that is new is not made by two doors at once; weights alone need not wait for an import.
    const known = await db()
      .selectFrom('weigh_tickets')
      .select('registration')
      .where('id', '=', input.SSWeightID)
      .executeTakeFirst()
    if (known && known.registration !== input.CarRegister) await lockIntake()
    const plates = await platesAsKnown([input.CarRegister])
    const weights = { ...input, CarRegister: plates.get(input.CarRegister)! }
    const ticket = await lockForTask('updateInfo', weights)
    await check(weights, ticket)
    const weighing = await weighingOf(ticket.id)
    const change = changeOf(weights, weighing)
    if (Object.keys(change).length === 0) refuse('ticket.sameWeights', { ticket: ticket.name })
    const before = { id: ticket.id, ticket: weighing }
    await askAboutOdd({ ...weighing, ...change }, before, weights.Confirmed ?? [], ctx)
    await insertCorrection(ticket, change, weights.Reason, ctx)
    await ensureVehicles(new Map([[weights.CarRegister, ticket.customer_id]]), ctx)
    await changeTicket(ticket.id, change)
    const changed = { ...sides(weighing, change), reason: weights.Reason }
    await recordChange(ticket, { action: 'ticket.correctWeight', ...changed }, ctx)
    return palmRecord(ticket.id)
  })
}

async function check({ WeightIn, WeightOut, WeightNet }: Weights, ticket: Ticket): Promise<void> {
  const net = decimal(WeightIn).minus(WeightOut)
  if (net.lte(0)) refuseField('WeightOut', 'v.weights')
  if (!net.eq(WeightNet)) refuseField('WeightNet', 'v.net', { kg: inWords(net.toNumber()) })
  const rejectKg = await rejectAbove(ticket.id, WeightIn)
  if (rejectKg !== undefined) refuseField('WeightIn', 'v.underReject', { kg: inWords(rejectKg) })
}

function inWords(kg: number): string {
  return kg.toLocaleString('en')
}

function changeOf(input: Weights, weighing: Weighing): Partial<Weighing> {
  const { CarRegister: registration, WeightIn: weight_in_kg, WeightOut: weight_out_kg } = input
  const weights = { registration, weight_in_kg, weight_out_kg }
  return pick(weights, differences(weights, weighing))
}

async function insertCorrection(
  { id }: Ticket,
  change: Partial<Weighing>,
  reason: string | null | undefined,
  ctx: OfficerContext,
): Promise<void> {
  const made = { made_at: ctx.now, made_by: ctx.officer.id, reason: reason || null }
  await db()
    .insertInto('weight_corrections')
    .values({
      ...change,
      ...made,
      ...decided(id, 'applied', ctx),
      ticket_id: id,
      source: 'officer',
    })
    .execute()
}
