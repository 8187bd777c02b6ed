import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/form/fields.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import css from './GradeDialog.module.css'
import type { GradeValues } from './grade-form.ts'

export const ORIGIN = [
  'SysLandNumber',
  'SysProductType',
  'SysRSPO',
  'SysOrderName',
  'SysCarLicense',
] as const

/** The fields for the origin of the load, and the officer who grades it. */
export function Origin({ form, officer }: { form: Form<GradeValues>; officer: string }) {
  const { t } = useTranslation()
  return (
    <div className={css.fields}>
      {ORIGIN.map((field) => (
        <TextField
          key={field}
          label={t(`evaluation.${field}`)}
          placeholder={field === 'SysLandNumber' ? t(`evaluation.${field}.example`) : undefined}
          maxLength={200}
          {...form.field(field)}
        />
      ))}
      <TextField disabled label={t('evaluation.officer')} value={officer} onChange={() => {}} />
    </div>
  )
}
