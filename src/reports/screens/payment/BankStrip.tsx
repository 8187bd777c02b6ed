import { UnstyledButton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { counted, money } from '../../../ui/format.ts'
import { type BankSum, CASH, NO_ACCOUNT, OTHER_BANKS } from '../../rules/banks.ts'
import css from './BankStrip.module.css'

interface Props {
  banks: readonly BankSum[]
  /** Of the whole day; undefined until it is known. */
  all: { payees: number; paid: string | number } | undefined
  value: string
  onChange: (bank: string) => void
}

/** What is paid by each bank, which is a filter too; who has no account stands last. */
export function BankStrip({ banks, all, value, onChange }: Props) {
  const { t } = useTranslation()
  const sums = [{ key: '', payees: all?.payees ?? 0, paid: all?.paid }, ...(all ? banks : [])]
  return (
    <fieldset className={css.strip}>
      <legend className="sr-only">{t('term.bank')}</legend>
      {sums.map(({ key, payees, paid }) => (
        <UnstyledButton
          key={key}
          className={css.bank}
          aria-pressed={key === value}
          data-attention={key === NO_ACCOUNT || undefined}
          title={key === NO_ACCOUNT ? t('report.noBank', counted(payees)) : undefined}
          onClick={() => onChange(key === value ? '' : key)}
        >
          <span className={css.name}>
            {key === NO_ACCOUNT && <IconAlertTriangle size={13} stroke={1.7} aria-hidden="true" />}
            {bankName(t, key)} {all && t('report.owners', counted(payees))}
          </span>
          <b className="num">{money(paid)}</b>
        </UnstyledButton>
      ))}
    </fieldset>
  )
}

function bankName(t: TFunction, key: string): string {
  if (key === '') return t('ui.all')
  if (key === OTHER_BANKS) return t('payment.bank.other')
  if (key === CASH) return t('term.cash')
  return key === NO_ACCOUNT ? t('payment.bank.none') : key
}
