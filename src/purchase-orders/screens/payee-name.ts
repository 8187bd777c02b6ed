import { useTranslation } from 'react-i18next'
import { groupAccount } from '../../vendors/rules.ts'

interface Payee {
  SysBankName: string | null
  SysBookBankNumber: string | null
}

/** Returns a function that says where a payable is paid to: its bank and account number, or that it is paid in cash. */
export function usePayeeName() {
  const { t } = useTranslation()
  return ({ SysBankName, SysBookBankNumber }: Payee): string =>
    SysBookBankNumber
      ? `${SysBankName ?? ''} ${groupAccount(SysBookBankNumber, SysBankName)}`.trim()
      : t('term.cash')
}
