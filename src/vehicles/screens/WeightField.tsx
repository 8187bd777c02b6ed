import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { messageKey } from '../../platform/catalogue.ts'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { calls } from '../contract.ts'
import { MAX_TARE_KG, MIN_TARE_KG } from '../rules.ts'

const { Weight } = calls.saveWeight.input.shape

/** The schema of the form; a weight is required. */
export const weightForm = z.object({ Weight: Weight.unwrap().unwrap() })

/** The same for a vehicle that is still to be chosen. */
export const addForm = weightForm.extend({
  VehicleLightUUID: z.string().min(1, messageKey('v.vehicle')),
})

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
