import { refuseField } from '../../platform/errors.ts'
import { accountDigits, BANKS } from '../rules.ts'

interface TypedAccount {
  /** One of the banks, or `present`, the one that stands. */
  bankName: string
  /** As typed; its digits are kept. */
  bankAccount: string
}

/** The bank and account to keep: both, or neither where both are empty. Refuses a wrong bank or account number. */
export function accountOf({ bankName, bankAccount }: TypedAccount, present: string | null) {
  if (!bankName && !bankAccount) return { bank_name: null, bank_account: null }
  const isKnown = bankName === present || BANKS.some(({ name }) => name === bankName)
  if (!isKnown) refuseField('SysBankName', 'v.bank')
  const bank_account = accountDigits(bankAccount) ?? refuseField('SysBookBankNumber', 'v.account')
  return { bank_name: bankName, bank_account }
}
