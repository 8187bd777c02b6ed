import { UnstyledButton } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SegmentField } from '../../../ui/form/choice-fields.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Stepper } from '../../../ui/form/Stepper.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { RETURN_REASONS, returnReasonOf } from '../../rules/return-reason.ts'
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
      <div className={css.switch}>
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
      </div>
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
  const id = useId()
  const { value, onChange, error } = form.field('SysPalmReturnReason')
  const [picked, setPicked] = useState(() => value && (returnReasonOf(value) ?? 'other'))
  const pick = (reason: (typeof CHOICES)[number]) => {
    setPicked(reason)
    onChange(reason === 'other' ? '' : reason)
  }
  const wrong = picked !== 'other' && error
  return (
    <div className={css.reason}>
      <span id={id}>{t('evaluation.reason')}</span>
      <div
        className={css.reasons}
        role="radiogroup"
        aria-labelledby={id}
        aria-required="true"
        aria-invalid={wrong ? true : undefined}
        tabIndex={wrong ? -1 : undefined}
      >
        {CHOICES.map((reason) => (
          <UnstyledButton
            key={reason}
            className={css.choice}
            role="radio"
            aria-checked={reason === picked}
            data-chosen={reason === picked || undefined}
            onClick={() => pick(reason)}
          >
            {t(`evaluation.reason.${reason}`)}
          </UnstyledButton>
        ))}
      </div>
      {picked === 'other' && (
        <TextField
          required
          autoFocus
          placeholder={t('evaluation.reason.specify')}
          label={<span className="sr-only">{t('evaluation.reason.specify')}</span>}
          maxLength={200}
          value={value}
          onChange={onChange}
          error={error && t('v.reasonText')}
        />
      )}
      {wrong && (
        <p className={css.error} role="alert">
          {wrong}
        </p>
      )}
    </div>
  )
}

const CHOICES = [...RETURN_REASONS, 'other'] as const
