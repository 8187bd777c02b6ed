import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { MAX_TARE_KG, MIN_TARE_KG } from '../rules.ts'

/** Kilograms that a vehicle weighs when it is empty. */
export function WeightField(props: Omit<ComponentProps<typeof NumberField>, 'label'>) {
  const { t } = useTranslation()
  return (
    <NumberField
      required
      label={t('term.tare')}
      unit={t('term.kg')}
      step={10}
      min={MIN_TARE_KG}
      max={MAX_TARE_KG}
      base={MIN_TARE_KG}
      {...props}
    />
  )
}
