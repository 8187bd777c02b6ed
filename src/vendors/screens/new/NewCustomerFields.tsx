import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { ChoiceField } from '../../../ui/form/choice-fields.tsx'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { useLanguage } from '../../../ui/language.ts'
import { calls } from '../../contract.ts'
import { bankChoices } from '../../rules/bank-choices.ts'
import { levelWords } from '../../rules/level.ts'
import { TaxField } from '../dialogs/TaxField.tsx'

/** What the form of a new customer begins with. */
export const NEW_CUSTOMER = {
  CustomerCustomerID: '',
  CustomerCustomerName: '',
  Level: 1,
  SysBankName: '',
  SysBookBankNumber: '',
  SysTaxDeduction: 3 as number | null,
}

/** What is known of a customer that is added: its name, level and account. */
export function NewCustomerFields({ form }: { form: Pick<Form<typeof NEW_CUSTOMER>, 'field'> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: levels = [] } = useCall(calls.getLevels, {})
  const level = form.field('Level')
  return (
    <FieldGrid>
      <TextField
        required
        autoComplete="off"
        label={t('term.avlName')}
        {...form.field('CustomerCustomerName')}
      />
      <ChoiceField
        label={t('term.level')}
        choices={levels.map(({ ID, Name }) => ({ value: String(ID), label: levelWords(t, Name) }))}
        value={String(level.value)}
        onChange={(chosen) => level.onChange(Number(chosen))}
        error={level.error}
      />
      <ChoiceField
        label={t('vendor.finance.bank')}
        choices={bankChoices(null, language)}
        all={t('vendor.finance.noBank')}
        {...form.field('SysBankName')}
      />
      <TextField
        autoComplete="off"
        label={t('vendor.finance.account')}
        {...form.field('SysBookBankNumber')}
      />
      <TaxField {...form.field('SysTaxDeduction')} />
    </FieldGrid>
  )
}
