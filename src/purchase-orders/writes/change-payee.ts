import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuseField } from '../../platform/errors.ts'
import { accountOf } from '../../vendors/writes/account-of.ts'
import type { calls } from '../contract.ts'
import { headerOf } from '../reads/headers.ts'
import { IN_CASH } from '../rules.ts'
import type { Payee } from './invoice.ts'
import { lockOrder } from './lock-order.ts'
import { takeStep } from './take-step.ts'

type NewPayee = Parsed<typeof calls.changePayee>

/** Pays a payable to another account, or in cash, as long as its order is not finalized. */
export function changePayee(input: NewPayee, ctx: OfficerContext) {
  return transaction(async () => {
    const order = await lockOrder('changePayee', input)
    const former = await payeeOf(order.id)
    const payee = newPayee(input, former)
    if (payee.bank_name !== former.bank_name || payee.bank_account !== former.bank_account) {
      await db().updateTable('payable_lines').set(payee).where('order_id', '=', order.id).execute()
      await takeStep('changePayee', order, ctx, { details: payee, former })
    }
    return headerOf(order.id)
  })
}

/** Where a payable that is set up is paid to. */
export function payeeOf(orderId: string): Promise<Payee> {
  return db()
    .selectFrom('payable_lines')
    .select(['bank_name', 'bank_account'])
    .where('order_id', '=', orderId)
    .limit(1)
    .executeTakeFirstOrThrow()
}

function newPayee({ Cash, SysBankName, SysBookBankNumber }: NewPayee, former: Payee): Payee {
  if (Cash) return IN_CASH
  const typed = { bankName: SysBankName ?? '', bankAccount: SysBookBankNumber ?? '' }
  const payee = accountOf(typed, former.bank_name)
  return payee.bank_account ? payee : refuseField('SysBookBankNumber', 'v.account')
}
