import { refuseField } from '../../platform/errors.ts'
import { accountDigits, BANKS } from '../rules.ts'

export interface SentAccount {
  /** One of the banks, or `present`, the one that stands. */
  SysBankName?: string | null | undefined
  /** As typed; its digits are kept. */
  SysBookBankNumber?: string | null | undefined
}

/** The bank and account to keep: both, or neither where both are empty. Refuses a wrong bank or account number. */
export function accountOf(sent: SentAccount, present: string | null) {
  const [bank_name, typed] = [sent.SysBankName ?? '', sent.SysBookBankNumber ?? '']
  if (!bank_name && !typed) return { bank_name: null, bank_account: null }
  const isKnown = bank_name === present || BANKS.some(({ name }) => name === bank_name)
  if (!isKnown) refuseField('SysBankName', 'v.bank')
  const bank_account = accountDigits(typed) ?? refuseField('SysBookBankNumber', 'v.account')
  return { bank_name, bank_account }
}
