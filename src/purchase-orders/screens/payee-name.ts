import { useTranslation } from 'react-i18next'
import { accountText } from '../../vendors/rules.ts'

interface Payee {
  SysBankName: string | null
  SysBookBankNumber: string | null
}

/** Returns a function that says where a payable is paid to: its bank and account number, or that it is paid in cash. */
export function usePayeeName() {
  const { t } = useTranslation()
  return (payee: Payee): string => accountText(payee) || t('term.cash')
}
