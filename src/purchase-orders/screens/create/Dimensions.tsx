import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/form/fields.tsx'
import { CodeField } from './CodeField.tsx'
import css from './HeaderFields.module.css'
import { DIMENSIONS, type HeaderProps } from './new-header.ts'

/** The order's own six financial dimensions, and the seventh, which is the vendor's. */
export function Dimensions({ d7, ...props }: HeaderProps & { d7: string }) {
  const { t } = useTranslation()
  return (
    <div className={css.four}>
      {DIMENSIONS.map((n) => (
        <CodeField {...props} key={n} name={`FinDim${n}`} />
      ))}
      <TextField label={t('new.d7')} disabled value={d7} onChange={() => undefined} />
    </div>
  )
}
