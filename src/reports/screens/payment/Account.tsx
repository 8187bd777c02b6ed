import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { mayOpen } from '../../../platform/client.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { groupAccount } from '../../../vendors/rules.ts'

interface Props {
  of: {
    CustomerID: string
    SysBankName: string | null
    SysBookBankNumber: string | null
    Cash?: boolean | number
    PayeeUnconfirmed?: boolean | number
  }
  /** With the name of the bank before the number, and the words of the link after what is missing. */
  whole?: boolean
}

/**
 * Where the money goes: an account, cash, or the way to enter what is missing, for officers who may; and whether another
 * has to confirm it first.
 */
export function Account({ of, whole }: Props) {
  const { t } = useTranslation()
  const known = of.SysBookBankNumber || of.Cash
  if (!of.PayeeUnconfirmed) return <Payee of={of} whole={whole} />
  return (
    <span className="glyphed">
      <Missing words={t('report.payeeUnconfirmed')} />
      {known && <Payee of={of} whole={whole} />}
    </span>
  )
}

function Payee({ of, whole }: Props) {
  const { t } = useTranslation()
  const { SysBankName, SysBookBankNumber, Cash, CustomerID } = of
  if (SysBookBankNumber) {
    const number = groupAccount(SysBookBankNumber, SysBankName)
    return whole ? `${SysBankName ?? ''} ${number}`.trim() : number
  }
  if (Cash) return t('term.cash')
  const missing = <Missing words={t('term.noAccount')} />
  if (!mayOpen('vendors')) return missing
  const to = addresses.vendors({ avl: CustomerID })
  return (
    <span className="glyphed">
      {whole && missing}
      <ScreenLink className="link accent medium" to={to} title={t('po.toVendor')} tabIndex={-1}>
        {whole ? t('payment.addAccount') : missing}
      </ScreenLink>
    </span>
  )
}

/** What is missing, with a triangle. */
export function Missing({ words }: { words: string }) {
  return (
    <span className="glyphed attention medium">
      <IconAlertTriangle size={14} stroke={1.7} aria-hidden="true" />
      {words}
    </span>
  )
}
