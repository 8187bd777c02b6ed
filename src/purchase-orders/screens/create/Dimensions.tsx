import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../../ui/form/choice-fields.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { choice, withPresent } from './choices.ts'
import css from './HeaderFields.module.css'
import { DIMENSIONS, fieldOf, type HeaderProps } from './new-header.ts'

/** The order's own six financial dimensions, and the seventh, which is the vendor's. */
export function Dimensions({ d7, ...props }: HeaderProps & { d7: string }) {
  const { t } = useTranslation()
  const { form, environment } = props
  return (
    <div className={css.four}>
      {DIMENSIONS.map((n) => {
        const known = environment?.[`aFD${n}`] ?? []
        const choices = known.map((row) => choice(row.DimensionValue, row.Description))
        return (
          <ChoiceField
            key={n}
            label={`D${n}`}
            choices={withPresent(choices, form.values[`FinDim${n}`])}
            {...fieldOf<string>(props, `FinDim${n}`)}
          />
        )
      })}
      <TextField label={t('new.d7')} disabled value={d7} onChange={() => undefined} />
    </div>
  )
}
