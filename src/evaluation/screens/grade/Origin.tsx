import { useTranslation } from 'react-i18next'
import { useSession } from '../../../platform/client.ts'
import { TextField } from '../../../ui/form/fields.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import type { PalmRecord } from '../record.ts'
import css from './GradeDialog.module.css'
import type { GradeValues } from './grade-form.ts'

const ORIGIN = [
  'SysLandNumber',
  'SysProductType',
  'SysRSPO',
  'SysOrderName',
  'SysCarLicense',
] as const

/** Where the load comes from, and who looks at it. */
export function Origin({ form, record }: { form: Form<GradeValues>; record: PalmRecord }) {
  const { t } = useTranslation()
  const officer = useSession()?.officer
  const name = record.SysOfficerEvaluate ?? `${officer?.Name ?? ''} ${officer?.Lastname ?? ''}`
  return (
    <div className={css.fields}>
      {ORIGIN.map((field) => (
        <TextField
          key={field}
          label={t(`evaluation.${field}`)}
          maxLength={200}
          {...form.field(field)}
        />
      ))}
      <TextField disabled label={t('evaluation.officer')} value={name} onChange={() => {}} />
    </div>
  )
}
