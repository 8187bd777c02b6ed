import { useTranslation } from 'react-i18next'
import { type Choice, ChoiceField } from '../../../ui/form/choice-fields.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import type { RecordForm } from '../../../ui/form/use-record-form.tsx'
import { useLanguage } from '../../../ui/language.ts'
import { accountDigits, BANKS, groupAccount } from '../../../vendors/rules.ts'
import type { Payable } from '../order.ts'
import type { PayeeForm } from './payee-form.ts'

/** Bank and number of the account that a payable is paid to. */
export function AccountFields({
  form,
  latest,
}: Pick<RecordForm<Payable, PayeeForm>, 'form' | 'latest'>) {
  const { t } = useTranslation()
  const { SysBankName, SysBookBankNumber } = form.values
  const digits = accountDigits(SysBookBankNumber)
  return (
    <>
      <ChoiceField
        required
        label={t('term.bank')}
        choices={useBanks(SysBankName)}
        all={t('payee.chooseBank')}
        {...form.field('SysBankName')}
        description={latest('SysBankName', (now) => now.SysBankName)}
      />
      <TextField
        required
        label={t('term.account')}
        autoComplete="off"
        {...form.field('SysBookBankNumber')}
        description={
          latest('SysBookBankNumber', (now) => now.SysBookBankNumber) ??
          (digits && groupAccount(digits, SysBankName))
        }
      />
    </>
  )
}

/** The Thai banks, and the present one among them even where it is none of them. */
function useBanks(present: string): Choice[] {
  const language = useLanguage()
  const named = BANKS.map(({ name, full, code }) => ({
    value: name,
    label: language === 'th' ? `${name} · ${full}` : `${code} · ${name}`,
  }))
  const isOther = present !== '' && !BANKS.some(({ name }) => name === present)
  return isOther ? [{ value: present, label: present }, ...named] : named
}
