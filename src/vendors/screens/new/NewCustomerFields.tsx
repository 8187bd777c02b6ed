import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { ChoiceField } from '../../../ui/form/choice-fields.tsx'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { useLanguage } from '../../../ui/language.ts'
import { calls } from '../../contract.ts'
import { bankChoices } from '../../rules/bank-choices.ts'
import { levelWords } from '../../rules/level.ts'
import { MAX_TAX } from '../../rules.ts'
import type { NewCustomerValues } from './values.ts'

/** What is known of a customer that is added: its name, level and account. */
export function NewCustomerFields(props: { form: Pick<Form<NewCustomerValues>, 'field'> }) {
  const { form } = props
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
      <NumberField
        places={2}
        min={0}
        max={MAX_TAX}
        step={0.25}
        unit={t('term.percent')}
        label={t('vendor.finance.tax')}
        {...form.field('SysTaxDeduction')}
        description={t('vendor.finance.taxHint')}
      />
    </FieldGrid>
  )
}
