import { useTranslation } from 'react-i18next'
import { NumberField, type NumberProps } from '../../../ui/form/NumberField.tsx'
import { MAX_TAX } from '../../rules.ts'

/** What is withheld of a payment, in percent; below it what is usual, where nothing else is said. */
export function TaxField({ description, ...props }: NumberProps) {
  const { t } = useTranslation()
  return (
    <NumberField
      places={2}
      min={0}
      max={MAX_TAX}
      step={0.25}
      unit={t('term.percent')}
      label={t('vendor.finance.tax')}
      description={description ?? t('vendor.finance.taxHint')}
      {...props}
    />
  )
}
