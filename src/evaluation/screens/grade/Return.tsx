import { Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { REASONS } from '../../../platform/reasons.ts'
import { SegmentField } from '../../../ui/form/choice-fields.tsx'
import { ReasonField } from '../../../ui/form/ReasonField.tsx'
import { Stepper } from '../../../ui/form/Stepper.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import css from './GradeDialog.module.css'
import { type GradeValues, withinRange } from './grade-form.ts'

interface SwitchProps {
  form: Form<GradeValues>
  chosen: number | undefined
  /** Called with the change and the grade that follows from it. */
  onSwitch: (change: Partial<GradeValues>) => void
}

/** Whether palm is returned, and how much. This changes the range of grades; a grade that it allows stays. */
export function ReturnSwitch({ form, chosen, onSwitch }: SwitchProps) {
  const { t } = useTranslation()
  const isReturn = form.values.SysPalmReturn === 1
  return (
    <div className={css.pair}>
      <Group gap={0} justify="space-between" wrap="nowrap" fz={13} className={css.switch}>
        <span>{t('term.return')}</span>
        <SegmentField
          label={t('term.return')}
          choices={[
            { value: '0', label: t('evaluation.return.no') },
            { value: '1', label: t('evaluation.return.yes') },
          ]}
          value={String(form.values.SysPalmReturn)}
          onChange={(value) =>
            onSwitch(withinRange(form.values, { SysPalmReturn: value === '1' ? 1 : 0 }, chosen))
          }
        />
      </Group>
      {isReturn && (
        <Stepper
          {...form.field('SysPalmReturnWeight')}
          label={t('evaluation.rejectWeight')}
          name={t('evaluation.rejectWeight')}
          places={2}
          step={10}
          unit={t('term.kg')}
          placeholder="0"
        />
      )}
    </div>
  )
}

/** The reason of a return: one of those that are known, or another in words. */
export function ReturnReason({ form }: { form: Form<GradeValues> }) {
  const { t } = useTranslation()
  return (
    <ReasonField
      beside
      label={t('evaluation.reason')}
      reasons={REASONS.return}
      maxLength={200}
      {...form.field('SysPalmReturnReason')}
    />
  )
}
