import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Stepper } from '../../../ui/form/Stepper.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { percent } from '../../../ui/format.ts'
import { totalOf } from '../../rules/composition.ts'
import css from './GradeDialog.module.css'
import { type GradeValues, PERCENTS, ripeOf } from './grade-form.ts'

/** The fields for the composition of the load in percent, and for the weight of a bunch. */
export function Composition({ form }: { form: Form<GradeValues> }) {
  const { t } = useTranslation()
  const { isRest, fillRest, change } = useRipe(form)
  return (
    <section>
      <div className={css.heading}>
        <h3>{t('evaluation.composition')}</h3>
        <Total values={form.values} isRest={isRest} onRest={fillRest} />
      </div>
      <div className={css.composition}>
        {PERCENTS.map((name) => (
          <Stepper
            key={name}
            {...form.field(name)}
            onChange={(value) => change(name, value)}
            label={t(`evaluation.${name}`)}
            name={t(`evaluation.${name}`)}
            places={2}
            step={0.5}
            max={100}
            unit="%"
            placeholder="0.00"
          />
        ))}
        <Stepper
          {...form.field('SysBunchWeight')}
          label={t('evaluation.SysBunchWeight')}
          name={t('evaluation.SysBunchWeight')}
          places={2}
          step={0.5}
          unit={t('term.kg')}
          placeholder="0.00"
        />
      </div>
    </section>
  )
}

/** What is ripe follows the other parts until somebody types it. */
function useRipe(form: Form<GradeValues>) {
  const { SysPalmRipe } = form.values
  const [isRest, setRest] = useState(SysPalmRipe === null || SysPalmRipe === ripeOf(form.values))
  const change = (name: (typeof PERCENTS)[number], value: number | null) => {
    if (name === 'SysPalmRipe') setRest(value === null)
    const known = { ...form.values, [name]: Number.isNaN(value) ? null : value }
    const ripe = isRest && name !== 'SysPalmRipe' && { SysPalmRipe: ripeOf(known) }
    form.set({ [name]: value, ...ripe })
  }
  const fillRest = () => {
    setRest(true)
    form.set({ SysPalmRipe: ripeOf(form.values) ?? 100 })
  }
  return { isRest: isRest && SysPalmRipe !== null, fillRest, change }
}

interface TotalProps {
  values: GradeValues
  /** What is ripe is what the other parts leave. */
  isRest: boolean
  onRest: () => void
}

/** The sum of the percents, highlighted above 100; beside it the rest becomes what is ripe. */
function Total({ values, isRest, onRest }: TotalProps) {
  const { t } = useTranslation()
  const total = totalOf(values)
  const over = total.gt(100)
  const rest = t('evaluation.ripeRest')
  return (
    <span className={`${css.total} num`} data-over={over || undefined}>
      {t('term.total')} <b>{percent(total)}%</b> {over && t('evaluation.overWhole')}
      {isRest ? (
        <span className={css.rest}>{rest}</span>
      ) : (
        <UnstyledButton className={css.rest} onClick={onRest}>
          {rest}
        </UnstyledButton>
      )}
    </span>
  )
}
