import { useTranslation } from 'react-i18next'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { MoneyField } from '../../../ui/form/NumberField.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { money } from '../../../ui/format.ts'
import type { Valuation } from '../../contract/price.ts'
import { levelTerm } from '../level-term.ts'
import type { PalmRecord } from '../record.ts'
import type { PriceValues } from './price-form.ts'

interface Props {
  ticket: PalmRecord
  form: Form<PriceValues>
  computed: Valuation
}

/** The three terms for those who may set them: empty ones are as computed, which stands below each. */
export function OwnTerms({ ticket, form, computed }: Props) {
  const { t } = useTranslation()
  const term = (
    name: 'SysValuationPrice' | 'SysValuationLevelPrice' | 'SysValuationPremium',
    label: string,
  ) => ({
    ...form.field(name),
    label,
    base: computed[name],
    placeholder: money(computed[name]),
    description: t('evaluation.computed', { price: money(computed[name]) }),
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as const,
  })
  return (
    <FieldGrid columns={3}>
      <MoneyField
        autoFocus
        {...term('SysValuationPrice', t('term.gradePrice.of', { g: ticket.SysProductGrade }))}
      />
      <MoneyField {...term('SysValuationLevelPrice', levelTerm(t, ticket.CustomerLevelName))} />
      <MoneyField {...term('SysValuationPremium', t('term.premium'))} />
    </FieldGrid>
  )
}
