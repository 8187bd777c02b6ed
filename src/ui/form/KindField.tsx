import { useTranslation } from 'react-i18next'
import type { Field } from '../../platform/fields.ts'
import { KINDS } from '../../platform/kinds.ts'
import { type Labelled, TextField } from './fields.tsx'
import { NumberField, type NumberProps } from './NumberField.tsx'
import type { FieldProps } from './use-form.ts'

/** The input of a field, as its kind wants it: a number with its unit, or text, which is '' where there is none. */
export function KindField<Value extends string | number | null>({
  field: { word, short = word, kind },
  ...props
}: { field: Field } & Pick<Labelled, 'autoFocus' | 'description'> & FieldProps<Value>) {
  const { t } = useTranslation()
  const { unit, places } = KINDS[kind]
  if (places === undefined) {
    return <TextField label={t(short)} {...(props as unknown as FieldProps<string>)} />
  }
  return (
    <NumberField
      label={t(short)}
      places={places}
      step={kind === 'bahtPerKg' ? 0.05 : 1}
      min={0}
      unit={unit && t(unit)}
      {...(props as unknown as NumberProps)}
    />
  )
}
