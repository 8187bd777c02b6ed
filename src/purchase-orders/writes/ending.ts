import { proveOwnPassword } from '../../identity/writes/own-password.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { headerOf } from '../reads/headers.ts'
import { makerAllows } from '../rules/steps.ts'
import { mayWithdraw } from '../rules.ts'
import type { LockedOrder } from './lock-order.ts'
import { refuseReceived } from './refuse-step.ts'
import { endOf, type StepInput, stepOf } from './step-of.ts'
import { type Release, releaseLines } from './tickets.ts'

/** Cancels an order of which nothing is received; its tickets are free again. */
export const cancel = stepOf('cancel', async (order, ctx) => {
  refuseReceived('cancel', await headerOf(order.id))
  return freeTickets(order, 'canceled', ctx)
})

/** Discards an own order that is open: it stays as a canceled one with its number and its history; its tickets are free. */
export const discard = stepOf('discard', async (order, ctx) => {
  if (!makerAllows('discard', ctx.officer.id, order.created_by)) await refuseForeign(order.id)
  return freeTickets(order, 'canceled', ctx)
})

/** Takes back an order that the officer made at once with its lines: as deleting does, its tickets are free again. */
export const withdraw = endOf('withdraw', (order, ctx) => {
  if (!mayWithdraw(ctx.officer.id, order)) refuseTouched(order)
  return freeTickets(order, 'deleted', ctx)
})

const takeOut = endOf('delete', async (order, ctx) => {
  refuseReceived('delete', await headerOf(order.id))
  return freeTickets(order, 'deleted', ctx)
})

/**
 * Takes an order out of every list; its tickets are free, its number and its history stay. `Password` is that of the
 * officer who deletes, as the browser hashed it.
 */
export function deleteOrder(
  { Password, ...input }: StepInput & { Password: string },
  ctx: OfficerContext,
) {
  return transaction(async () => {
    await proveOwnPassword(
      {
        field: 'Password',
        sent: Password,
        wrong: 'auth.deleteWrongPassword',
        throttled: 'auth.passwordThrottled',
      },
      ctx,
    )
    return takeOut(input, ctx)
  })
}

/** Takes all lines off the order, and gives the step that names their tickets. */
async function freeTickets({ id }: LockedOrder, because: Release['because'], ctx: OfficerContext) {
  return { details: { tickets: await releaseLines(id, { because }, ctx) } }
}

async function refuseForeign(orderId: string): Promise<never> {
  const { PONumber: po, OfficerName, OfficerLastname } = await headerOf(orderId)
  refuse('po.discardOfAnother', { po, officer: `${OfficerName} ${OfficerLastname}` })
}

function refuseTouched({ number: po, badge: state }: LockedOrder): never {
  refuse('po.notWithdrawable', { po, state })
}
