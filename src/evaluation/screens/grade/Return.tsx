import type { i18n } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceField, SegmentField } from '../../../ui/form/choice-fields.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import css from './GradeDialog.module.css'
import { type GradeValues, withinRange } from './grade-form.ts'

const REASONS = ['low', 'raw', 'other'] as const

/** Whether palm is returned. This changes the range of grades; the chosen grade stays where the range allows it. */
export function ReturnSwitch({ form, chosen }: { form: Form<GradeValues>; chosen?: number }) {
  const { t } = useTranslation()
  return (
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
          form.set(withinRange(form.values, { SysPalmReturn: value === '1' ? 1 : 0 }, chosen))
        }
      />
    </div>
  )
}

/** The reason of a return, from a list or typed, and the weight returned. */
export function ReturnFields({ form }: { form: Form<GradeValues> }) {
  const { t, i18n } = useTranslation()
  const reason = form.field('SysPalmReturnReason')
  const [picked, setPicked] = useState(() => pickedFor(reason.value, i18n.getFixedT))
  const [writing, setWriting] = useState(false)
  const pick = (value: string) => {
    setPicked(value)
    setWriting(value === 'other')
    const known = REASONS.find((one) => one === value && one !== 'other')
    reason.onChange(known ? t(`evaluation.reason.${known}`) : '')
  }
  return (
    <div className={css.fields}>
      <ChoiceField
        required
        label={t('evaluation.reason')}
        all={t('evaluation.reason.choose')}
        choices={REASONS.map((value) => ({ value, label: t(`evaluation.reason.${value}`) }))}
        value={picked}
        error={picked === 'other' ? undefined : reason.error}
        onChange={pick}
      />
      {picked === 'other' && (
        <TextField
          required
          autoFocus={writing}
          label={t('evaluation.reason.specify')}
          maxLength={200}
          {...reason}
          error={reason.error && t('v.reasonText')}
        />
      )}
      <NumberField
        label={t('evaluation.rejectWeight')}
        places={2}
        min={0}
        step={10}
        unit={t('term.kg')}
        {...form.field('SysPalmReturnWeight')}
      />
    </div>
  )
}

/** Which option of the list a saved reason is, in either language. */
function pickedFor(text: string, words: i18n['getFixedT']): string {
  if (text === '') return ''
  const same = (value: (typeof REASONS)[number]) =>
    ['th', 'en'].some((language) => words(language)(`evaluation.reason.${value}`) === text)
  return REASONS.find(same) ?? 'other'
}
