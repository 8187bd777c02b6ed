import { requireSecond } from '../../identity/writes/second-officer.ts'
import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse, refuseField } from '../../platform/errors.ts'
import { accountOf } from '../../vendors/writes/account-of.ts'
import type { calls } from '../contract.ts'
import { headerOf } from '../reads/headers.ts'
import { payeeMatters } from '../reads/payee-changes.ts'
import { TRANSITIONS } from '../rules/steps.ts'
import { IN_CASH } from '../rules.ts'
import type { Payee } from './invoice.ts'
import { lockOrder } from './lock-order.ts'
import { stepOf } from './step-of.ts'
import { takeStep } from './take-step.ts'

type NewPayee = Parsed<typeof calls.changePayee>

/** Pays a payable to another account, or in cash, as long as its order is not finalized. */
export function changePayee(input: NewPayee, ctx: OfficerContext) {
  return transaction(async () => {
    const order = await lockOrder('changePayee', input)
    const base = await payeeOf(order.id)
    const payee = newPayee(input, base)
    if (payee.bank_name !== base.bank_name || payee.bank_account !== base.bank_account) {
      await db().updateTable('payable_lines').set(payee).where('order_id', '=', order.id).execute()
      await takeStep('changePayee', order, ctx, { details: payee, former: base })
    }
    return headerOf(order.id)
  })
}

/**
 * An officer says that the changed payee of a payable is right. Refuses `po.ownPayeeChange` and
 * `second.dependent` to whoever is not independent of who made the changes that wait, and `po.noPayeeChange` where none waits.
 */
export const confirmPayee = stepOf('confirmPayee', async ({ id, number: po }, ctx) => {
  const matter = (await payeeMatters([id])).get(id)
  if (!matter) refuse('po.noPayeeChange', { po })
  const { roles } = TRANSITIONS.confirmPayee
  const eyes = await requireSecond(matter, roles, ctx, () => refuse('po.ownPayeeChange', { po }))
  return { details: await payeeOf(id), eyes }
})

/** Where a payable that is set up is paid to. */
function payeeOf(orderId: string): Promise<Payee> {
  return db()
    .selectFrom('payable_lines')
    .select(['bank_name', 'bank_account'])
    .where('order_id', '=', orderId)
    .limit(1)
    .executeTakeFirstOrThrow()
}

function newPayee(input: NewPayee, base: Payee): Payee {
  if (input.Cash) return IN_CASH
  const payee = accountOf(input, base.bank_name)
  return payee.bank_account ? payee : refuseField('SysBookBankNumber', 'v.account')
}
