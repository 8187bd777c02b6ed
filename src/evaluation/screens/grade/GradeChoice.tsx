import { Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Form } from '../../../ui/form/use-form.ts'
import { gradeRange } from '../../rules.ts'
import { GradeButtons } from './GradeButtons.tsx'
import css from './GradeDialog.module.css'
import { type GradeValues, withinRange } from './grade-form.ts'

interface Props {
  form: Form<GradeValues>
  /** The grade that the officer chose, which the range may no longer allow. */
  chosen: number | undefined
  onChosen: (grade: number) => void
  /** Called with the change of the range and the grade that follows from it. */
  onSwitch: (change: Partial<GradeValues>) => void
  /** The grade that a switch put in the place of another. */
  replaced: { from: number; to: number } | undefined
}

/** The grade, and the checkbox of the special case, which allows every grade. */
export function GradeChoice({ form, chosen, onChosen, onSwitch, replaced }: Props) {
  const { t } = useTranslation()
  const [missed, setMissed] = useState(false)
  const { SysPalmReturn, SysIsSpecialCase, SysProductGrade } = form.values
  const { min, max } = gradeRange(SysPalmReturn === 1, SysIsSpecialCase === 1)
  const outside = missed ? t('v.gradeRange', { min: min, max: max }) : undefined
  const error = form.field('SysProductGrade').error ?? outside
  return (
    <section>
      <div className={css.heading}>
        <h3>{t('term.grade')}</h3>
        <Switch
          className={css.special}
          label={t('evaluation.specialCase')}
          labelPosition="right"
          checked={SysIsSpecialCase === 1}
          onChange={({ currentTarget }) => {
            setMissed(false)
            const change = { SysIsSpecialCase: currentTarget.checked ? 1 : 0 } as const
            onSwitch(withinRange(form.values, change, chosen))
          }}
        />
      </div>
      <GradeButtons
        label={t('term.grade')}
        min={min}
        max={max}
        value={SysProductGrade}
        onChange={(grade) => {
          setMissed(false)
          onChosen(grade)
        }}
        onMiss={() => setMissed(true)}
      />
      {error && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
      <p className={css.note} role="status" hidden={!replaced}>
        {replaced && t('evaluation.gradeReplaced', { ...replaced, min, max })}
      </p>
    </section>
  )
}
