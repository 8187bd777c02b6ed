import { Box, Group, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Stepper } from '../../../ui/form/Stepper.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { percent } from '../../../ui/format.ts'
import { totalOf } from '../../rules/composition.ts'
import { COMPOSITION } from '../../rules/fields.ts'
import css from './GradeDialog.module.css'
import { type GradeValues, ripeOf } from './grade-form.ts'

/** The fields for the composition of the load in percent, and for the weight of a bunch. */
export function Composition({ form }: { form: Form<GradeValues> }) {
  const { t } = useTranslation()
  const { accepted, refused } = acceptedOf(form)
  const { isRest, fillRest, change } = useRipe(form, accepted)
  return (
    <section>
      <Group gap={0} justify="space-between" wrap="nowrap" className={`${css.heading} muted`}>
        <h3>{t('evaluation.composition')}</h3>
        <Total values={accepted} refused={refused} isRest={isRest} onRest={fillRest} />
      </Group>
      <div className={css.composition}>
        {COMPOSITION.map((name) => (
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

/** The parts without those that are refused, which are no part of a sum, and how many these are. */
function acceptedOf(form: Form<GradeValues>) {
  const fields = COMPOSITION.map((name) => ({ name, ...form.field(name) }))
  const refused = fields.filter(({ value, error }) => error !== undefined && value !== null)
  const nothing = Object.fromEntries(refused.map(({ name }) => [name, null]))
  return { accepted: { ...form.values, ...nothing }, refused: refused.length }
}

/** What is ripe follows the other parts until somebody types it; what was typed before this dialog is not replaced. */
function useRipe(form: Form<GradeValues>, accepted: GradeValues) {
  const { SysPalmRipe } = form.values
  const [filled, setFilled] = useState<number | null | undefined>(() =>
    SysPalmRipe === null ? null : ripeOf(form.values),
  )
  const isRest = filled !== undefined && SysPalmRipe === filled
  const change = (name: (typeof COMPOSITION)[number], value: number | null) => {
    if (name === 'SysPalmRipe') setFilled(value === null ? null : undefined)
    if (name === 'SysPalmRipe' || !isRest) return form.set({ [name]: value })
    const SysPalmRipe = ripeOf({ ...accepted, [name]: isPercent(value) ? value : null })
    setFilled(SysPalmRipe)
    form.set({ [name]: value, SysPalmRipe })
  }
  const fillRest = () => {
    const SysPalmRipe = ripeOf(accepted) ?? 100
    setFilled(SysPalmRipe)
    form.set({ SysPalmRipe })
  }
  return { isRest: isRest && SysPalmRipe !== null, fillRest, change }
}

function isPercent(value: number | null): boolean {
  return value !== null && value >= 0 && value <= 100
}

interface TotalProps {
  values: GradeValues
  /** How many parts do not count, since what is typed there is refused. */
  refused: number
  /** What is ripe is what the other parts leave. */
  isRest: boolean
  onRest: () => void
}

/** The sum of the percents, highlighted above 100; beside it the rest becomes what is ripe. */
function Total({ values, refused, isRest, onRest }: TotalProps) {
  const { t } = useTranslation()
  const total = totalOf(values)
  const over = total.gt(100)
  const rest = t('evaluation.ripeRest')
  return (
    <>
      {/* Between the title and the sum, which stay where they are. */}
      <Box component="span" c="var(--ps-attn)" flex={1} fz={12} lh="14px" p="0 8px" ta="right">
        {over && t('evaluation.overWhole')}{' '}
        {refused > 0 && t('evaluation.notCounted', { n: refused, count: refused })}
      </Box>
      <span className={`${css.total} num`} data-over={over || undefined}>
        {t('term.total')}{' '}
        <Box component="b" display="inline-block" miw="8ch" ta="right">
          {percent(total)}%
        </Box>
      </span>
      {isRest ? (
        <Box component="span" ml={8} className={`${css.rest} muted`}>
          {rest}
        </Box>
      ) : (
        <UnstyledButton fz={13} mih={26} ml={8} className={`${css.rest} accent`} onClick={onRest}>
          {rest}
        </UnstyledButton>
      )}
    </>
  )
}
